import type { Locator, Page } from '@playwright/test'
import type { Locale } from '#i18n/locales.ts'
import { expect, test } from './journey.ts'
import { findLead, newPerson } from './leads.ts'
import { originOf, word } from './words.ts'

const KENYA: Partial<Record<Locale, string>> = { en: 'Kenya', ru: 'Кения' }

function question(page: Page, locale: Locale, name: string): Locator {
  return page.getByRole('main').getByRole('group', { name: word(locale, `finder.question.${name}`) })
}

/** Answers three questions and shows the shortlist. */
async function answer(page: Page, locale: Locale): Promise<void> {
  const main = page.getByRole('main')
  await question(page, locale, 'use')
    .getByRole('radio', { name: word(locale, 'finder.use.family') })
    .check()
  await question(page, locale, 'fuel')
    .getByRole('radio', { name: word(locale, 'energy.BEV'), exact: true })
    .check()
  await main.getByRole('combobox', { name: word(locale, 'finder.question.destination') }).selectOption('KE')
  await main.getByRole('button', { name: word(locale, 'finder.show') }).click()
}

/** The form on the page, whose country is the destination that was named. */
async function expectCountry(page: Page, locale: Locale, hasScript: boolean): Promise<void> {
  const form = page.getByRole('main').getByRole('form', { name: word(locale, 'enquiry.title') })
  const name = new RegExp(word(locale, 'enquiry.country'))
  const kenya = KENYA[locale] ?? ''
  await (hasScript ? expect(form.getByRole('combobox', { name })).toHaveText(kenya) : expect(form.getByLabel(name)).toHaveValue(kenya))
}

/** Follows the way to all of a group, and finds as many vehicles there as it promised. */
async function seeAll(page: Page, group: 'new' | 'used'): Promise<void> {
  const link = page.locator(`#shortlist-${group}`).locator('xpath=..').getByRole('link')
  const total = /\d+/.exec(await link.innerText())?.[0] ?? ''
  await link.click()
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: new RegExp(`^${total} vehicle`) }),
  ).toBeVisible()
}

/** The client starts at the first sign of a visitor. */
async function startClient(page: Page): Promise<void> {
  await page.mouse.move(40, 400)
  await page.mouse.move(60, 420)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}

function journey(locale: Locale, hasScript: boolean): void {
  test(`seven questions lead to a shortlist and an enquiry in ${locale}, ${hasScript ? 'with' : 'without'} script`, async ({ page, server }) => {
    const origin = locale === 'en' ? server.origin : originOf(server.origin, locale)
    const person = newPerson('Amina')
    await page.goto(`${origin}/menuCar/helper`)
    await answer(page, locale)
    await expect(page).toHaveURL(/use=family.*fuel=electric.*destination=KE/)
    const main = page.getByRole('main')
    const reasons = main.getByRole('list', { name: word(locale, 'finder.why') })
    await expect(reasons.first().getByText(new RegExp(`${word(locale, 'steering.right')}.*${KENYA[locale]}`))).toBeVisible()
    await expect(reasons.first().getByText(/\((CLTC|NEDC|WLTP)\)/)).toBeVisible()

    const form = main.getByRole('form', { name: word(locale, 'enquiry.title') })
    await expect(form.getByLabel(word(locale, 'enquiry.remark'))).toHaveValue(new RegExp(word(locale, 'finder.use.family')))
    await form.getByLabel(word(locale, 'enquiry.name')).fill(person.name)
    await form.getByLabel(word(locale, 'enquiry.email')).fill(person.mail)
    await form.getByLabel(word(locale, 'enquiry.mobile')).fill('+254 712 345 678')
    await expectCountry(page, locale, hasScript)
    await form.getByRole('button', { name: word(locale, 'enquiry.submit') }).click()
    await expect(page).toHaveURL(/\/result\?ref=/)
    expect(await findLead(server, person.mail)).toMatchObject({ locale, origin: 'other', country_name: KENYA[locale] })
  })
}

