import { and, asc, between, inArray, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { StaffNotice } from '#contract/staff-notice.ts'
import { staffNotice } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { mayReadLeads } from './may-read-leads.ts'
import { selectNotices } from './select-notices.ts'

export type ToldNotice = { staffId: number; notice: StaffNotice }

/** Leads that something was told of, and between which ids those notices are. */
export type Telling = { enquiryIds: readonly number[]; firstId: number; lastId: number; staffIds: readonly number[] }

/**
 * What was told of leads to those of `staffIds` who may see leads now, for the streams of this process. For the system alone; throws `forbidden`.
 */
export async function readToldNotices({ ctx, input }: { ctx: Pick<Ctx, 'db' | 'actor'>; input: Telling }): Promise<ToldNotice[]> {
  if (ctx.actor.kind !== 'system') throw new AppError('forbidden')
  const { enquiryIds, firstId, lastId, staffIds } = input
  const isTold = and(
    inArray(staffNotice.enquiryId, [...enquiryIds]),
    between(staffNotice.id, firstId, lastId),
    sql`${staffNotice.staffId} = any(${sql.param([...staffIds])}::bigint[])`,
    mayReadLeads(),
  )
  return selectNotices(ctx.db, { where: isTold, orderBy: asc(staffNotice.id), limit: staffIds.length * enquiryIds.length * 10 })
}
