import type { Page } from '@playwright/test'
import type { Locale } from '#i18n/locales.ts'
import { chooseCountry } from './choose-country.ts'
import { expect, test } from './journey.ts'
import { findLead, newPerson } from './leads.ts'
import { originOf, word } from './words.ts'

/** Answers three questions and shows the shortlist. */
async function answer(page: Page, locale: Locale): Promise<void> {
  const main = page.getByRole('main')
  const question = (name: string) => main.getByRole('group', { name: word(locale, `finder.question.${name}`) })
  await question('use')
    .getByRole('radio', { name: word(locale, 'finder.use.family') })
    .check()
  await question('fuel')
    .getByRole('radio', { name: word(locale, 'energy.BEV'), exact: true })
    .check()
  await main.getByRole('combobox', { name: word(locale, 'finder.question.destination') }).selectOption('KE')
  await main.getByRole('button', { name: word(locale, 'finder.show') }).click()
}

function journey(locale: Locale, hasScript: boolean): void {
  test(`six questions lead to a shortlist and an enquiry in ${locale}, ${hasScript ? 'with' : 'without'} script`, async ({ page, server }) => {
    const origin = locale === 'en' ? server.origin : originOf(server.origin, locale)
    const person = newPerson('Amina')
    await page.goto(`${origin}/menuCar/helper`)
    await answer(page, locale)
    await expect(page).toHaveURL(/use=family.*fuel=electric.*destination=KE/)
    const main = page.getByRole('main')
    const reasons = main.getByRole('list', { name: word(locale, 'finder.why') })
    await expect(reasons.first().getByText(word(locale, 'steering.right'))).toBeVisible()
    await expect(reasons.first().getByText(/\((CLTC|NEDC|WLTP)\)/)).toBeVisible()

    const form = main.getByRole('form', { name: word(locale, 'enquiry.title') })
    await expect(form.getByLabel(word(locale, 'enquiry.remark'))).toHaveValue(new RegExp(word(locale, 'finder.use.family')))
    await form.getByLabel(word(locale, 'enquiry.name')).fill(person.name)
    await form.getByLabel(word(locale, 'enquiry.email')).fill(person.mail)
    await form.getByLabel(word(locale, 'enquiry.mobile')).fill('+254 712 345 678')
    await chooseKenya(page, locale, hasScript)
    await form.getByRole('button', { name: word(locale, 'enquiry.submit') }).click()
    await expect(page).toHaveURL(/\/result\?ref=/)
    expect(await findLead(server, person.mail)).toMatchObject({ locale, origin: 'other' })
  })
}

/** A text field without script, a picker with it. */
async function chooseKenya(page: Page, locale: Locale, hasScript: boolean): Promise<void> {
  const form = page.getByRole('main').getByRole('form', { name: word(locale, 'enquiry.title') })
  const field = new RegExp(word(locale, 'enquiry.country'))
  const kenya = locale === 'ru' ? 'Кения' : 'Kenya'
  if (!hasScript) return form.getByLabel(field).fill(kenya)
  await form.getByRole('combobox', { name: field }).click()
  const picker = page.getByRole('dialog', { name: word(locale, 'country.choose') })
  await chooseCountry(picker, kenya, word(locale, 'common.confirm'))
}

test.describe('with script', () => {
  journey('en', true)
  journey('ru', true)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  journey('en', false)
  journey('ru', false)

  test('an answer in the way is named and can be left open, and an empty list asks with its filters', async ({ page, server }) => {
    await page.goto(`${server.origin}/menuCar/helper?budget=10000&body=truck&fuel=electric`)
    const without = page.getByRole('main').getByRole('link', { name: /^Without “Fuel”/ })
    await expect(page.getByRole('heading', { name: 'No car fits every answer' })).toBeVisible()
    await expect(without.or(page.getByRole('main').getByRole('link', { name: /^Without “Budget”/ })).first()).toBeVisible()

    await page.goto(`${server.origin}/carList?body=bus&steering=right&seats=2`)
    await page
      .getByRole('main')
      .getByRole('link', { name: word('en', 'common.findForMe') })
      .click()
    await expect(page).toHaveURL(/\/carList\/find\?body=bus&steering=right&seats=2/)
    await expect(page.getByRole('main').getByLabel(word('en', 'enquiry.remark'))).toHaveValue(/Bus\n.*Right-hand drive/s)
  })
})
