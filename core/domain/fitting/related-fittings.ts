import { sql } from 'drizzle-orm'
import { fitting, fittingFit } from '#core/db/schema/catalogue.ts'
import type { Ctx } from '#core/domain/context.ts'

const RELATED = 8

/** Ids of other published parts: those with most patterns in common first, of these the same category first; at most 8. */
export async function listRelatedFittings({ db, reads }: Ctx, of: { id: number; category: string; patterns: readonly string[] }): Promise<number[]> {
  reads('fitting')
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${fitting.id} as id from ${fitting}
    left join (
      select ${fittingFit.fittingId} as part, count(*) as shared from ${fittingFit}
      where ${fittingFit.pattern} = any(${sql.param([...of.patterns])}::text[]) group by 1) as common on common.part = ${fitting.id}
    where ${fitting.publishState} = 'published' and ${fitting.id} <> ${of.id} and (common.shared > 0 or ${fitting.category} = ${of.category})
    order by (${fitting.category} = ${of.category} and common.shared > 0) desc nulls last, common.shared desc nulls last,
      ${fitting.category} = ${of.category} desc, ${fitting.id}
    limit ${RELATED}`)
  return rows.map((row) => Number(row.id))
}
