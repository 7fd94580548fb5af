import { expect, it } from 'vitest'
import { mergeTouches, nextTouches, type Visit } from './attribution.ts'

const DAY = 86_400_000
const start = new Date('2026-11-21T08:00:00Z')
const none = { first_touch: null, last_touch: null }
const isOwn = (address: string) => address.includes('quayline.example')

function visit(path: string, changes: Partial<Visit> = {}): Visit {
  return { url: `https://www.quayline.example${path}`, referrer: '', locale: 'en', isMobile: false, now: start, ...changes }
}

it('notes the campaign and the landing page of a first visit', () => {
  const { first_touch, last_touch } = nextTouches(none, visit('/carList?utm_source=meta&gclid=abc&type=suv'), isOwn)
  expect(first_touch).toEqual({ utm_source: 'meta', gclid: 'abc', landing_page: '/carList', locale: 'en', device: 'desktop', touched_at: start.toISOString() })
  expect(last_touch).toEqual(first_touch)
})

it('keeps first and last touch while the visitor goes from page to page', () => {
  const known = nextTouches(none, visit('/?utm_source=meta'), isOwn)
  expect(nextTouches(known, visit('/brand', { referrer: 'https://ar.quayline.example/' }), isOwn)).toEqual(known)
})

it('lets a new campaign be the last touch, and the first stay', () => {
  const known = nextTouches(none, visit('/?utm_source=meta'), isOwn)
  const next = nextTouches(known, visit('/?utm_source=google', { now: new Date(start.getTime() + DAY) }), isOwn)
  expect(next.first_touch?.utm_source).toBe('meta')
  expect(next.last_touch?.utm_source).toBe('google')
})

it('takes an outside referrer without its query', () => {
  const { last_touch } = nextTouches(none, visit('/', { referrer: 'https://search.example/find?q=private' }), isOwn)
  expect(last_touch?.referrer).toBe('https://search.example/find')
})

it('forgets touches after 90 days', () => {
  const known = nextTouches(none, visit('/?utm_source=meta'), isOwn)
  const later = new Date(start.getTime() + 90 * DAY)
  const { first_touch } = nextTouches(known, visit('/about', { now: later, isMobile: true }), isOwn)
  expect(first_touch).toEqual({ landing_page: '/about', locale: 'en', device: 'mobile', touched_at: later.toISOString() })
})

it('cuts what is longer than any honest value', () => {
  const { last_touch } = nextTouches(none, visit(`/?utm_campaign=${'x'.repeat(5000)}`), isOwn)
  expect(String(last_touch?.utm_campaign)).toHaveLength(200)
})

it('lets the older first touch win when another host hands over its touches, and a campaign stay last', () => {
  const later = new Date(start.getTime() + DAY)
  const other = nextTouches(none, visit('/?utm_source=meta'), isOwn)
  const arrived = nextTouches(none, visit('/brand', { now: later }), isOwn)
  expect(mergeTouches(arrived, other, later)).toEqual(other)
  expect(mergeTouches(other, arrived, later)).toEqual(other)
  expect(mergeTouches(none, none, later)).toEqual(none)
})

it('takes the newest campaign of two hosts, and nothing that is too old', () => {
  const later = new Date(start.getTime() + DAY)
  const here = nextTouches(none, visit('/?utm_source=google', { now: later }), isOwn)
  const other = nextTouches(none, visit('/?utm_source=meta'), isOwn)
  const merged = mergeTouches(here, other, later)
  expect([merged.first_touch?.utm_source, merged.last_touch?.utm_source]).toEqual(['meta', 'google'])
  expect(mergeTouches(here, other, new Date(start.getTime() + 90 * DAY))).toEqual(here)
})

it('never keeps the code of a link that opens an application', () => {
  const { first_touch } = nextTouches(none, visit('/netWork/status/Qx3-aB_9?added=1'), isOwn)
  expect(first_touch?.landing_page).toBe('/netWork/status')
  expect(nextTouches(none, visit('/network/status/Qx3-aB_9'), isOwn).first_touch?.landing_page).toBe('/network/status')
})
