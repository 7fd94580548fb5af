import { beforeAll, expect, it } from 'vitest'
import type { Locale } from '#i18n/locales.ts'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'
import type { CarDetail } from '#contract/car.ts'
import { evView } from './ev-view.server.ts'

beforeAll(() => preloadMessages(['site', 'head']))

/** What the electric sheet reads of a car. */
function sheet(battery_kwh: number, locale: Locale) {
  const facts = { energy_type: 'BEV', range_km: null, range_cycle: null, battery_kwh, battery_type: null, charge_port: null }
  return evView({ t: createServerTranslator(locale, 'site'), locale }, facts as CarDetail)
}

it.each<[Locale, string[]]>([
  ['en', ['3 h', '10 h']],
  ['ar', ['3 ساعات', '10 ساعات']],
  ['ur', ['3 گھنٹے', '10 گھنٹے']],
  ['ru', ['3 ч', '10 ч']],
])('counts the hours of charging in %s', (locale, hours) => {
  const figures = sheet(18.3, locale)?.figures.slice(-2)
  expect(figures?.map(({ value, unit }) => `${value} ${unit}`)).toEqual(hours)
})

it('takes the Arabic singular from eleven hours on', () => {
  expect(sheet(82.5, 'ar')?.figures.find(({ value }) => value === '13')?.unit).toBe('ساعة')
})
