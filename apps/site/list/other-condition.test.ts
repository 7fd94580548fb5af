import { describe, expect, it } from 'vitest'
import { carFilterSchema } from '#contract/car.ts'
import { usedCarFilterSchema } from '#contract/used-car.ts'
import { newFilterOf, queryOfFilter, sharedOfNew, sharedOfUsed, usedFilterOf } from './other-condition.ts'

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
    [{ seats: '7', range_from: '400', charge_port: 'CCS2' }, 'charge_port=CCS2&range_from=400&seats=7'],
    [{ fuel: 'diesel', colour: 'red', equipment: 'sunroof,esp' }, 'fuel=diesel&colour=red&equipment=sunroof&equipment=esp'],
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
    { engine: '0-1_5' },
    { emission: 'China 6b' },
    { category: '1' },
    { lead_time: '14' },
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
    for (const filter of [{ mileage: '0-30000' }, { mileage_to: '50000' }, { port: 'Shanghai' }, { status: 'reserved' }]) expect(fresh(filter)).toBeNull()
    // A new car can be bought.
    expect(fresh({ brand: 'byd', status: 'available,reserved' })).toBe('brand=byd')
  })
})

// R6.28
describe('what both lists know of a wish', () => {
  it.each([
    [{ brand: 'byd', engine: '0-1_5', steering: 'right' }, 'brand=byd&steering=right'],
    [{ auto_type: 'suv', price: '10000-20000', emission: 'China 6b' }, 'body=suv&body=crossover&price_from=10000&price_to=20000'],
    [{ type: 'off-road', price: '0-10000', brand: 'byd' }, 'brand=byd&price_to=10000'],
    [{ price: '0-10000,20000-30000', type: 'electric' }, 'energy=BEV'],
    [{ price: '0-10000,20000-30000', auto_type: 'mini', word: 'x' }, 'word=x'],
  ])('of the new cars %o: %s', (given, query) => {
    expect([...queryOfFilter(sharedOfNew(carFilterSchema.parse(given)))].toSorted()).toEqual([...new URLSearchParams(query)].toSorted())
  })

  it.each([
    [{ brand: 'byd', mileage_to: '50000', colour: 'white', status: 'available' }, 'brand=byd&colour=white'],
    [{ status: 'sold', seats: '7', price: '0-5000,10000-15000' }, 'seats=7'],
  ])('of the used ones %o: %s', (given, query) => {
    expect([...queryOfFilter(sharedOfUsed(usedCarFilterSchema.parse(given)))].toSorted()).toEqual([...new URLSearchParams(query)].toSorted())
  })
})
