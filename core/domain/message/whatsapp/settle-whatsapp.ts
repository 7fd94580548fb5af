import { and, desc, eq, or, sql, type SQL } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { Tx } from '#core/db/client.ts'
import { enquiryEvent, message, whatsappDelivery } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { loseAnswer } from '#core/domain/mail-delivery/index.ts'
import { startedClock } from '#core/domain/reply-clock/index.ts'
import { readMark } from './mark.ts'

/** `error`: a code such as `WA 131026`, never a text that could name a person. `isFinal`: no other try follows. */
export type WhatsappOutcome = { status: 'sent'; wamid: string } | { status: 'failed'; error: string; isFinal: boolean }

/** Writes down what became of a claimed message. What was sent stays sent. For the system alone; throws `forbidden`. */
export async function settleWhatsapp({ ctx, input }: { ctx: Ctx; input: { messageId: number; outcome: WhatsappOutcome } }): Promise<void> {
  const { messageId, outcome } = input
  await change(ctx, eq(message.id, messageId), ({ status }) => {
    // A report may have come before this.
    if (outcome.status === 'sent')
      return { set: status === 'pending' ? { status: 'sent', error: null, sentAt: ctx.ports.clock.now() } : {}, wamid: outcome.wamid }
    if (status !== 'pending') return null
    return { set: { status: outcome.isFinal ? 'failed' : 'pending', error: outcome.error } }
  })
}

/** `mark`: what the message went out with; null where the service does not give it back. `code`: of a failure. */
export type WhatsappReport = { wamid: string; mark: string | null; status: 'sent' | 'delivered' | 'read' | 'failed'; at: Date; code: string }

/**
 * Writes down what the service reports of a message of ours, in whatever order reports come: what has been delivered was sent, and does not fail any
 * more. Answers whether it is one of ours; told once more, or of a time before it was sent again, nothing happens. For the system alone; throws `forbidden`.
 */
export async function noteWhatsappReport({ ctx, input }: { ctx: Ctx; input: WhatsappReport }): Promise<boolean> {
  const { wamid, mark, status, at, code } = input
  const marked = mark === null ? null : readMark(mark)
  const isIts = or(eq(message.messageId, wamid), marked === null ? undefined : eq(message.identity, marked.identity))
  return change(ctx, isIts, (found) => {
    if (marked !== null && marked.round !== found.round) return null
    const isThere = found.deliveredAt !== null || found.readAt !== null
    if (status === 'failed') return isThere || found.status === 'failed' ? null : { set: { status: 'failed', error: code }, wamid }
    if (status === 'sent' && found.status !== 'pending') return null
    const sent = { status: 'sent', error: null, sentAt: found.sentAt ?? at } as const
    const read = status === 'read' ? { readAt: found.readAt ?? at } : {}
    return { set: { ...sent, ...read, ...(status === 'sent' ? {} : { deliveredAt: found.deliveredAt ?? at }) }, wamid }
  })
}

type Delivery = typeof whatsappDelivery.$inferSelect
type Change = { set: Partial<typeof whatsappDelivery.$inferInsert>; wamid?: string }

/** Changes the state of one message of ours; where it fails for good, the buyer waits again. False where there is none. */
async function change(ctx: Ctx, isIts: SQL | undefined, decide: (found: Delivery) => Change | null): Promise<boolean> {
  if (ctx.actor.kind !== 'system') throw new AppError('forbidden')
  const clock = await startedClock(ctx)
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ delivery: whatsappDelivery, enquiryId: message.enquiryId, messageId: message.messageId, createdAt: message.createdAt })
      .from(whatsappDelivery)
      .innerJoin(message, eq(message.id, whatsappDelivery.messageId))
      .where(and(eq(message.channel, 'whatsapp'), eq(message.direction, 'out'), isIts))
      .limit(1)
      .for('update', { of: whatsappDelivery })
    if (row === undefined) return false
    const changed = decide(row.delivery)
    if (changed === null) return true
    const { set, wamid } = changed
    const { id, messageId } = row.delivery
    await tx
      .update(whatsappDelivery)
      .set({ heldUntil: null, ...set })
      .where(eq(whatsappDelivery.id, id))
    if (wamid !== undefined && row.messageId === null) await tx.update(message).set({ messageId: wamid }).where(eq(message.id, messageId))
    if (set.status !== 'failed' || row.enquiryId === null) return true
    const sentAt = (await answeredAt(tx, messageId, row.enquiryId)) ?? row.createdAt
    const detail = { message: messageId, error: set.error ?? '' }
    await tx.insert(enquiryEvent).values({ enquiryId: row.enquiryId, kind: 'whatsapp_failed', detail, createdAt: ctx.ports.clock.now() })
    await loseAnswer(tx, ctx, { enquiryId: row.enquiryId, messageId, clock, sentAt })
    return true
  })
}

/** When this message ended the wait: what answered the buyer after that still counts. */
async function answeredAt(tx: Tx, messageId: number, enquiryId: number): Promise<Date | null> {
  const [row] = await tx
    .select({ at: enquiryEvent.createdAt })
    .from(enquiryEvent)
    .where(and(eq(enquiryEvent.enquiryId, enquiryId), eq(enquiryEvent.kind, 'answered'), sql`${enquiryEvent.detail}->>'message' = ${String(messageId)}`))
    .orderBy(desc(enquiryEvent.id))
    .limit(1)
  return row?.at ?? null
}
