import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { COUNTRY_CODES } from '#core/domain/country/country-data.ts'
import { formatTag } from '#i18n/format.ts'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { createNames } from './names.ts'
import { parseWish } from './read-wish.ts'
import type { Wish, WishTerm } from './wish.ts'

const CATALOGUE = path.resolve(import.meta.dirname, '../../../demo/catalogue')
const THIS_YEAR = 2026

/** Names of the sample catalogue. For tests. */
export const SAMPLE_NAMES = createNames({
  brands: read('brands').map((row) => ({
    sign: row.brand_sign ?? '',
    names: [row.brand_name ?? '', row.brand_name_zh ?? '', ...(row.aliases ?? '').split('|')].filter(Boolean),
  })),
  models: [
    ...new Map(
      [...read('cars'), ...read('used_cars')].map((row) => [`${row.brand_sign}/${row.model_name}`, { sign: row.brand_sign ?? '', name: row.model_name ?? '' }]),
    ).values(),
  ],
  trims: [...read('cars'), ...read('used_cars')].flatMap(({ trim }) => (trim ? [trim] : [])),
  places: [...read('ports').map((row) => ({ iso2: row.country_iso2 ?? '', names: [row.port_name ?? ''] })), ...countries()],
})

/** A wish as a text in a language is read over the sample catalogue. For tests. */
export function wishOf(typed: string, locale: Locale = 'en'): Wish | null {
  return parseWish({ typed, names: SAMPLE_NAMES, locale, year: THIS_YEAR })
}

/** A term as a line: its values, range and text. For tests. */
export function lineOf({ values, range, isText, word, fuel }: WishTerm): string {
  const bounds = range ? [`${range.name}=${range.from ?? ''}..${range.to ?? ''}`] : []
  return [...values.map(({ name, value }) => `${name}=${value}`), ...bounds, ...(isText ? [`“${word}”`] : []), ...(fuel ? [fuel] : [])].join(' ')
}

function countries(): { iso2: string; names: string[] }[] {
  const names = LOCALE_CODES.map((locale) => new Intl.DisplayNames(formatTag(locale), { type: 'region', fallback: 'none' }))
  return COUNTRY_CODES.map((iso2) => ({ iso2, names: names.flatMap((own) => own.of(iso2) ?? []) }))
}

function read(name: string): Record<string, string>[] {
  return parse<Record<string, string>>(readFileSync(path.join(CATALOGUE, `${name}.csv`)), { columns: true })
}
