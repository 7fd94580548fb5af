import { beforeAll, expect, it } from 'vitest'
import type { ActivityDetail } from '#contract/activity.ts'
import type { Locale } from '#i18n/locales.ts'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'
import { activityView } from './activity-view.server.ts'
import { activityJsonLd } from './json-ld.server.ts'

beforeAll(() => preloadMessages(['site', 'head']))

const DETAIL: ActivityDetail = {
  activity_id: 3,
  sign: 'yard',
  kind: 'open_day',
  title: 'Open days',
  summary: 'Short',
  starts_at: '2027-03-15T17:00:00.000Z',
  ends_at: '2027-03-18T09:00:00.000Z',
  time_zone: 'Asia/Shanghai',
  has_ended: false,
  place: 'Yard',
  country_iso2: 'CN',
  country: 'China',
  picture: null,
  is_sample: true,
  updated_at: '2026-11-10T08:00:00.000Z',
  body: [{ kind: 'heading', text: 'One' }],
  locales: ['en', 'de'],
  others: [],
}
const ONLINE = {
  place: null,
  country: null,
  country_iso2: null,
  time_zone: 'Africa/Nairobi',
  starts_at: '2027-01-20T12:00:00.000Z',
  ends_at: '2027-01-20T13:00:00.000Z',
}

function view(changes: Partial<ActivityDetail> = {}, locale: Locale = 'en') {
  return activityView({ t: createServerTranslator(locale, 'site'), locale }, { ...DETAIL, ...changes })
}

it('tells the days and hours of the place, not of Greenwich', () => {
  expect(view()).toMatchObject({ day: '2027-03-16', place: 'Yard, China', ended: null, scene: 'inspection-lane' })
  expect(view().date.replaceAll(/\s/g, ' ')).toBe('16 – 18 March 2027')
  expect(view({}, 'de').date.replaceAll(/\s/g, '')).toBe('16.–18.März2027')
  expect(view().facts[1]).toEqual({ label: 'Hours', value: '01:00–17:00', note: 'local time, UTC+8' })
})

it('tells the hours of what is held online', () => {
  expect(view(ONLINE)).toMatchObject({ place: 'Online · 15:00–16:00 UTC+3', date: '20 January 2027' })
  expect(view(ONLINE).facts.map((fact) => fact.value)).toEqual(['20 January 2027', '15:00–16:00', 'Online', 'Open day'])
})

it('says what is over and asks about the next', () => {
  const past = view({ has_ended: true })
  expect(past.ended).toBe('This event ended on 18 March 2027')
  expect([past.ask.remark, view().ask.remark].map((text) => text.slice(0, 12))).toEqual(['I missed “Op', 'I would like'])
})

it('speaks of visas only where somebody travels', () => {
  expect(view().ask.text).toContain('visa')
  expect(view(ONLINE).ask).toMatchObject({ title: 'Ask to join', text: expect.not.stringContaining('visa') })
})

it('leads languages that have it not to all activities', () => {
  expect(view().languages).toEqual({ locales: ['en', 'de'], otherwise: '/activity' })
})

it('describes itself as an event of a place, or of none', () => {
  const page = { siteOrigin: 'https://www.example.com', locale: 'en', organizer: 'Quayline', scene: 'inspection-lane' } as const
  expect(activityJsonLd(page, DETAIL)).toMatchObject({
    '@type': 'Event',
    startDate: '2027-03-15T17:00:00.000Z',
    url: 'https://www.example.com/activity/yard',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: 'Yard', address: { addressCountry: 'CN' } },
  })
  expect(activityJsonLd(page, { ...DETAIL, ...ONLINE })).toMatchObject({ location: { '@type': 'VirtualLocation' } })
})
