import { expect, it } from 'vitest'
import { alignAddress } from './align-address.ts'

function placeAt(address: string) {
  const url = new URL(address, 'http://site')
  const place = {
    location: { pathname: url.pathname, search: url.search, hash: url.hash },
    history: {
      state: { key: 'k' },
      replaceState: (_state: unknown, _title: string, next?: string | URL | null) => {
        const { pathname, search, hash } = new URL(String(next), 'http://site')
        Object.assign(place.location, { pathname, search, hash })
      },
    },
  }
  return { place, address: () => `${place.location.pathname}${place.location.search}${place.location.hash}` }
}

it('shows what was rendered while hydrating, then the visitor’s own query again', () => {
  const { place, address } = placeAt('/carList?utm_source=x&type=suv#top')
  const restore = alignAddress('/carList?type=suv', place)
  expect(address()).toBe('/carList?type=suv#top')
  restore()
  expect(address()).toBe('/carList?utm_source=x&type=suv#top')
})

it('leaves an unknown path as /404', () => {
  const { place, address } = placeAt('/nope?x=1')
  const restore = alignAddress('/404', place)
  restore()
  expect(address()).toBe('/404')
})

it('does not bring an address back after the page has moved on', () => {
  const { place, address } = placeAt('/carList?utm_source=x')
  const restore = alignAddress('/carList', place)
  place.history.replaceState(null, '', '/brand')
  restore()
  expect(address()).toBe('/brand')
})
