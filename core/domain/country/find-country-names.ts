import { and, eq, inArray } from 'drizzle-orm'
import { country, countryName } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { STAFF_LOCALES, type StaffLocale } from '#i18n/locales.ts'

/** Names of a country in the languages of the staff, by its ISO code; a language without a name is left out. */
export async function findCountryNames({ ctx, input }: { ctx: Ctx; input: { iso2: string | null } }): Promise<Partial<Record<StaffLocale, string>>> {
  if (input.iso2 === null) return {}
  const rows = await ctx.db
    .select({ locale: countryName.locale, name: countryName.name })
    .from(countryName)
    .innerJoin(country, eq(country.id, countryName.countryId))
    .where(and(eq(country.iso2, input.iso2), inArray(countryName.locale, [...STAFF_LOCALES])))
  return Object.fromEntries(rows.map(({ locale, name }) => [locale, name]))
}
