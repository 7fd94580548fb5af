import { beforeAll, expect, it } from 'vitest'
import type { Brand } from '#contract/brand.ts'
import type { SearchTerm } from '#contract/search.ts'
import type { Locale } from '#i18n/locales.ts'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'
import { searchTermLabel } from './search-term-labels.server.ts'

beforeAll(() => preloadMessages(['site', 'head']))

const BYD: Brand = { brand_name: 'BYD', brand_sign: 'byd', brand_img: null, type: 1, is_hot: true, is_sample: true, car_count: 1 }
const ELECTRIC = ['energy=BEV', 'model=mg/MG4 Electric']
const WHITE = ['colour=white', 'colour=pearl white']

function label(locale: Locale, typed: string, values: readonly string[]): string {
  const term: SearchTerm = {
    typed,
    values: values.map((value) => ({ name: value.split('=')[0] ?? '', value: value.split('=')[1] ?? '' })),
    range: null,
    country: null,
    without: '',
  }
  return searchTermLabel({ t: createServerTranslator(locale, 'site'), locale }, term, [BYD])
}

it.each<[Locale, string, readonly string[], string]>([
  ['en', 'electric', ELECTRIC, 'Electric'],
  ['en', 'white', WHITE, 'White'],
  ['ru', 'белый', WHITE, 'Белый'],
  ['en', 'hybrid', ['energy=HEV', 'energy=PHEV'], 'Hybrid'],
  ['ru', 'гибрид', ['energy=HEV', 'energy=PHEV'], 'Гибрид'],
  ['en', 'byd', ['brand=byd'], 'BYD'],
  ['en', 'turbo', [], 'Turbo'],
  ['th', 'สีขาว', [], 'สีขาว'],
  ['en', 'ready in 10 days', ['lead_time=7'], 'Ready to load: Within a week'],
])('%s “%s” of %j is called “%s”', (locale, typed, values, text) => {
  expect(label(locale, typed, values)).toBe(text)
})
