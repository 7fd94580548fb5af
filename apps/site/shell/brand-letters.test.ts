import { expect, it } from 'vitest'
import { brandsOfLetter, usedLetters } from './brand-letters.ts'

const brands = [{ brand_name: 'BYD' }, { brand_name: 'baojun' }, { brand_name: 'Élan' }, { brand_name: ' Zeekr' }]

it('filters by the first letter, whatever its case or accent', () => {
  expect(brandsOfLetter(brands, 'B').map((brand) => brand.brand_name)).toEqual(['BYD', 'baojun'])
  expect(brandsOfLetter(brands, 'E')).toHaveLength(1)
  expect(brandsOfLetter(brands, 'X')).toEqual([])
})

it('ALL is everything', () => {
  expect(brandsOfLetter(brands, null)).toBe(brands)
})

it('knows which letters lead somewhere', () => {
  expect([...usedLetters(brands)]).toEqual(['B', 'E', 'Z'])
})
