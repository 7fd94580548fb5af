import { asc, inArray, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#core/db/client.ts'
import { country, countryName } from '#core/db/schema/place.ts'
import { buildSearchText } from '#core/domain/search-term/index.ts'
import { formatTag } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { COUNTRY_ALIASES } from './country-data.ts'

/** What a country is found by in one language. */
export function nameSearchText({ name, iso2, callingCode }: { name: string; iso2: string; callingCode: string | null }): string {
  return buildSearchText([name, iso2, callingCode, ...(COUNTRY_ALIASES[iso2] ?? [])])
}

/** Those with a place at the top first, the others by their names in the language of `countryName`. */
export function countryOrder(): SQL[] {
  return [sql`nullif(${country.sortOrder}, 0) nulls last`, sql`${countryName.sortRank} nulls last`, asc(country.iso2)]
}

/** Gives every name of these languages its place in the language's own collation, which the database does not know. */
export async function rankNames(tx: Tx, locales: readonly Locale[]): Promise<void> {
  const names = await tx
    .select({ countryId: countryName.countryId, locale: countryName.locale, name: countryName.name, sortRank: countryName.sortRank })
    .from(countryName)
    .where(inArray(countryName.locale, [...locales]))
    .orderBy(asc(countryName.countryId))
  const moved = locales.flatMap((locale) => {
    const collator = new Intl.Collator(formatTag(locale))
    return names
      .filter((row) => row.locale === locale)
      .toSorted((a, b) => collator.compare(a.name, b.name))
      .flatMap(({ countryId, sortRank }, rank) => (sortRank === rank ? [] : [{ id: countryId, locale, rank }]))
  })
  if (moved.length === 0) return
  await tx.execute(sql`
    update country_name n set sort_rank = moved.rank
    from json_to_recordset(${JSON.stringify(moved)}::json) as moved(id bigint, locale text, rank int)
    where n.country_id = moved.id and n.locale = moved.locale`)
}
