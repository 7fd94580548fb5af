import { and, inArray, ne, sql } from 'drizzle-orm'
import type { StaffNoticeKind } from '#contract/staff-notice-values.ts'
import type { Tx } from '#core/db/client.ts'
import { notifyStaff } from '#core/db/notify.ts'
import { staff, staffNotice, staffPushSubscription } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { mayReadLeads } from './may-read-leads.ts'

/** `to`: ids of people of the staff, or everybody who may see leads. `leads`: given together, the lead among them; `quotationId`: of an offer on it. */
export type TellStaffInput = { kind: StaffNoticeKind; enquiryId: number; to: readonly number[] | 'all'; leads?: number; quotationId?: number }

/**
 * Tells people of the staff of a lead: their notices, the jobs that push to their devices, and at commit the word to every open back office.
 * Call inside the transaction of what they are told of. Who may not see leads (`enquiry.read`) or is disabled is left out, and so is whoever
 * of the staff does it: nobody is told of their own doing. Answers how many were told.
 */
export async function tellStaff(tx: Tx, ctx: Ctx, { kind, enquiryId, to, leads = 1, quotationId }: TellStaffInput): Promise<number> {
  const people = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(mayReadLeads(), to === 'all' ? undefined : inArray(staff.id, [...to]), ctx.actor.kind === 'staff' ? ne(staff.id, ctx.actor.staffId) : undefined))
    .orderBy(staff.id)
  if (people.length === 0) return 0
  const told = await tx
    .insert(staffNotice)
    .values(people.map(({ id }) => ({ staffId: id, kind, enquiryId, quotationId, leads, createdAt: ctx.ports.clock.now() })))
    .returning({ id: staffNotice.id, staffId: staffNotice.staffId })
  await announce(tx, ctx, { enquiryId, told })
  return told.length
}

/** Pushes notices about a lead that are written, and says the word for every open back office. */
export async function announce(tx: Tx, ctx: Ctx, { enquiryId, told }: { enquiryId: number; told: readonly { id: number; staffId: number }[] }): Promise<void> {
  await sendPushJobs(tx, ctx, told)
  const ids = told.map(({ id }) => id)
  await notifyStaff(tx, { news: 'told', enquiry_id: enquiryId, first_id: Math.min(...ids), last_id: Math.max(...ids) })
}

// One job for each device, so that one that refuses does not keep another waiting.
async function sendPushJobs(tx: Tx, ctx: Ctx, told: readonly { id: number; staffId: number }[]): Promise<void> {
  const noticeOf = new Map(told.map(({ id, staffId }) => [staffId, id]))
  const devices = await tx
    .select({ id: staffPushSubscription.id, staffId: staffPushSubscription.staffId })
    .from(staffPushSubscription)
    .where(sql`${staffPushSubscription.staffId} = any(${sql.param([...noticeOf.keys()])}::bigint[])`)
    .orderBy(staffPushSubscription.id)
  for (const { id, staffId } of devices) {
    const noticeId = noticeOf.get(staffId)
    if (noticeId !== undefined) await ctx.ports.jobs.send(tx, 'staff-push', { noticeId, subscriptionId: id })
  }
}
