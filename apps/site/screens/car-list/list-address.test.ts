import { describe, expect, it } from 'vitest'
import { canonicalAddress, hasFilters, listAddress, withoutFilters, withSort, withoutValue } from './list-address.ts'

function query(text: string) {
  return new URLSearchParams(text)
}

describe('listAddress', () => {
  it('gives one choice one address, whatever order it was made in', () => {
    const one = listAddress('/carList', query('energy=BEV&brand=geely&brand=byd'), () => {})
    const other = listAddress('/carList', query('brand=byd,geely&energy=BEV'), () => {})
    expect(one).toBe('/carList?brand=byd&brand=geely&energy=BEV')
    expect(other).toBe(one)
  })

  it('drops names that do not change the list, empty values and the default order', () => {
    expect(listAddress('/carList', query('utm_source=x&brand=&sort=0'), () => {})).toBe('/carList')
  })

  it('starts at the first page after a change and names later pages', () => {
    expect(withSort('/carList', query('page=4&brand=byd'), '2')).toBe('/carList?brand=byd&sort=2')
    expect(listAddress('/carList', query('brand=byd'), () => {}, 3)).toBe('/carList?brand=byd&page=3')
  })

  it('removes one value and keeps the others', () => {
    expect(withoutValue('/carList', query('brand=byd,geely'), 'brand', 'byd')).toBe('/carList?brand=geely')
    expect(withoutValue('/carList', query('word=dolphin'), 'word', 'dolphin')).toBe('/carList')
  })
})

describe('hasFilters', () => {
  it('sees filters, not sorting or pages', () => {
    expect(hasFilters(query('sort=1&page=2'))).toBe(false)
    expect(hasFilters(query('type=suv'))).toBe(true)
  })
})

describe('an embedded list', () => {
  it('stays embedded from link to link, and without its filters', () => {
    const embedded = query('brand=byd&brand=geely&noHeader=1&sort=1')
    expect(withoutValue('/carList', embedded, 'brand', 'byd')).toBe('/carList?brand=geely&sort=1&noHeader=1')
    expect(withoutFilters('/carList', embedded)).toBe('/carList?sort=1&noHeader=1')
    expect(listAddress('/carList', query('noHeader'), () => {}, 2)).toBe('/carList?noHeader=&page=2')
  })

  it('has the address of the list itself for search engines', () => {
    expect(canonicalAddress('/carList', query('brand=byd&noHeader=1'), 2)).toBe('/carList?brand=byd&page=2')
  })
})
