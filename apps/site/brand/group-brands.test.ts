import { expect, it } from 'vitest'
import type { BrandTileView } from './brand-tile-view.ts'
import { firstLetter, groupBrands } from './group-brands.ts'

function tile(name: string): BrandTileView {
  return { sign: name.toLowerCase(), name, type: 1, countText: '', picture: null }
}

it('takes the first letter without its accent, and # for the rest', () => {
  expect(firstLetter(' škoda')).toBe('S')
  expect(firstLetter('212')).toBe('#')
  expect(firstLetter('')).toBe('#')
})

it('groups A to Z with # last and names in order inside', () => {
  const groups = groupBrands([tile('Geely'), tile('212'), tile('BYD'), tile('Baojun')])
  expect(groups.map((group) => [group.letter, group.brands.map((brand) => brand.name)])).toEqual([
    ['B', ['Baojun', 'BYD']],
    ['G', ['Geely']],
    ['#', ['212']],
  ])
})
