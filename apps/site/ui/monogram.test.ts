import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { monogram } from './monogram.ts'

describe('monogram', () => {
  it.each([
    ['BYD', 'BD'],
    ['XCMG Trucks', 'XT'],
    ['Geely', 'GE'],
    ['Great Wall', 'GW'],
    ['Lynk & Co', 'LC'],
    ['Li Auto', 'LI'],
    ['FAW Bestune', 'FB'],
    ['比亚迪', '比亚'],
    ['Ł', 'Ł'],
  ])('of %s is %s', (name, letters) => {
    expect(monogram(name)).toBe(letters)
  })

  it('tells all makers of the catalogue apart', () => {
    const brands = parse<{ brand_name: string }>(readFileSync('demo/catalogue/brands.csv', 'utf8'), { columns: true })
    const letters = brands.map((brand) => monogram(brand.brand_name))
    expect(letters.filter((pair, index) => letters.indexOf(pair) !== index)).toEqual([])
  })
})
