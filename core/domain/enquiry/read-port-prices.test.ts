import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { EnquiryItem } from '#contract/staff-enquiry.ts'
import { car, usedCar } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { seedCountries } from '#core/domain/country/index.ts'
import { findDestination, listPricesAtDestination } from '#core/domain/landed-price/index.ts'
import { loadPricedStock } from '#core/domain/landed-price/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { readPortPrices } from './read-port-prices.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await seedCountries({ ctx: createTestCtx(database.db).ctx })
  await loadPricedStock(database.db)
}, 120_000)
afterAll(() => database.drop())

const TIGGO = 'chery-tiggo-4-pro-1-5l-cvt-elite-2025'
const asked = { country_iso2: 'KE', destination_port: 'Mombasa', car_model_sign: TIGGO, vehicle: 'Chery Tiggo 4 Pro', items: [] }
const item = (kind: EnquiryItem['kind'], sign: string): EnquiryItem => ({ kind, sign, name: null, buyer_name: null, quantity: 1, note: null, today: null })

it('tells what the vehicles of an enquiry cost at its port, as the site tells the buyer (R22.18)', async () => {
  const { ctx } = createTestCtx(database.db)
  const [{ sign } = { sign: '' }] = await database.db.select({ sign: car.modelSign }).from(car).offset(3).limit(1)
  const [{ ref } = { ref: '' }] = await database.db.select({ ref: usedCar.stockRef }).from(usedCar).limit(1)
  const items = [item('car', sign), item('used', ref), item('part', 'ABC-1'), item('car', TIGGO), item('car', 'gone')]
  const found = await readPortPrices(ctx, { ...asked, destination_port: ' mombasa ', items })
  const destination = await findDestination({ ctx, input: { code: 'KE-mombasa' } })
  if (destination === null) throw new Error('no destination')
  const { prices } = await listPricesAtDestination({ ctx, input: { destination, new: [TIGGO, sign], used: [ref] } })
  expect(found.map(({ kind, sign: of }) => `${kind} ${of}`)).toEqual([`new ${TIGGO}`, `new ${sign}`, `used ${ref}`])
  for (const { kind, sign: of, cif_usd, landed_total_usd } of found) {
    const best = prices.get(`${kind} ${of}`)?.best
    expect({ cif_usd, landed_total_usd }).toEqual({ cif_usd: best?.cif_usd, landed_total_usd: best?.landed_total_usd })
  }
})

it('guesses no port: none named in a country of several, one that is not in the sheets, no country, no vehicle', async () => {
  const { ctx } = createTestCtx(database.db)
  for (const changes of [
    { country_iso2: 'AE', destination_port: null },
    { destination_port: 'Atlantis' },
    { country_iso2: null },
    { country_iso2: 'QQ' },
    { car_model_sign: null },
    { car_model_sign: 'gone' },
  ])
    expect(await readPortPrices(ctx, { ...asked, ...changes }), JSON.stringify(changes)).toEqual([])
  // Kenya is reached by one port.
  expect(await readPortPrices(ctx, { ...asked, destination_port: null })).toHaveLength(1)
})
