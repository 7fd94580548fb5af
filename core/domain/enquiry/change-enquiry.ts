import { eq } from 'drizzle-orm'
import type { EnquiryEventKind, EnquiryStatus } from '#contract/enquiry-values.ts'
import { AppError } from '#contract/errors.ts'
import type { EnquiryDetail, EnquiryRow } from '#contract/staff-enquiry.ts'
import type { Tx } from '#core/db/client.ts'
import { notifyStaff } from '#core/db/notify.ts'
import { enquiry, enquiryEvent } from '#core/db/schema/index.ts'
import { tellAdvertisersOfChange } from '#core/domain/ad-event/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { STOPPED } from '#core/domain/reply-clock/index.ts'
import { emitLeadChange } from '#core/domain/webhook/index.ts'
import { readEnquiry } from './read-enquiry.ts'

export type LockedEnquiry = {
  id: number
  status: EnquiryStatus
  ownerId: number | null
  isQuarantined: boolean
  spamReasons: string[]
  firstResponseAt: Date | null
  awaitingSince: Date | null
  createdAt: Date
  expectedValueCents: number | null
  expectedCloseOn: string | null
  quantity: number | null
  destinationPort: string | null
  saleVersion: number
  lossReason: EnquiryRow['loss_reason']
  lossNote: string | null
}

export type EnquiryChange = {
  set: Partial<typeof enquiry.$inferInsert>
  events: readonly { kind: EnquiryEventKind; detail: Record<string, unknown> }[]
  /** Ids, codes and counts only: what a person wrote stays out of the audit log. */
  audit: { action: string; detail: Record<string, unknown> }
  /** The buyer was answered by a person: that stops the reply clock, a note or a mail by machine does not. */
  isAnswer: boolean
}

/** What to change; null: it is so already, nothing is written. */
export type Decide = (found: LockedEnquiry, tx: Tx) => Promise<EnquiryChange | null> | EnquiryChange | null

type ChangeInput = { ctx: Ctx; id: number; staffId: number | null; decide: Decide }

/** Changes one enquiry with its event and its audit entry in one transaction; two at once follow one another. Throws `not_found`. */
export async function changeEnquiry({ ctx, ...input }: ChangeInput): Promise<EnquiryDetail> {
  await ctx.db.transaction((tx) => changeWithin(tx, ctx, input))
  return readEnquiry(ctx, input.id)
}

/** The same inside of a transaction that changes more; whether there was anything to change. Throws `not_found`. */
export async function changeWithin(tx: Tx, ctx: Ctx, { id, staffId, decide }: Omit<ChangeInput, 'ctx'>): Promise<boolean> {
  const found = await lockEnquiry(tx, id)
  const change = await decide(found, tx)
  if (change !== null) await writeChange(tx, ctx, { found, change, staffId })
  return change !== null
}

async function lockEnquiry(tx: Tx, id: number): Promise<LockedEnquiry> {
  const [found] = await tx
    .select({
      id: enquiry.id,
      status: enquiry.status,
      ownerId: enquiry.ownerId,
      isQuarantined: enquiry.isQuarantined,
      spamReasons: enquiry.spamReasons,
      firstResponseAt: enquiry.firstResponseAt,
      awaitingSince: enquiry.awaitingSince,
      createdAt: enquiry.createdAt,
      expectedValueCents: enquiry.expectedValueCents,
      expectedCloseOn: enquiry.expectedCloseOn,
      quantity: enquiry.quantity,
      destinationPort: enquiry.destinationPort,
      saleVersion: enquiry.saleVersion,
      lossReason: enquiry.lossReason,
      lossNote: enquiry.lossNote,
    })
    .from(enquiry)
    .where(eq(enquiry.id, id))
    .for('update')
  if (!found) throw new AppError('not_found')
  return found
}

async function writeChange(tx: Tx, ctx: Ctx, input: { found: LockedEnquiry; change: EnquiryChange; staffId: number | null }): Promise<void> {
  const { found, change, staffId } = input
  const now = ctx.ports.clock.now()
  const answered = change.isAnswer ? { ...STOPPED, firstResponseAt: found.firstResponseAt ?? now } : {}
  await tx
    .update(enquiry)
    .set({ ...answered, ...change.set, updatedAt: now })
    .where(eq(enquiry.id, found.id))
  if (change.events.length > 0) await tx.insert(enquiryEvent).values(change.events.map((event) => ({ enquiryId: found.id, staffId, ...event, createdAt: now })))
  await writeAudit(tx, { ctx, ...change.audit, subjectKind: 'enquiry', subjectId: found.id })
  await emitLeadChange(tx, ctx, { found, change })
  await tellAdvertisersOfChange(tx, ctx, { enquiryId: found.id, from: found, to: change.set })
  // Numbers of open leads on the screens of colleagues.
  await notifyStaff(tx, { news: 'leads' })
}
