import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Tx } from '#core/db/client.ts'
import { staff, staffNotice } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { mayReadLeads } from './may-read-leads.ts'
import { announce } from './tell-staff.ts'

/** Leads of one list that became somebody's; `enquiryId`: the first of them. */
export type GatheredLeads = { staffId: number; enquiryId: number; leads: number }

type Gathered = { staffId: number; enquiryId: number; gathering: string }

/**
 * Counts a lead into the one notice that its owner gets of all that come under this name. Call inside the transaction that writes the lead. The
 * notice stands in the owner's list from then on; they are told of it by `finishGathered`. Nobody is told of their own doing.
 */
export async function gatherLead(tx: Tx, ctx: Ctx, { staffId, enquiryId, gathering }: Gathered): Promise<void> {
  if (ctx.actor.kind === 'staff' && ctx.actor.staffId === staffId) return
  const [reader] = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.id, staffId), mayReadLeads()))
  if (reader === undefined) return
  await tx
    .insert(staffNotice)
    .values({ staffId, kind: 'enquiries_yours', enquiryId, gathering, createdAt: ctx.ports.clock.now() })
    .onConflictDoUpdate({
      target: [staffNotice.gathering, staffNotice.staffId],
      targetWhere: sql`gathering is not null`,
      set: { leads: sql`${staffNotice.leads} + 1`, seenAt: null },
    })
}

/**
 * Tells everybody for whom leads were gathered: under a name, or under any since before a moment, where whoever sent a list did not come to its
 * end. Call inside a transaction. Answers whom, for their mails.
 */
export async function finishGathered(tx: Tx, ctx: Ctx, which: { gathering: string } | { before: Date }): Promise<GatheredLeads[]> {
  const told = await tx
    .update(staffNotice)
    .set({ gathering: null, kind: sql`case when ${staffNotice.leads} = 1 then 'enquiry_yours' else ${staffNotice.kind} end` })
    .where('gathering' in which ? eq(staffNotice.gathering, which.gathering) : and(isNotNull(staffNotice.gathering), lt(staffNotice.createdAt, which.before)))
    .returning({ id: staffNotice.id, staffId: staffNotice.staffId, enquiryId: staffNotice.enquiryId, leads: staffNotice.leads })
  for (const { id, staffId, enquiryId } of told) await announce(tx, ctx, { enquiryId, told: [{ id, staffId }] })
  return told.map(({ staffId, enquiryId, leads }) => ({ staffId, enquiryId, leads }))
}
