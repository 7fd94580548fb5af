import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stopsOf } from './scale.ts'

// R6.27
describe('stopsOf', () => {
  it('steps finely where prices are many, and coarsely where they are few', () => {
    const stops = stopsOf('price', { least: 6_450, most: 213_000 })
    expect(stops.slice(0, 4)).toEqual([6_000, 6_500, 7_000, 7_500])
    expect(stops.slice(-3)).toEqual([190_000, 200_000, 220_000])
    expect(stops.length).toBeLessThan(60)
  })

  it('counts years one by one and ranges evenly', () => {
    expect(stopsOf('year', { least: 2019, most: 2023 })).toEqual([2019, 2020, 2021, 2022, 2023])
    expect(stopsOf('range', { least: 55, most: 130 })).toEqual([40, 60, 80, 100, 120, 140])
    expect(stopsOf('mileage', { least: 12, most: 9_000 })).toEqual([0, 5_000, 10_000])
    expect(stopsOf('price', { least: 0, most: 3 })).toEqual([0, 1, 2, 3])
  })

  it('holds everything between its ends, rising, in a number that a key can walk through', () => {
    const name = fc.constantFrom('price', 'mileage', 'power', 'range', 'year')
    fc.assert(
      fc.property(name, fc.nat(3_000), fc.nat(300_000), (figure, least, more) => {
        const most = least + (figure === 'year' || figure === 'range' ? more % 2_000 : more)
        const stops = stopsOf(figure, { least, most })
        expect(stops[0]).toBeLessThanOrEqual(least)
        expect(stops.at(-1)).toBeGreaterThanOrEqual(most)
        expect(stops).toEqual([...new Set(stops)].toSorted((one, two) => one - two))
        if (figure !== 'year') expect(stops.length).toBeLessThan(260)
      }),
    )
  })
})
