import { readFile } from 'node:fs/promises'
import { expect, test } from './journey.ts'
import { query } from './leads.ts'
import { originOf, word } from './words.ts'

const ACTIVITY = 'shanghai-yard-open-days-2027'
const ARTICLE = 'fob-cfr-cif-what-the-price-includes'

for (const locale of ['en', 'th'] as const) {
  test.describe(locale, () => {
    test('a file of the download center is saved under its own name', async ({ page, server }) => {
      await page.goto(`${originOf(server.origin, locale)}/downloadCenter`)
      const guides = page.getByRole('region', { name: word(locale, 'downloads.category.guide') })
      const saving = page.waitForEvent('download')
      await guides
        .getByRole('link', { name: new RegExp(`^${word(locale, 'downloads.get')}: .* English$`) })
        .first()
        .click()
      const saved = await saving
      expect(saved.suggestedFilename()).toBe('quayline-buyers-guide-en.pdf')
      expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-')
    })

    test('an activity tells its days, goes into a calendar and takes a request', async ({ page, server }) => {
      await page.goto(`${originOf(server.origin, locale)}/activity`)
      await page.locator(`main a[href="/activity/${ACTIVITY}"]`).click()
      await expect(page).toHaveURL(new RegExp(`/activity/${ACTIVITY}$`))
      const facts = page.getByRole('complementary', { name: word(locale, 'activity.facts') })
      await expect(facts).toContainText('09:00–17:00')
      await expect(facts).toContainText('2027')
      const saving = page.waitForEvent('download')
      await facts.getByRole('link', { name: word(locale, 'activity.addToCalendar') }).click()
      const saved = await saving
      expect(saved.suggestedFilename()).toBe(`${ACTIVITY}.ics`)
      expect(await readFile(await saved.path(), 'utf8')).toContain('DTSTART:20270316T010000Z')
      await expect(page.locator('#form textarea[name="remark"]')).toHaveValue(/2027/)
      await expect(page.locator('#form input[name="origin"]')).toHaveValue('promotion_detail')
    })

    test('news are searched, and lead back to all of them', async ({ page, server }) => {
      await page.goto(`${originOf(server.origin, locale)}/article`)
      await page.getByRole('searchbox', { name: word(locale, 'article.search') }).fill('Incoterms')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/article\?word=Incoterms/)
      await expect(page.locator(`main a[href="/article/${ARTICLE}"]`)).toBeVisible()
      await expect(page.locator('main a[href="/article/parts-to-order-with-the-first-ten-cars"]')).toHaveCount(0)
      await page
        .getByRole('main')
        .getByRole('link', { name: word(locale, 'article.all') })
        .click()
      await expect(page.locator('main a[href="/article/parts-to-order-with-the-first-ten-cars"]')).toBeVisible()
    })
  })
}

test('the feed of each language is linked from the news and holds its articles', async ({ page, server }) => {
  await page.goto(`${originOf(server.origin, 'th')}/article`)
  const feed = await page.locator('head link[type="application/rss+xml"]').getAttribute('href')
  const [type, text] = await page.evaluate(async (address) => {
    const answer = await fetch(address)
    return [answer.headers.get('content-type') ?? '', await answer.text()] as const
  }, feed ?? '')
  expect(type).toContain('application/rss+xml')
  expect(text).toContain('<language>th</language>')
  expect(text.match(/<item>/g)).toHaveLength(8)
})

test('a language that lacks an article is led to its news, and not named to search engines', async ({ page, server }) => {
  const sign = 'charging-sockets-by-region'
  await query(server, `update article_translation set publish_state = 'draft' where slug = '${sign}' and locale = 'fr'`)
  try {
    await page.goto(`/article/${sign}`)
    const links = page.locator('body a[hreflang="fr"]')
    expect(await links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname))).toEqual(['/article', '/article'])
    const german = page.locator('a[hreflang="de"]').first()
    await expect(german).toHaveAttribute('href', new RegExp(`/article/${sign}$`))
    await expect(page.locator('head link[rel="alternate"][hreflang="fr"]')).toHaveCount(0)
    await expect(page.locator('head link[rel="alternate"][hreflang="de"]')).toHaveCount(1)
  } finally {
    await query(server, `update article_translation set publish_state = 'published' where slug = '${sign}' and locale = 'fr'`)
  }
})

test.describe('without script', () => {
  // Chromium itself writes an error for a document with status 400, which an incomplete form is answered with.
  test.use({ javaScriptEnabled: false, expectedNoise: [/status of 400/] })

  test('files are saved and an activity takes a request', async ({ page }) => {
    await page.goto('/downloadCenter')
    const saving = page.waitForEvent('download')
    await page.getByRole('link', { name: /^Download: Parts enquiry form/ }).click()
    expect((await saving).suggestedFilename()).toBe('quayline-parts-enquiry.xlsx')
    await page.goto(`/activity/${ACTIVITY}`)
    await page
      .locator('#form')
      .getByRole('button', { name: word('en', 'enquiry.submit') })
      .click()
    await expect(page.locator('#form [role="alert"]')).toBeVisible()
    await expect(page.locator('#form textarea[name="remark"]')).toHaveValue(/Three open days/)
  })
})

test.describe('a file that is gone', () => {
  test.use({ expectedNoise: [/status of 404|Download failed/] })

  test('is told in the page and logged', async ({ page, server }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.route('**/api/download/**', (route) => route.fulfill({ status: 404, json: { code: 4402, msg: 'gone', data: null } }))
    await page.goto(`${originOf(server.origin, 'th')}/downloadCenter`)
    // Until the page's script is there, the link is a plain one.
    await expect(async () => {
      await page.locator('main a[download]').first().click()
      await expect(page.getByText(word('th', 'downloads.failed'))).toBeVisible({ timeout: 1_500 })
    }).toPass()
    expect(logged.some((text) => text.startsWith('Download failed'))).toBe(true)
    await expect(page).toHaveURL(/\/downloadCenter$/)
  })
})
