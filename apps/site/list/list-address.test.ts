import { describe, expect, it } from 'vitest'
import { listAddressOf } from './list-address.ts'

const address = listAddressOf(['brand', 'energy', 'type', 'word'])

function query(text: string) {
  return new URLSearchParams(text)
}

describe('an address', () => {
  it('gives one choice one address, whatever order it was made in', () => {
    const one = address.of('/carList', query('energy=BEV&brand=geely&brand=byd'), () => {})
    const other = address.of('/carList', query('brand=byd,geely&energy=BEV'), () => {})
    expect(one).toBe('/carList?brand=byd&brand=geely&energy=BEV')
    expect(other).toBe(one)
  })

  it('drops names that do not change the list, empty values and the default order', () => {
    expect(address.of('/carList', query('utm_source=x&brand=&sort=0'), () => {})).toBe('/carList')
  })

  it('starts at the first page after a change and names later pages', () => {
    expect(address.withSort('/carList', query('page=4&brand=byd'), '2')).toBe('/carList?brand=byd&sort=2')
    expect(address.of('/carList', query('brand=byd'), () => {}, 3)).toBe('/carList?brand=byd&page=3')
  })

  it('keeps the destination that it names, and says nothing of it to search engines', () => {
    const shared = query('dest=KE-mombasa&brand=byd')
    expect(address.withSort('/carList', shared, '7')).toBe('/carList?brand=byd&sort=7&dest=KE-mombasa')
    expect(address.withoutFilters('/carList', shared)).toBe('/carList?dest=KE-mombasa')
    expect(address.canonical('/carList', shared, 1)).toBe('/carList?brand=byd')
    expect(address.of('/carList', query("dest='--"), () => {})).toBe('/carList')
  })

  it('removes one value and keeps the others', () => {
    expect(address.withoutValue('/carList', query('brand=byd,geely'), 'brand', 'byd')).toBe('/carList?brand=geely')
    expect(address.withoutValue('/carList', query('word=dolphin'), 'word', 'dolphin')).toBe('/carList')
  })

  // R6.20
  it('removes both bounds of a range and keeps the values of its filter', () => {
    const cars = listAddressOf(['price', 'price_from', 'price_to'])
    expect(cars.withoutValue('/carList', query('price_from=5000&price_to=9000&price=50000'), 'price', null)).toBe('/carList?price=50000')
  })
})

describe('hasFilters', () => {
  it('sees filters, not sorting or pages', () => {
    expect(address.hasFilters(query('sort=1&page=2'))).toBe(false)
    expect(address.hasFilters(query('type=suv'))).toBe(true)
  })
})

describe('an embedded list', () => {
  it('stays embedded from link to link, and without its filters', () => {
    const embedded = query('brand=byd&brand=geely&noHeader=1&sort=1')
    expect(address.withoutValue('/carList', embedded, 'brand', 'byd')).toBe('/carList?brand=geely&sort=1&noHeader=1')
    expect(address.withoutFilters('/carList', embedded)).toBe('/carList?sort=1&noHeader=1')
    expect(address.of('/carList', query('noHeader'), () => {}, 2)).toBe('/carList?noHeader=&page=2')
  })

  it('has the address of the list itself for search engines', () => {
    expect(address.canonical('/carList', query('brand=byd&noHeader=1'), 2)).toBe('/carList?brand=byd&page=2')
  })
})
