import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { sql } from 'drizzle-orm'
import writeExcelFile from 'write-excel-file/node'
import { createImportBench, outcomes, type ImportBench } from '#core/domain/import/testing.ts'

let bench: ImportBench
beforeAll(async () => {
  bench = await createImportBench(inject('databaseUrl'))
  await bench.reset()
})
afterAll(() => bench.database.drop())

function book(price: object | number): Promise<Buffer> {
  const head = ['model_sign', 'brand', 'model', 'body type', 'energy type', 'fob price usd'].map((value) => ({ value }))
  const cells = ['byd-han', 'BYD', 'Han', 'sedan', 'BEV'].map((value) => ({ value }))
  const data = [head, [...cells, typeof price === 'number' ? { value: price } : price]]
  return writeExcelFile(data as unknown as Parameters<typeof writeExcelFile>[0]).toBuffer()
}

describe('a formula without a stored result', () => {
  it('is remarked on and leaves the stored value', async () => {
    expect(outcomes(await bench.run('cars', await book(30_000)))).toEqual([[2, 'new']])
    const report = await bench.run('cars', await book({ type: 'Formula', value: '=15000*2' }))
    expect(outcomes(report)).toEqual([[2, 'warned', 'formula_without_value']])
    expect(report.rows[0]?.reasons).toMatchObject([{ column: 'fob_price_usd', cell: 'F2', severity: 'warning' }])
    expect(await bench.rows(sql`select fob_price_usd_cents::int as cents from car`)).toEqual([{ cents: 3_000_000 }])
  })
})
