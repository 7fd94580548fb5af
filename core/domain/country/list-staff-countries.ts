import { and, count, eq, exists, like, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ListStaffCountriesInput, StaffCountryPage } from '#contract/staff-country.ts'
import { country, countryName } from '#core/db/schema/place.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { searchTerms } from '#core/domain/search-term/index.ts'
import { countryOrder } from './country-names.ts'

/** Every country, offered or not, in the order of the lists. Permission `content.read`. */
export async function listStaffCountries({ ctx, input }: { ctx: Ctx; input: ListStaffCountriesInput }): Promise<StaffCountryPage> {
  requirePermission(ctx, 'content.read')
  const { db } = ctx
  const terms = searchTerms(input.word) ?? []
  const found = alias(countryName, 'found')
  const where = and(
    input.state === undefined ? undefined : eq(country.isPublished, input.state === 'shown'),
    ...terms.map((term) =>
      exists(
        db
          .select({ one: sql`1` })
          .from(found)
          .where(and(eq(found.countryId, country.id), like(found.searchText, `% ${term}%`))),
      ),
    ),
    // A word of signs alone is none.
    input.word && terms.length === 0 ? sql`false` : undefined,
  )
  const [[counted], rows] = await Promise.all([
    db.select({ total: count() }).from(country).where(where),
    db
      .select({
        id: country.id,
        iso2: country.iso2,
        name: sql<string>`coalesce(${countryName.name}, ${country.iso2})`,
        calling_code: country.callingCode,
        is_published: country.isPublished,
        sort_order: sql<number | null>`nullif(${country.sortOrder}, 0)`,
      })
      .from(country)
      .leftJoin(countryName, and(eq(countryName.countryId, country.id), eq(countryName.locale, ctx.locale)))
      .where(where)
      .orderBy(...countryOrder())
      .limit(input.page_size)
      .offset((input.page - 1) * input.page_size),
  ])
  return { list: rows, total: counted?.total ?? 0 }
}
