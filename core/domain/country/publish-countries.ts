import { and, asc, inArray, ne, sql } from 'drizzle-orm'
import { readInput } from '#contract/read-input.ts'
import { publishCountriesInputSchema, type PublishCountriesInput, type PublishedCountries } from '#contract/staff-country.ts'
import { notifyContent } from '#core/db/notify.ts'
import { country } from '#core/db/schema/place.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { writeRevisions } from '#core/domain/revision/index.ts'

/** Offers several countries on the site at once, or takes them off. Answers those that were changed. Permission `content.publish`. Errors: `forbidden`, `validation_failed`. */
export async function publishCountries({ ctx, input }: { ctx: Ctx; input: PublishCountriesInput }): Promise<PublishedCountries> {
  requirePermission(ctx, 'content.publish')
  const { ids, is_published: isPublished } = readInput(publishCountriesInputSchema, input)
  const changed = await ctx.db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: country.id, iso2: country.iso2 })
      .from(country)
      .where(and(inArray(country.id, ids), ne(country.isPublished, isPublished)))
      .orderBy(asc(country.id))
      .for('update')
    if (rows.length === 0) return rows
    await tx
      .update(country)
      .set({ isPublished, version: sql`${country.version} + 1` })
      .where(
        inArray(
          country.id,
          rows.map(({ id }) => id),
        ),
      )
    const difference = { before: { is_published: !isPublished }, after: { is_published: isPublished } }
    await writeRevisions(tx, { ctx, revised: rows.map(({ id }) => ({ subjectKind: 'country', subjectId: id, ...difference })) })
    const detail = {
      count: rows.length,
      name: rows.map(({ iso2 }) => iso2).join(', '),
      changed: { is_published: { before: !isPublished, after: isPublished } },
    }
    await writeAudit(tx, { ctx, action: 'country.changed_many', subjectKind: 'country', subjectId: null, detail })
    await notifyContent(tx, ['country'])
    return rows
  })
  ctx.ports.cache.drop(['country'])
  return { ids: changed.map(({ id }) => id) }
}
