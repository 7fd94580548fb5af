import { and, eq, inArray, sql } from 'drizzle-orm'
import { country, countryName } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { findCountryByName } from '#core/domain/country/index.ts'
import type { ApplicationDraft } from './read-application.ts'

/** `name`: in the language of the application, else English. */
export type ApplicationCountry = { id: number; iso2: string; name: string }

/** The country chosen by id, else the one that was named by code, name in any language or alias; null for what nobody knows. */
export async function findApplicationCountry(ctx: Ctx, draft: ApplicationDraft): Promise<ApplicationCountry | null> {
  const namedId = await findCountryByName({ ctx, input: { name: draft.countryName } })
  const ids = [draft.countryId, namedId].filter((id) => id !== null)
  if (ids.length === 0) return null
  const rows = await ctx.db
    .select({ id: country.id, iso2: country.iso2, locale: countryName.locale, name: countryName.name })
    .from(country)
    .innerJoin(countryName, eq(countryName.countryId, country.id))
    .where(and(inArray(country.id, ids), inArray(countryName.locale, [draft.locale, 'en'])))
    .orderBy(sql`${countryName.locale} = ${draft.locale} desc`)
  const found = ids.map((id) => rows.find((row) => row.id === id)).find((row) => row !== undefined)
  return found === undefined ? null : { id: found.id, iso2: found.iso2, name: found.name }
}
