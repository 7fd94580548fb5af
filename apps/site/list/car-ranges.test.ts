import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { CAR_RANGES } from '#contract/vehicle.ts'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'
import { hrefInOrder, queryInOrder, turnedNotes, type RangeLabels } from './range-view.server.ts'
import { readListQuery } from './car-list-filters.server.ts'

const inOrder = (text: string) => {
  const query = new URLSearchParams(text)
  return queryInOrder(query, CAR_RANGES, readListQuery(query))?.toString() ?? null
}

// R6.20
describe('an address with ranges', () => {
  it.each([
    ['price_from=20000&price_to=9000', 'price_from=9000&price_to=20000'],
    ['price_from=007&brand=byd', 'brand=byd&price_from=7'],
    ['price_from=+&price_to=5+000', 'price_to=5000'],
    ['price_to=20%2C000', 'price_to=20000'],
    ['price_to=20.000&price_from=12%2C5k', 'price_from=12500&price_to=20000'],
    ['price_to=%D9%A1%D9%A2%D9%A0%D9%A0%D9%A0', 'price_to=12000'],
    ['price_to=20k&price_from=dear', 'price_from=dear&price_to=20000'],
    ['year_from=2020&year_from=2024', 'year_from=2020'],
    ['year_from=old&year_from=2024', 'year_from=old'],
  ])('%s leads to %s', (given, ordered) => {
    expect(inOrder(given)).toBe(ordered)
  })

  it('stands as it is where it is in order; empty fields say nothing', () => {
    for (const given of ['', 'brand=byd', 'price_from=&price_to=', 'price_from=0&price_to=20000&word=x', 'mileage_from=zzz', 'price_from=-5&price_to=1e4'])
      expect(inOrder(given)).toBeNull()
  })

  it('comes into order in one step, whatever it says', () => {
    const value = fc.oneof(fc.nat().map(String), fc.string({ maxLength: 12 }), fc.constantFrom('00', ' 5', '٢٠٠٠', '１２', '20.000', '2,5k', '1e4'))
    const pairs = fc.array(fc.tuple(fc.constantFrom('price_from', 'price_to', 'year_from', 'power_to', 'brand'), value), { maxLength: 6 })
    fc.assert(
      fc.property(pairs, (entries) => {
        const next = inOrder(new URLSearchParams(entries).toString())
        if (next !== null) expect(inOrder(next)).toBeNull()
      }),
    )
  })
})

// R6.20
describe('bounds that were given the wrong way round', () => {
  const PRICE: RangeLabels = { name: 'price', title: () => '', unit: () => null }
  const read = (text: string) => {
    const query = new URLSearchParams(text)
    return { query, filter: readListQuery(query) }
  }
  const notes = (text: string, locale: 'en' | 'ru' = 'en') => turnedNotes({ t: createServerTranslator(locale, 'site'), locale }, [PRICE], read(text))
  beforeAll(async () => {
    await preloadMessages(['site'])
  })

  it('stand in order in the address, which names them', () => {
    const { query, filter } = read('price_from=30000&price_to=10000&year_from=2020&year_to=2024')
    const next = queryInOrder(query, CAR_RANGES, filter)
    expect(hrefInOrder(`/carList?${String(next)}`, CAR_RANGES, filter)).toMatch(/price_from=10000&price_to=30000.*&turned=price$/)
    expect(hrefInOrder('/carList', CAR_RANGES, read('price_to=20%2C000').filter)).toBe('/carList')
  })

  it('are said on the page that has them in order, in its language, and nowhere else', () => {
    expect(notes('price_from=10000&price_to=30000&turned=price')).toEqual([expect.stringMatching(/^We read .*30,000.*10,000.* as: .*10,000.*30,000/)])
    expect(notes('price_from=10000&price_to=30000&turned=price', 'ru')).toEqual([expect.stringMatching(/Мы поняли.* как: /)])
    for (const text of ['price_from=10000&price_to=30000', 'price_from=10000&turned=price', 'turned=price', 'price_from=1&price_to=3&turned=year']) {
      expect(notes(text)).toEqual([])
    }
  })
})
