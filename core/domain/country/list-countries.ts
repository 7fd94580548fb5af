import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Country, ListCountriesInput } from '#contract/home.ts'
import { country, countryName } from '#core/db/schema/place.ts'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'
import { searchTerms } from '#core/domain/search-term/index.ts'
import { countryOrder } from './country-names.ts'

const ASCII = /^[a-z0-9]+$/

/**
 * Published countries with their names in the language of the request, in the order of its collation behind those that staff put first. `word` looks in that name, the
 * English name, the ISO code and the calling code (`+254`, `00254`, `254`); every word must be found.
 */
export async function listCountries({ ctx, input }: { ctx: Ctx; input: ListCountriesInput }): Promise<Country[]> {
  const rows = await readCountries(ctx)
  const words = searchTerms(input.word?.replace(/^00(?=\d)/, ''))
  return rows
    .filter((row) => words === null || isFound(row.text, words))
    .toSorted((a, b) => Number(isCode(b, words)) - Number(isCode(a, words)))
    .map(({ id, name, iso2, callingCode }) => ({ id, country: name, iso2, calling_code: callingCode }))
}

/** Whoever types a code means that country: it comes first. */
function isCode({ iso2 }: CountryRow, words: readonly string[] | null): boolean {
  return words?.length === 1 && iso2.toLowerCase() === words[0]
}

type CountryRow = { id: number; iso2: string; callingCode: string | null; name: string; text: string }

/** Latin words begin a word of the text; others may stand anywhere, as Thai and Chinese have no blanks and Arabic joins its article. */
function isFound(text: string, words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => text.includes(ASCII.test(word) ? ` ${word}` : word))
}

function readCountries(ctx: Ctx): Promise<CountryRow[]> {
  return keep(ctx, { key: `countries ${ctx.locale}`, make: loadCountries, sizeOf: (rows) => 300 * rows.length })
}

function loadCountries({ db, locale, reads }: Ctx): Promise<CountryRow[]> {
  reads('country')
  const english = alias(countryName, 'english')
  return db
    .select({
      id: country.id,
      iso2: country.iso2,
      callingCode: country.callingCode,
      name: sql<string>`coalesce(${countryName.name}, ${english.name}, ${country.iso2})`,
      text: sql<string>`concat_ws(' ', '', ${countryName.searchText}, ${english.searchText})`,
    })
    .from(country)
    .leftJoin(countryName, and(eq(countryName.countryId, country.id), eq(countryName.locale, locale)))
    .leftJoin(english, and(eq(english.countryId, country.id), eq(english.locale, 'en')))
    .where(eq(country.isPublished, true))
    .orderBy(...countryOrder())
}
