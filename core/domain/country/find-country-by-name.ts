import { asc, eq } from 'drizzle-orm'
import { country, countryName } from '#core/db/schema/place.ts'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'
import { foldText } from '#core/domain/search-term/index.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { COUNTRY_ALIASES } from './country-data.ts'

/**
 * Id of the country that somebody means: its ISO code, its name in any of the languages, long or short, or what people say instead (`UK`, `Ivory Coast`, `ОАЭ`),
 * whatever the case, accents, apostrophes and blanks. The whole text must be the name, never a part of it. Null: no such country.
 */
export async function findCountryByName({ ctx, input }: { ctx: Ctx; input: { name: string } }): Promise<number | null> {
  const name = bare(input.name)
  if (name === '') return null
  const ids = await keep(ctx, { key: 'country by name', make: loadNames, sizeOf: (names) => 120 * names.size })
  return ids.get(name) ?? null
}

/** Without blanks, so that `U.K.` and `Hongkong` are found too. */
function bare(name: string): string {
  return foldText(name).replaceAll(' ', '')
}

// Folded here and not by the database, which folds ASCII alone where its locale is C. Codes come first, aliases last: the first one stays.
async function loadNames({ db, reads }: Ctx): Promise<ReadonlyMap<string, number>> {
  reads('country')
  const countries = await db.select({ id: country.id, iso2: country.iso2 }).from(country).orderBy(asc(country.id))
  const names = await db
    .select({ id: countryName.countryId, name: countryName.name })
    .from(countryName)
    .innerJoin(country, eq(country.id, countryName.countryId))
    .orderBy(asc(countryName.countryId), asc(countryName.locale))
  // `США`, `USA`, `香港`: what each language says for short.
  const short = LOCALE_CODES.flatMap((locale) => {
    const inWords = new Intl.DisplayNames(locale, { type: 'region', style: 'short', fallback: 'none' })
    return countries.flatMap(({ id, iso2 }) => ({ id, name: inWords.of(iso2) ?? '' }))
  })
  const aliases = countries.flatMap(({ id, iso2 }) => (COUNTRY_ALIASES[iso2] ?? []).map((name) => ({ id, name })))
  const ids = new Map<string, number>()
  for (const { id, name } of [...countries.map((row) => ({ id: row.id, name: row.iso2 })), ...names, ...aliases, ...short]) {
    const key = bare(name)
    if (key !== '' && !ids.has(key)) ids.set(key, id)
  }
  return ids
}
