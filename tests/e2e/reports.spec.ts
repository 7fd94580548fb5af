// R23.60, R23.61, R23.64, R23.66
import { readFile } from 'node:fs/promises'
import { expect, test } from './journey.ts'
import { query } from './leads.ts'
import type { Product } from './setup/product.ts'
import { enterAs } from './staff-session.ts'

/** Leads of two days of a month that no other journey uses, in the company's days: three, and one the month before. */
async function addLeads(server: Product): Promise<void> {
  const rows = [
    ['2024-03-04T02:00:00Z', 'won', 'es', false],
    ['2024-03-04T03:00:00Z', 'new', 'es', false],
    ['2024-03-05T03:00:00Z', 'lost', 'fr', false],
    ['2024-03-05T03:00:00Z', 'spam', 'fr', false],
    ['2024-03-05T03:00:00Z', 'new', 'fr', true],
    ['2024-03-02T03:00:00Z', 'contacted', 'es', false],
  ] as const
  for (const [index, [at, status, locale, isQuarantined]] of rows.entries())
    await query(
      server,
      `insert into enquiry (reference, name, mail, mobile, country_name, remark, source, origin, locale, status, is_quarantined, raw_payload, created_at)
        values ($1, 'Report', '', '', 'Peru', 'x', 'Auto-Chat', 'home', $2, $3, $4, '{}', $5) on conflict do nothing`,
      [`REP0${index}`, locale, status, isQuarantined, at],
    )
  await query(
    server,
    `insert into enquiry_attribution (enquiry_id, touch, utm_source) select id, 'last', 'portal.example' from enquiry where reference = 'REP02' on conflict do nothing`,
  )
}

test('staff read a period against the one before, take it with them, and open what it counts', async ({ page, context, server }) => {
  await addLeads(server)
  await enterAs(context, server, { name: 'Wei Reports', role: 'sales' })
  await page.goto('/admin#/')
  await page.getByRole('link', { name: 'Reports' }).click()
  await expect(page.getByRole('heading', { name: 'Reports', level: 1 })).toBeVisible()
  await page.getByRole('combobox', { name: 'Period' }).click()
  await page.getByRole('option', { name: 'Choose the days' }).click()
  await expect(page.getByText('Choose the first and the last day')).toBeVisible()
  await page.getByLabel('From', { exact: true }).fill('2024-03-04')
  await page.getByLabel('To', { exact: true }).fill('2024-03-05')
  await expect(page.getByText('Spam (1) and enquiries in quarantine (1) are not counted.')).toBeVisible()

  const time = page.getByRole('region', { name: 'Leads over time' }).first()
  await expect(time.getByRole('row', { name: /4 Mar 2024 2 1 \+1 \(\+100%\)/ })).toBeVisible()
  await expect(time.getByRole('row', { name: /5 Mar 2024 1 0 \+1$/ })).toBeVisible()
  const languages = page.getByRole('region', { name: 'Language' })
  await expect(languages.getByRole('row', { name: /Spanish 2 67% 1/ })).toBeVisible()

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export “Language” as CSV' }).click()])
  expect(await readFile(await file.path(), 'utf8')).toContain('"es","Spanish","2","1","1","0.00"')

  await page.getByRole('combobox', { name: 'Compared with' }).click()
  await page.getByRole('option', { name: 'Nothing' }).click()
  await expect(languages.getByRole('row', { name: /Spanish 2 67% 1 –/ })).toBeVisible()
  await page.getByRole('tab', { name: 'Conversion' }).click()
  await expect(page.getByRole('row', { name: /Won 1 33%/ })).toBeVisible()
  await page.getByRole('tab', { name: 'Answer times' }).click()
  await expect(page.getByText(/An answer is promised within/)).toBeVisible()
  await page.getByRole('tab', { name: 'Leads' }).click()

  await languages.getByRole('link', { name: 'Spanish' }).click()
  await expect(page.getByText('REP00')).toBeVisible()
  await expect(page.getByText('REP02')).toHaveCount(0)
  await page.goBack()
  await page.getByRole('region', { name: 'Source' }).getByRole('link', { name: 'portal.example' }).click()
  await expect(page.getByText('REP02')).toBeVisible()
  await expect(page.getByText('REP00')).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Source' })).toHaveText('portal.example')
})

test('the same in Chinese, on a phone, and an empty period is a sentence', async ({ page, context, server }) => {
  await addLeads(server)
  await enterAs(context, server, { name: 'Wei Reports', role: 'sales_manager' })
  await page.setViewportSize({ width: 390, height: 844 })
  await query(server, "update staff set locale = 'zh' where name = 'Wei Reports'")
  await page.goto('/admin#/reports')
  await expect(page.getByRole('heading', { name: '报表', level: 1 })).toBeVisible()
  await page.getByRole('combobox', { name: '时间段' }).click()
  await page.getByRole('option', { name: '自选日期' }).click()
  await page.getByLabel('从', { exact: true }).fill('2024-03-04')
  await page.getByLabel('到', { exact: true }).fill('2024-03-05')
  await expect(page.getByRole('row', { name: /西班牙语/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await page.getByLabel('从', { exact: true }).fill('2015-01-01')
  await page.getByLabel('到', { exact: true }).fill('2015-01-02')
  await expect(page.getByText('该时间段没有数据。').first()).toBeVisible()
})

test('whoever may not see leads sees no reports', async ({ page, context, server }) => {
  await enterAs(context, server, { name: 'Lin Content', role: 'content' })
  await page.goto('/admin#/demand')
  await expect(page.getByRole('heading', { name: 'Demand', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Reports' })).toHaveCount(0)
  await page.goto('/admin#/reports')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Reports')
})
