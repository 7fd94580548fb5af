import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ImportReport } from '#contract/import.ts'
import { expect, test } from './journey.ts'
import type { Product } from './setup/product.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** A sheet as it comes from a colleague: titles above, Chinese headings, full-width digits, a total below, and rows that cannot be. */
const DIRTY_SHEET = [
  '2026年出口车型表;;;;;;;;',
  '内部资料;;;;;;;;',
  '品牌;车型;配置;年款;车身类型;能源类型;续航里程CLTC(km);长*宽*高(mm);FOB价(US$)',
  '比亚迪;Harbour One;Dirty Long Range;２０２６款;SUV;纯电动;５２０;4,600*1,880*1,640;US$ 23,800',
  'BYD;Harbour One;=HYPERLINK("http://evil.example");2026;SUV;BEV;430;4600*1880*1640;面议',
  'BYD;Harbour One;<b>Bold</b>;2026;SUV;BEV;99999;4600*1880*1640;21000',
  'Nobody Motors;Ghost;;2026;SUV;BEV;430;4600*1880*1640;21000',
  '合计;;;;;;;;4',
].join('\r\n')

test('a dirty sheet goes in as far as it can, and the running site shows it at once', async ({ page, server }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'quayline-import-'))
  try {
    const file = path.join(folder, 'dirty.csv')
    await writeFile(file, DIRTY_SHEET)
    await page.goto('/searchsite?word=harbour')
    await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()

    const report = await importCars(server, file, path.join(folder, 'report.json'))
    expect(report.code).toBe(1)
    const outcomes = report.report.rows.map(({ row, outcome }) => ({ row, outcome }))
    expect(outcomes.filter(({ outcome }) => outcome === 'rejected').map(({ row }) => row)).toEqual([7])
    expect(outcomes.filter(({ outcome }) => outcome !== 'rejected').map(({ row }) => row)).toEqual([4, 5, 6])

    await page.goto('/searchsite?word=harbour')
    await expect(page.getByText('Dirty Long Range')).toBeVisible()
    await expect(page.getByText('US$23,800')).toBeVisible()
    await expect(page.getByText('=HYPERLINK("http://evil.example")')).toBeVisible()
    await expect(page.getByText('Ask for a quote').first()).toBeVisible()
  } finally {
    await rm(folder, { recursive: true })
  }
})

async function importCars(server: Product, file: string, reportFile: string): Promise<{ code: number; report: ImportReport }> {
  const child = spawn(process.execPath, ['scripts/import.mjs', 'cars', file, '--publish', '--report', reportFile], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: server.databaseUrl },
    stdio: 'ignore',
  })
  const [code] = (await once(child, 'exit')) as [number]
  return { code, report: JSON.parse(await readFile(reportFile, 'utf8')) as ImportReport }
}
