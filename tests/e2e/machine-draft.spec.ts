import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { expect, test } from './journey.ts'
import { query } from './leads.ts'
import { readPage } from './read-page.ts'
import { enterAs } from './staff-session.ts'

const SLUG = 'charging-sockets-by-region'

test('a machine drafts what German lacks of an article; it is marked as read by nobody and is not on the site', async ({ context, page, server }) => {
  const asked: unknown[] = []
  const translator = createServer(async (request, response) => {
    const { q, target } = (await json(request)) as { q: string[]; target: string }
    asked.push(target)
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ translatedText: q.map((text) => `Entwurf: ${text}`) }))
  }).listen(Number(new URL(server.translatorUrl).port), '127.0.0.1')
  try {
    const [row] = await query<{ id: string }>(server, 'select article_id as id from article_translation where slug = $1 limit 1', [SLUG])
    const path = `/languages/article/${row?.id}?to=de`
    await query(server, "delete from article_translation where article_id = $1 and locale = 'de'", [row?.id])
    await enterAs(context, server, { name: 'Translator', role: 'content' })
    await page.goto(`/admin/#${path}`)
    await page.getByRole('button', { name: 'Machine draft' }).click()
    await expect(page.getByText('1 draft created, 0 left as they were.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Title (German)' })).toHaveValue(/^Entwurf: /)
    await expect(page.getByRole('textbox', { name: 'Text (German)' })).toContainText('Entwurf: ')
    expect(new Set(asked)).toEqual(new Set(['de']))

    // Somebody else finds it by its mark, in Chinese.
    await query(server, "update staff set locale = 'zh' where name = 'Translator'")
    await page.getByRole('link', { name: 'What is missing' }).click()
    await page.reload()
    await expect(page.locator(`a[href$="${path}"]`).and(page.getByRole('link', { name: '德语: 尚无人审阅' }))).toBeVisible()
    expect(await query(server, "select publish_state, is_unread from article_translation where article_id = $1 and locale = 'de'", [row?.id])).toEqual([
      { publish_state: 'draft', is_unread: true },
    ])
    expect(await readPage(server.origin, 'de', `/article/${SLUG}`)).not.toContain('Entwurf: ')
  } finally {
    translator.closeAllConnections()
    translator.close()
  }
})
