import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { query } from './leads.ts'
import { readPage } from './read-page.ts'
import { enterAs } from './staff-session.ts'
import { DESKTOP, PHONE } from './visit.ts'

// Chromium itself writes an error for what the server refuses.
test.use({ expectedNoise: [/status of (400|404|409|410)/] })

const TITLE = 'Loading at Xingang in winter'
const PAGE = '/article/loading-at-xingang-in-winter'

test('an article is written, planned, published and withdrawn, and two who edit it lose nothing', async ({ browser, context, page, server }) => {
  await enterAs(context, server, { name: 'Li Wei', role: 'content' })
  const isThere = async (locale: 'en' | 'fr' = 'en') => (await readPage(server.origin, locale, PAGE)).includes(TITLE)

  await test.step('what is wrong is said by the field, and nothing is stored', async () => {
    await page.goto(`${server.origin}/admin#/content/news/create`)
    await page.getByRole('textbox', { name: 'Title (English)' }).fill(TITLE)
    await page.getByRole('combobox', { name: 'State' }).click()
    await page.getByRole('option', { name: 'Published' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Please fill this in.')).toHaveCount(2)
    expect(await query(server, 'select 1 from article_translation where title = $1', [TITLE])).toEqual([])
  })

  await test.step('it is planned for later', async () => {
    await page.getByRole('textbox', { name: 'Summary (English)' }).fill('What frost does to a loading plan.')
    const text = page.getByRole('textbox', { name: 'Text', exact: true })
    await text.click()
    await page.keyboard.type('Ice comes in January.')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Before you sail')
    await page.getByRole('button', { name: 'Heading' }).click()
    await paste(page, '<p class="MsoNormal" style="color:red">Ask <b>early</b>.</p><ul><li>Fuel</li><li>Battery</li></ul><img src="x"><script>1</script>')
    await page.getByRole('combobox', { name: 'State' }).click()
    await page.getByRole('option', { name: 'Planned' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Please fill this in.')).toBeVisible()
    await page.getByLabel('On the site from').fill('2090-01-02T08:00')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
    await expect(page.getByText('Planned for 2 Jan 2090, 08:00')).toBeVisible()
    const [stored] = await query<{ body: string; slug: string }>(server, 'select body, slug from article_translation where title = $1', [TITLE])
    expect(JSON.parse(stored?.body ?? '')).toEqual([
      { kind: 'paragraph', text: 'Ice comes in January.' },
      { kind: 'heading', text: 'Before you sail' },
      { kind: 'paragraph', text: 'Ask early.' },
      { kind: 'list', is_ordered: false, items: ['Fuel', 'Battery'] },
    ])
    expect(stored?.slug).toBe('loading-at-xingang-in-winter')
    expect(await isThere()).toBe(false)
    await page.getByRole('link', { name: 'News', exact: true }).click()
    await expect(page.getByRole('row').filter({ hasText: TITLE }).getByText('English: Planned for 2 Jan 2090')).toBeAttached()
  })

  // A colleague has the same article open.
  await page.getByRole('link', { name: TITLE }).click()
  const other = await browser.newContext({ viewport: DESKTOP })
  await enterAs(other, server, { name: 'Chen Yu', role: 'content' })
  const colleague = await other.newPage()
  await expect(page.getByRole('textbox', { name: 'Title (English)' })).toHaveValue(TITLE)
  await colleague.goto(page.url())
  await expect(colleague.getByRole('textbox', { name: 'Title (English)' })).toHaveValue(TITLE)

  await test.step('it is on the site at once when it is published', async () => {
    await page.getByRole('combobox', { name: 'State' }).click()
    await page.getByRole('option', { name: 'Published' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
    await expect.poll(() => isThere()).toBe(true)
    expect(await isThere('fr')).toBe(false)
  })

  await test.step('the colleague sees both versions, language by language, and chooses', async () => {
    await colleague.getByRole('textbox', { name: 'Summary (English)' }).fill('What ice does to a loading plan.')
    await colleague.getByRole('tab', { name: 'French' }).click()
    await colleague.getByRole('textbox', { name: 'Title (French)' }).fill('Charger à Xingang en hiver')
    await colleague.getByRole('button', { name: 'Save', exact: true }).click()
    const dialog = colleague.getByRole('dialog', { name: 'Someone has changed this in the meantime' })
    await expect(dialog.getByRole('radiogroup', { name: 'On the site from (English)' }).getByRole('radio', { name: /Theirs/ })).toBeChecked()
    await expect(dialog.getByRole('radiogroup', { name: 'Title (French)' }).getByRole('radio', { name: /Yours/ })).toBeChecked()
    await dialog.getByRole('button', { name: 'Save this choice' }).click()
    await expect(dialog).toHaveCount(0)
    await expect.poll(() => readPage(server.origin, 'en', PAGE)).toContain('What ice does to a loading plan.')
  })
  await other.close()

  await test.step('it is withdrawn when its time is over', async () => {
    await page.reload()
    await page.getByLabel('Off the site from').fill('2026-01-02T08:00')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Must be later than the start.')).toBeVisible()
    await page.getByLabel('On the site from').fill('2026-01-01T08:00')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
    await expect.poll(() => isThere()).toBe(false)
  })

  await test.step('what was changed is taken back into the form', async () => {
    await page.getByRole('button', { name: 'Show the changes' }).click()
    const dialog = page.getByRole('dialog', { name: 'Earlier versions' })
    await expect(dialog.getByRole('heading', { name: /Chen Yu/ })).toBeVisible()
    await dialog.getByRole('button', { name: 'Go back to before this change' }).first().click()
    await expect(page.getByLabel('Off the site from')).toHaveValue('')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(() => isThere()).toBe(true)
  })

  await test.step('the list does not call it published once it is hidden (R16.113)', async () => {
    await page.getByRole('button', { name: 'Hide', exact: true }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(() => isThere()).toBe(false)
    await page.getByRole('link', { name: 'News', exact: true }).click()
    const row = page.getByRole('row').filter({ hasText: TITLE })
    await expect(row.getByText('Hidden', { exact: true })).toBeVisible()
    await expect(row.getByText('Published', { exact: true })).toHaveCount(0)
  })
})

test('the language that is written stays open when a new article is saved (R16.114)', async ({ context, page, server }) => {
  await enterAs(context, server, { name: 'Sun Yi', role: 'content' })
  await page.goto(`${server.origin}/admin#/content/news/create`)
  await page.getByRole('tab', { name: 'German' }).click()
  await page.getByRole('textbox', { name: 'Title (German)' }).fill('Verladung im Winter')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/content\/news\/\d+$/)
  await expect(page.getByRole('textbox', { name: 'Title (German)' })).toHaveValue('Verladung im Winter')
  await expect(page.getByRole('tab', { name: 'German' })).toHaveAttribute('aria-selected', 'true')
})

test('the news are reached on a phone, in Chinese', async ({ context, page, server }) => {
  await page.setViewportSize(PHONE)
  await enterAs(context, server, { name: '王芳', role: 'content' })
  await query(server, "update staff set locale = 'zh' where name = '王芳'")
  await page.goto(`${server.origin}/admin#/content`)
  await expect(page.getByRole('heading', { level: 1, name: '新闻' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  await page.getByRole('link', { name: /Ro-ro or container/ }).click()
  await page.getByRole('tab', { name: '阿拉伯语' }).click()
  await expect(page.getByRole('textbox', { name: '正文', exact: true })).toHaveAttribute('dir', 'rtl')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
})

test('an old address leads on, or says that it is gone', async ({ context, page, server }) => {
  await enterAs(context, server, { name: 'Zhang Lei', role: 'content' })
  const open = async (path: string) => {
    const { status, headers } = await fetch(`${server.origin}${path}`, { redirect: 'manual' })
    return [status, headers.get('location')]
  }
  await page.goto(`${server.origin}/admin#/content/redirects`)
  await page.getByRole('link', { name: 'Add an old address' }).click()
  await page.getByRole('textbox', { name: 'Old address' }).fill('/carList')
  await expect(page.getByText('There is a page at this address.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Old address' }).fill('/spring/offer.html')
  await expect(page.getByText('There is a page at this address.')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'New address' }).fill('/spring/offer.html')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('This redirects to itself.').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'New address' }).fill(`${server.origin}/carList`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('1 address', { exact: true })).toBeVisible()
  await expect.poll(() => open('/spring/offer.html')).toEqual([301, '/carList'])
  await page.getByRole('link', { name: '/spring/offer.html' }).click()
  await page.getByRole('radio', { name: 'Gone for good' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => open('/spring/offer.html')).toEqual([410, null])
  await page.getByRole('button', { name: 'Delete this address' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete this address' }).click()
  await expect(page.getByText('No old addresses yet.')).toBeVisible()
})

/** As a text program puts it on the clipboard. */
async function paste(page: Page, html: string): Promise<void> {
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.evaluate((given) => {
    const data = new DataTransfer()
    data.setData('text/html', given)
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, html)
}
