import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { createImportBench, outcomes, type ImportBench } from '#core/domain/import/testing.ts'

const LIST = '牌,款名,动力,车身,到手价,备注\n比亚迪,海豹,纯电,轿车,25800,x\n'
const MAPPING = { 牌: 'brand_sign', 款名: 'model_name', 动力: 'energy_type', 车身: 'body_type', 到手价: 'fob_price_usd' }

let bench: ImportBench
beforeAll(async () => {
  bench = await createImportBench(inject('databaseUrl'))
})
beforeEach(() => bench.reset())
afterAll(() => bench.database.drop())

it('remembers a mapping for the supplier’s next file of the kind, and for nobody else', async () => {
  await expect(bench.run('cars', LIST, { supplier: 'A' })).rejects.toMatchObject({ code: 'columns_missing' })
  expect(outcomes(await bench.run('cars', LIST, { supplier: 'A', mapping: MAPPING, isDryRun: true }))).toEqual([[2, 'new']])
  await expect(bench.run('cars', LIST, { supplier: 'A' })).rejects.toMatchObject({ code: 'columns_missing' })
  await bench.run('cars', LIST, { supplier: 'A', mapping: MAPPING })
  expect(outcomes(await bench.run('cars', LIST, { supplier: 'A' }))).toEqual([[2, 'unchanged']])
  await expect(bench.run('cars', LIST, { supplier: 'B' })).rejects.toMatchObject({ code: 'columns_missing' })
})

it('lets what is given go before what is remembered', async () => {
  await bench.run('cars', LIST, { supplier: 'A', mapping: MAPPING })
  await bench.run('cars', LIST.replace('25800', '25900'), { supplier: 'A', mapping: { 到手价: null } })
  expect(await bench.rows(sql`select fob_price_usd_cents::int as cents from car`)).toEqual([{ cents: 2_580_000 }])
})

it('refuses a mapping to a column that is none', async () => {
  await expect(bench.run('cars', LIST, { mapping: { 牌: 'nothing' } })).rejects.toMatchObject({ code: 'unknown_column', params: { heading: '牌' } })
})
