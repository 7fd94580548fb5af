import { count } from 'drizzle-orm'
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js'
import type { Tx } from '#core/db/client.ts'
import { notifyContent } from '#core/db/notify.ts'
import { country, countryName } from '#core/db/schema/place.ts'
import type { Ctx } from '#core/domain/context.ts'
import { formatTag } from '#i18n/format.ts'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { COUNTRY_CODES, SHORT_NAMED } from './country-data.ts'
import { nameSearchText, rankNames } from './country-names.ts'

/**
 * Adds the countries and their names in twelve languages that are missing (R2.10: names are data, made once from ICU).
 * Run at every start; a row that exists is never changed, so staff may edit names, order and publication.
 */
export async function seedCountries({ ctx }: { ctx: Ctx }): Promise<void> {
  if (await isComplete(ctx.db)) return
  await ctx.db.transaction(async (tx) => {
    await tx
      .insert(country)
      .values(COUNTRY_CODES.map((iso2) => ({ iso2, callingCode: callingCodeOf(iso2) })))
      .onConflictDoNothing()
    const ids = await tx.select({ id: country.id, iso2: country.iso2, callingCode: country.callingCode }).from(country)
    for (const locale of LOCALE_CODES) await tx.insert(countryName).values(namesIn(locale, ids)).onConflictDoNothing()
    await rankNames(tx, LOCALE_CODES)
    await notifyContent(tx, ['country'])
  })
  ctx.ports.cache.drop(['country'])
}

type CountryRow = { id: number; iso2: string; callingCode: string | null }

async function isComplete(db: Tx): Promise<boolean> {
  const [[countries], [names]] = await Promise.all([db.select({ rows: count() }).from(country), db.select({ rows: count() }).from(countryName)])
  return (countries?.rows ?? 0) >= COUNTRY_CODES.length && (names?.rows ?? 0) >= COUNTRY_CODES.length * LOCALE_CODES.length
}

/** `+254`; null where nobody lives and so no number is given out. */
function callingCodeOf(iso2: string): string | null {
  return isSupportedCountry(iso2) ? `+${getCountryCallingCode(iso2)}` : null
}

function namesIn(locale: Locale, rows: readonly CountryRow[]) {
  const tag = formatTag(locale)
  const long = new Intl.DisplayNames(tag, { type: 'region' })
  const short = new Intl.DisplayNames(tag, { type: 'region', style: 'short' })
  return rows.map(({ id, iso2, callingCode }) => {
    const name = (SHORT_NAMED.has(iso2) ? short : long).of(iso2) ?? iso2
    return { countryId: id, locale, name, searchText: nameSearchText({ name, iso2, callingCode }) }
  })
}