test.describe('with script', () => {
  journey('en', true)
  journey('ru', true)

  test('a use leaves the bodies and fuels that go with it, and a tractor unit is found in the list as well', async ({ page }) => {
    await page.goto('/menuCar/helper')
    await startClient(page)
    const body = question(page, 'en', 'body')
    const fuel = question(page, 'en', 'fuel')
    await expect(body.getByRole('radio')).toHaveCount(11)
    await fuel.getByRole('radio', { name: 'Hybrid', exact: true }).check()
    await question(page, 'en', 'use').getByRole('radio', { name: 'Long-haul trucking' }).check()
    await expect(body.getByRole('radio')).toHaveCount(3)
    await body.getByRole('radio', { name: 'Tractor unit' }).check()
    await expect(fuel.getByRole('radio', { name: 'No preference' })).toBeChecked()
    await question(page, 'en', 'condition').getByRole('radio', { name: 'New', exact: true }).check()
    await question(page, 'en', 'budget').getByRole('radio', { name: 'Up to US$40,000' }).check()
    const main = page.getByRole('main')
    await main.getByRole('combobox', { name: word('en', 'finder.question.destination') }).selectOption('KE')
    await main.getByRole('button', { name: word('en', 'finder.show') }).click()
    await expect(page).toHaveURL(/condition=new&use=haulage&body=tractor&budget=40000&destination=KE/)
    const reasons = main.getByRole('list', { name: word('en', 'finder.why') }).first()
    await expect(reasons).toContainText(/FOB US\$[\d,]+, within your limit of US\$40,000/)
    await expect(reasons).toContainText(/Gross vehicle weight 25,000 kg/)
    await seeAll(page, 'new')
    await expect(page).toHaveURL(/\/carList\?body=tractor&steering=right&price_to=40000&admitted=KE$/)
    // The destination that was named stands in the finder that is opened next, and in its form.
    await page.goto('/menuCar/helper')
    await startClient(page)
    await expect(main.getByRole('combobox', { name: word('en', 'finder.question.destination') })).toHaveValue('KE')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  journey('en', false)
  journey('ru', false)

  test('used vehicles follow the rules of the destination, and the page says how many do not', async ({ page }) => {
    const main = page.getByRole('main')
    await page.goto('/menuCar/helper?condition=used&destination=KE')
    const from = new Date().getUTCFullYear() - 8
    await expect(main.getByText(/^\d+ used vehicles are left out: the steering is on the wrong side for Kenya \(rule of 2025\)\.$/)).toBeVisible()
    const reasons = main.getByRole('list', { name: word('en', 'finder.why') })
    expect(await reasons.count()).toBeGreaterThan(2)
    for (const each of await reasons.all()) await expect(each).toContainText(`Kenya allows ${from} and newer`)
    await seeAll(page, 'used')
    await expect(page).toHaveURL(new RegExp(`/usedCars\\?steering=right&status=available&year_from=${from}&admitted=KE$`))

    await page.goto('/menuCar/helper?condition=used&destination=DZ')
    await expect(main.getByText(/used vehicles are left out: Algeria allows model year \d{4} and newer \(rule of 2025\)/)).toBeVisible()
    await page.goto('/menuCar/helper?condition=used&destination=ZA')
    await expect(main.getByText(/left out: South Africa does not allow used vehicles \(rule of 2025\)/)).toBeVisible()
    await expect(main.getByRole('link', { name: /^Without “Destination”/ })).toBeVisible()
  })

  test('an answer in the way is named and can be left open, and an empty list asks with its filters', async ({ page, server }) => {
    await page.goto(`${server.origin}/menuCar/helper?budget=10000&body=truck&fuel=electric`)
    const without = page.getByRole('main').getByRole('link', { name: /^Without “Fuel”/ })
    await expect(page.getByRole('heading', { name: 'No vehicle fits every answer' })).toBeVisible()
    await expect(without.or(page.getByRole('main').getByRole('link', { name: /^Without “Budget”/ })).first()).toBeVisible()

    await page.goto(`${server.origin}/carList?body=bus&steering=right&seats=2`)
    await page
      .getByRole('main')
      .getByRole('link', { name: word('en', 'common.findForMe') })
      .click()
    await expect(page).toHaveURL(/\/carList\/find\?body=bus&steering=right&seats=2/)
    await expect(page.getByRole('main').getByLabel(word('en', 'enquiry.remark'))).toHaveValue(/Bus\n.*Right-hand drive/s)
  })

  test('an empty list hands what is chosen on to the finder, and answers that contradict each other are told', async ({ page }) => {
    await page.goto('/usedCars?body=bus&steering=right&price_to=4000')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: word('en', 'home.finder') }).click()
    await expect(page).toHaveURL('/menuCar/helper?condition=used&body=bus&budget=4000&steering=right')
    await expect(question(page, 'en', 'budget').getByRole('radio', { name: 'Up to US$4,000' })).toBeChecked()
    await expect(question(page, 'en', 'condition').getByRole('radio', { name: 'Used' })).toBeChecked()

    await page.goto('/menuCar/helper?use=x&use=haulage&body=small&fuel=steam')
    await expect(main.getByText('“Hatchback” and “Long-haul trucking” rarely go together.')).toBeVisible()
    await expect(main.getByText(word('en', 'finder.passedOver'))).toBeVisible()
  })
})

// R7.21, R22.10
for (const hasScript of [true, false]) {
  test.describe(`at a destination that was named, ${hasScript ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled: hasScript })

    for (const [code, iso2] of [
      ['TH-laem-chabang', 'TH'],
      ['NG-lagos-apapa', 'NG'],
    ] as const) {
      test(`the finder asks for ${iso2} by itself and proposes what it admits`, async ({ page, context, server }) => {
        await context.addCookies([{ name: 'dest', value: code, url: server.origin }])
        const main = page.getByRole('main')
        const select = main.getByRole('combobox', { name: word('en', 'finder.question.destination') })
        await page.goto('/menuCar/helper')
        await expect(select).toHaveValue(iso2)
        await question(page, 'en', 'fuel')
          .getByRole('radio', { name: word('en', 'energy.ICE'), exact: true })
          .check()
        await main.getByRole('button', { name: word('en', 'finder.show') }).click()
        await expect(page).toHaveURL(new RegExp(`fuel=engine.*destination=${iso2}`))
        await expect(page.locator('#shortlist-new')).toBeVisible()
        await expect(main.getByText(/does not admit it/)).toHaveCount(0)
        // An address without the question is answered for the same country.
        await page.goto('/menuCar/helper?fuel=engine')
        await expect(select).toHaveValue(iso2)
        await expect(page.locator('#shortlist-new')).toBeVisible()
        await expect(main.getByText(/does not admit it/)).toHaveCount(0)
        await seeAll(page, 'new')
        await page.goBack()
        // Left open, it stays open.
        await select.selectOption({ index: 0 })
        await main.getByRole('button', { name: word('en', 'finder.show') }).click()
        await expect(page).toHaveURL(/destination=any/)
        await expect(select.locator('option').first()).toHaveJSProperty('selected', true)
      })
    }
  })
}
