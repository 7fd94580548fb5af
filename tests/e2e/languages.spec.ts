import { expect, test } from './journey.ts'
import { query } from './leads.ts'
import { enterAs } from './staff-session.ts'

test('the language that an article lacks is written side by side, and the mark goes', async ({ context, page, server }) => {
  const [row] = await query<{ id: string }>(
    server,
    "select article_id as id from article_translation where slug = 'parts-to-order-with-the-first-ten-cars' limit 1",
  )
  const id = row?.id ?? ''
  const kept = await query(server, "delete from article_translation where article_id = $1 and locale = 'ar' returning *", [id])
  expect(kept).toHaveLength(1)
  await enterAs(context, server, { name: 'Translator', role: 'content' })
  await page.goto('/admin/#/languages')
  const cell = (state: string) => page.locator(`a[href$="/languages/article/${id}?to=ar"]`).and(page.getByRole('link', { name: `Arabic: ${state}` }))
  await cell('not written').click()

  const title = page.getByRole('textbox', { name: 'Title (Arabic)' })
  await expect(title).toHaveAttribute('dir', 'rtl')
  await title.fill('أي قطع الغيار تطلبون')
  await page.getByRole('textbox', { name: 'Summary (Arabic)' }).fill('باختصار.')
  await page.getByRole('textbox', { name: 'Text (Arabic)' }).fill('النص الكامل.')
  await expect(page.getByText('Which parts to order with your first ten cars').first()).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'What is missing' }).click()
  await expect(cell('Draft')).toBeVisible()
  const [stored] = await query<{ title: string; publish_state: string }>(
    server,
    "select title, publish_state from article_translation where article_id = $1 and locale = 'ar'",
    [id],
  )
  expect(stored).toEqual({ title: 'أي قطع الغيار تطلبون', publish_state: 'draft' })
})
