import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { auditLog, currency } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { addStaff, createTestCtx } from '#core/domain/testing.ts'
import { takeCurrencyRates } from './index.ts'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase(inject('databaseUrl'))))
afterAll(() => database.drop())

beforeEach(async () => {
  await database.db.delete(currency)
  const row = { minorUnits: 2, asOf: '2026-11-01', source: 'sheet', isSample: true }
  await database.db.insert(currency).values([
    { ...row, code: 'KES', symbol: 'KSh', usdRate: '129', countries: ['KE'] },
    { ...row, code: 'NGN', symbol: '₦', usdRate: '1600', countries: ['NG'] },
    { ...row, code: 'USD', symbol: '$', usdRate: '1', countries: ['US'] },
  ])
})

function take(rates: Record<string, number>, asOf = '2026-11-25') {
  const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
  return takeCurrencyRates({ ctx, input: { asOf, source: 'rates.example.com', perUsd: new Map(Object.entries(rates)) } })
}

const kept = async (code: string) =>
  (await database.db.select({ rate: currency.usdRate, asOf: currency.asOf, source: currency.source }).from(currency).where(eq(currency.code, code)))[0]

it('takes the rates of the currencies that the sheet names, with day and source, and logs it (R22.11)', async () => {
  expect(await take({ KES: 131.25678, XYZ: 3, USD: 1 })).toEqual({ changed: 1, doubtful: 0 })
  expect(await kept('KES')).toEqual({ rate: '131.2568', asOf: '2026-11-25', source: 'rates.example.com' })
  expect(await kept('NGN')).toMatchObject({ rate: '1600.0000', source: 'sheet' })
  expect(await database.db.$count(currency, eq(currency.code, 'XYZ'))).toBe(0)
  const logged = await database.db.select({ detail: auditLog.detail }).from(auditLog).where(eq(auditLog.action, 'landed_price.rates_taken'))
  expect(logged).toEqual([{ detail: { changed: 1, doubtful: 0, as_of: '2026-11-25', source: 'rates.example.com' } }])
})

it.each([
  ['nothing', 0],
  ['a negative rate', -129],
  ['what is no number', Number.NaN],
  ['infinitely much', Number.POSITIVE_INFINITY],
  ['a rate below what is kept', 0.000_01],
  ['a rate that has more than doubled', 259],
  ['a rate that has more than halved', 64],
])('keeps the rate in force before %s', async (_what, rate) => {
  expect(await take({ KES: rate })).toEqual({ changed: 0, doubtful: 1 })
  expect(await kept('KES')).toEqual({ rate: '129.0000', asOf: '2026-11-01', source: 'sheet' })
})

it('passes over a day that is no newer', async () => {
  expect(await take({ KES: 130 }, '2026-11-01')).toEqual({ changed: 0, doubtful: 0 })
  expect(await take({})).toEqual({ changed: 0, doubtful: 0 })
})

it('is not for staff without the right', async () => {
  const { ctx } = createTestCtx(database.db, { actor: await addStaff(database.db, ['content.read']) })
  await expect(takeCurrencyRates({ ctx, input: { asOf: '2026-11-25', source: 'x', perUsd: new Map() } })).rejects.toMatchObject({ key: 'forbidden' })
})
