import { expect, test } from './journey.ts'
import { query } from './leads.ts'
import { enterAs } from './staff-session.ts'
import { audit, PHONE } from './visit.ts'

/** A list as a supplier sends it: a title, headings of which two are their own words, a price range, a brand that nobody knows, a total. */
const SHEET = [
  '东方汽车出口 库存表,,,,,,,',
  '编号 No.,品牌 Brand,款名,燃料 Fuel,上牌日期,表显里程(万公里),到手价,事故',
  'DF/001,丰田 Toyota,Harbour 凯美瑞,汽油 Petrol,2021-05-03,5.2,"$11,800",无',
  'DF/002,丰田,Harbour 卡罗拉,汽油,2020-04-01,6.4,7800-8200,无',
  'DF/003,没有的牌,Harbour 某车,汽油,2020-04-01,6.4,7800,无',
  '合计,,,,,,,3台',
].join('\r\n')

test('a supplier’s list is mapped, put right, imported as drafts, and taken back', async ({ context, page, server }) => {
  const units = () =>
    query<{ supplier_ref: string; publish_state: string; price: string | null }>(
      server,
      "select supplier_ref, publish_state, fob_price_usd_cents as price from used_car where supplier = 'Dongfang' order by supplier_ref",
    )
  await enterAs(context, server, { name: 'Mei', role: 'content' })
  await page.goto(`${server.origin}/admin#/imports`)
  await expect(page.getByRole('heading', { level: 1, name: 'Import' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Supplier' }).fill('Dongfang')

  await test.step('who has no sheet gets one to fill in', async () => {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Sample sheet: Used cars' }).click()
    expect((await saved).suggestedFilename()).toBe('sample-used.xlsx')
  })

  await test.step('the file is read, and says what it lacks', async () => {
    await page.locator('input[type=file]').setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(SHEET) })
    await expect(page.getByRole('heading', { level: 1, name: 'stock.csv' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('are missing')
    await expect(page.getByRole('button', { name: /^Import \d+ rows/ })).toBeDisabled()
  })

  await test.step('two headings are mapped by hand, by keys', async () => {
    for (const [heading, column] of [
      ['款名', 'Model *'],
      ['到手价', 'FOB price in US dollars'],
    ] as const) {
      await page.getByRole('combobox', { name: heading }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('option', { name: column, exact: true }).press('Enter')
    }
    await page.getByRole('button', { name: 'Read again with these changes' }).click()
    await expect(page.getByText('This would add 2 and change 0. 1 row has a warning; 1 would be left out.')).toBeVisible()
    expect(await units()).toEqual([])
  })

  await test.step('a cell is put right in place', async () => {
    await page.getByRole('textbox', { name: 'FOB price in US dollars, line 4' }).fill('8000')
    await page.getByRole('button', { name: 'Read again with these changes' }).click()
    await expect(page.getByText('This would add 2 and change 0. 0 rows have a warning; 1 would be left out.')).toBeVisible()
  })

  await test.step('a row without any remark is looked at, cell by cell, and put right', async () => {
    await page.getByRole('combobox', { name: 'Show', exact: true }).click()
    await page.getByRole('option', { name: /^All rows/ }).click()
    await page.getByRole('button', { name: 'Show all 8 cells, Line 3' }).click()
    await expect(page.getByText('Read as: 52,000 km')).toBeVisible()
    await page.getByRole('textbox', { name: 'Mileage, line 3' }).fill('5.3')
    await page.getByRole('button', { name: 'Read again with these changes' }).click()
    await expect(page.getByText('Read as: 53,000 km')).toBeVisible()
    await expect(page.getByText('In the file: 5.2')).toBeVisible()
  })

  await test.step('it is confirmed, and the report tells what went in', async () => {
    await page.getByRole('button', { name: 'Import 2 rows' }).click()
    await expect(page.getByText('2 added, 0 changed')).toBeVisible({ timeout: 20_000 })
    expect(await units()).toEqual([
      { supplier_ref: 'DF/001', publish_state: 'draft', price: '1180000' },
      { supplier_ref: 'DF/002', publish_state: 'draft', price: '800000' },
    ])
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Rejected rows as a file' }).click()
    expect((await saved).suggestedFilename()).toMatch(/^rejected-\d+\.csv$/)
  })

  await test.step('the report leads to what was added, in the list of used cars', async () => {
    await page.getByRole('link', { name: 'Show the 2 added' }).click()
    await expect(page.getByText('2 entries')).toBeVisible()
    await expect(page.getByRole('combobox', { name: /^Import/ })).toContainText('added')
    await page.goBack()
    await page.getByRole('button', { name: 'Clear filters' }).waitFor({ state: 'detached' })
  })

  await test.step('it is taken back, but for what somebody has published since', async () => {
    await page.setViewportSize(PHONE)
    await query(server, "update used_car set publish_state = 'published' where supplier_ref = 'DF/002'")
    await page.getByRole('button', { name: 'Undo this import' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Undo this import' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Undone: 1 removed, 0 restored.' })).toContainText('1 entry has been changed or used since')
    expect(await units()).toMatchObject([{ supplier_ref: 'DF/002' }])
    await query(server, "delete from used_car where supplier = 'Dongfang'")
  })

  await test.step('the supplier’s next list needs no mapping', async () => {
    await page.goto(`${server.origin}/admin#/imports`)
    await page.getByRole('textbox', { name: 'Supplier' }).fill('Dongfang')
    await page.locator('input[type=file]').setInputFiles({ name: 'next.csv', mimeType: 'text/csv', buffer: Buffer.from(SHEET) })
    await expect(page.getByText('This would add 2 and change 0. 1 row has a warning; 1 would be left out.')).toBeVisible()
  })

  await test.step('a colleague reads the same in Chinese, and nothing on it is in their way', async () => {
    await query(server, "update staff set locale = 'zh' where name = 'Mei'")
    await page.reload()
    await expect(page.getByText('品牌“没有的牌”不在目录中', { exact: false }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: '重新检查文件' })).toBeVisible()
    expect(await audit(page, 'import')).toEqual([])
  })

  await test.step('a maker whom nobody knew is added from the list, and found when it is read again', async () => {
    await query(server, "update staff set locale = 'en' where name = 'Mei'")
    await page.reload()
    await page.getByRole('button', { name: 'Add this brand' }).click()
    await expect(page.getByRole('textbox', { name: 'Chinese name' })).toHaveValue('没有的牌')
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Harbour Nobrand')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('button', { name: 'Read the file again' }).click()
    await expect(page.getByText('This would add 3 and change 0. 1 row has a warning; 0 would be left out.')).toBeVisible()
    await query(server, "delete from brand where brand_name = 'Harbour Nobrand'")
  })

  await test.step('or it is one of ours by another name', async () => {
    await page.getByRole('button', { name: 'Read the file again' }).click()
    await page.getByRole('button', { name: 'It is a brand we have…' }).click()
    await page.getByRole('combobox', { name: 'Brand' }).fill('Toyota')
    await page.getByRole('option', { name: /^Toyota/ }).click()
    await page.getByRole('button', { name: 'Save as another name' }).click()
    await expect(page.getByText('This would add 3 and change 0. 1 row has a warning; 0 would be left out.')).toBeVisible()
    await query(server, "update brand set aliases = array_remove(aliases, '没有的牌') where brand_name = 'Toyota'")
  })
})
