import { asc } from 'drizzle-orm'
import type { MemberLevel } from '#contract/member.ts'
import { memberLevel } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'
import { toLevel } from './level-terms.ts'

/** The levels of the club in the language of the request, lowest first. */
export async function listMemberLevels({ ctx }: { ctx: Ctx }): Promise<MemberLevel[]> {
  const rows = await keep(ctx, { key: 'member-levels', make: loadLevels })
  return rows.map((row) => toLevel(row, ctx.locale))
}

function loadLevels({ db, reads }: Ctx) {
  reads('member_level')
  return db
    .select({ levelKey: memberLevel.levelKey, rank: memberLevel.rank, name: memberLevel.name, terms: memberLevel.terms })
    .from(memberLevel)
    .orderBy(asc(memberLevel.rank))
}
