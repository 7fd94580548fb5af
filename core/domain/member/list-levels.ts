import { asc } from 'drizzle-orm'
import type { MemberLevel } from '#contract/member.ts'
import { memberLevel } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { toLevel } from './level-terms.ts'

/** The levels of the club in the language of the request, lowest first. Pages that show them carry the tag `member_level`. */
export async function listMemberLevels({ ctx }: { ctx: Ctx }): Promise<MemberLevel[]> {
  const rows = await ctx.ports.cache.read({ key: 'member-levels', tags: ['member_level'], make: () => loadLevels(ctx) })
  return rows.map((row) => toLevel(row, ctx.locale))
}

function loadLevels({ db }: Ctx) {
  return db
    .select({ levelKey: memberLevel.levelKey, rank: memberLevel.rank, name: memberLevel.name, terms: memberLevel.terms })
    .from(memberLevel)
    .orderBy(asc(memberLevel.rank))
}
