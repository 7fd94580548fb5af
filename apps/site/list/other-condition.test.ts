import { describe, expect, it } from 'vitest'
import { carFilterSchema } from '#contract/car.ts'
import { usedCarFilterSchema } from '#contract/used-car.ts'
import { newFilterOf, queryOfFilter, usedFilterOf } from './other-condition.ts'

const used = (query: Record<string, unknown>) => {
  const filter = usedFilterOf(carFilterSchema.parse(query))
  return filter && queryOfFilter(usedCarFilterSchema.parse(filter)).toString()
}
const fresh = (query: Record<string, unknown>) => {
  const filter = newFilterOf(usedCarFilterSchema.parse(query))
  return filter && queryOfFilter(carFilterSchema.parse(filter)).toString()
}

// R6.25
describe('the same wish of the used stock', () => {
  it.each([
    [{}, ''],
    [{ brand: 'byd,geely', steering: 'right', energy: 'BEV' }, 'brand=byd&brand=geely&steering=right&energy=BEV'],
    [{ word: 'seal', year_from: '2023' }, 'year_from=2023&word=seal'],
    [{ drive: '4WD', transmission: 'AT' }, 'drive=4WD&transmission=AT'],
    [{ body: 'pickup' }, 'body=pickup'],
    [{ auto_type: 'suv' }, 'body=suv&body=crossover'],
    [{ type: 'Plug-in Hybrid' }, 'energy=PHEV'],
    [{ type: 'BEV', body: 'suv' }, 'body=suv&energy=BEV'],
    [{ type: 'van' }, 'body=van'],
    [{ price: '10000-20000,20000-30000' }, 'price_from=10000&price_to=30000'],
    [{ price: '0-10000' }, 'price_to=10000'],
    [{ price: '50000' }, 'price_from=50000'],
  ])('%o is asked for by %s', (given, query) => {
    expect([...new URLSearchParams(used(given) ?? 'none=1')].toSorted()).toEqual([...new URLSearchParams(query)].toSorted())
  })

  it.each([
    { seats: '7' },
    { range_from: '400' },
    { charge_port: 'CCS2' },
    { auto_type: 'mini' },
    { type: 'off-road' },
    { type: 'suv,electric' },
    { type: 'suv', body: 'sedan' },
    { type: 'electric', energy: 'PHEV' },
    { price: '0-10000,20000-30000' },
    { price: '0-10000', price_from: '50000' },
  ])('%o is nothing that the stock is filtered by', (given) => {
    expect(used(given)).toBeNull()
  })
})

describe('the same wish of new cars', () => {
  it('is that of the stock, where it asks for nothing that only used cars have', () => {
    expect(fresh({ brand: 'byd', body: 'suv', price: '5000-10000,10000-15000' })).toBe('brand=byd&body=suv&price_from=5000&price_to=15000')
    for (const filter of [{ mileage: '0-30000' }, { mileage_to: '50000' }, { port: 'Shanghai' }, { colour: 'white' }, { status: 'available' }])
      expect(fresh(filter)).toBeNull()
  })
})
