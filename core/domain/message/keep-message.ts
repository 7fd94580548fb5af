import { eq } from 'drizzle-orm'
import type { UnmatchedReason } from '#contract/message-values.ts'
import type { Tx } from '#core/db/client.ts'
import { notifyStaff } from '#core/db/notify.ts'
import { message } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { changeEnquiry, stepBy } from '#core/domain/enquiry/index.ts'
import { startedClock } from '#core/domain/reply-clock/index.ts'
import { tellOwner } from '#core/domain/staff-notice/index.ts'

/** To which lead a message belongs; or why it belongs to none by itself. */
export type MessagePlace = { enquiryId: number } | { enquiryId: null; reason: UnmatchedReason }

type Arrival = {
  values: Omit<typeof message.$inferInsert, 'id' | 'enquiryId' | 'direction' | 'unmatchedReason' | 'createdAt'>
  match: MessagePlace
  /** A machine wrote it: no clock starts and nobody is told. */
  isAutomatic: boolean
  /** Writes what belongs to it, in the same transaction. */
  attach?: (tx: Tx, messageId: number) => Promise<void>
}

/**
 * Keeps a message that came: on its lead, where the reply clock starts and whoever looks after it is told, or among those that belong to none.
 * Everything is one transaction. False: it was here already, nothing is changed.
 */
export async function keepMessage(ctx: Ctx, arrival: Arrival): Promise<boolean> {
  const { match, isAutomatic } = arrival
  if (match.enquiryId !== null && !isAutomatic) return keepOnLead(ctx, arrival, match.enquiryId)
  return ctx.db.transaction(async (tx) => {
    const id = await insertMessage(tx, ctx, arrival)
    if (id !== null) await notifyStaff(tx, { news: 'leads' })
    return id !== null
  })
}

/** Whether a message of this identity is here. */
export async function isKnownMessage({ db }: Pick<Ctx, 'db'>, identity: string): Promise<boolean> {
  const [row] = await db.select({ id: message.id }).from(message).where(eq(message.identity, identity))
  return row !== undefined
}

async function keepOnLead(ctx: Ctx, arrival: Arrival, enquiryId: number): Promise<boolean> {
  const clock = await startedClock(ctx)
  const { channel } = arrival.values
  let isKept = false
  await changeEnquiry({
    ctx,
    id: enquiryId,
    staffId: null,
    decide: async (found, tx) => {
      const id = await insertMessage(tx, ctx, arrival)
      isKept = id !== null
      if (id === null) return null
      await ctx.ports.jobs.send(tx, 'customer-link', { thing: 'enquiry', id: enquiryId })
      await tellOwner(tx, ctx, { kind: 'buyer_wrote', enquiryId, ownerId: found.ownerId })
      const step = stepBy('buyer_wrote', found)
      return {
        set: { ...step.set, ...(found.awaitingSince === null ? clock : {}) },
        events: [{ kind: 'buyer_wrote', detail: { channel, message: id } }, ...step.events],
        audit: { action: 'enquiry.buyer_wrote', detail: { channel } },
        isAnswer: false,
      }
    },
  })
  return isKept
}

async function insertMessage(tx: Tx, ctx: Ctx, { values, match, attach }: Arrival): Promise<number | null> {
  const place = match.enquiryId === null ? { unmatchedReason: match.reason } : { enquiryId: match.enquiryId }
  const [row] = await tx
    .insert(message)
    .values({ ...values, ...place, direction: 'in', createdAt: ctx.ports.clock.now() })
    .onConflictDoNothing({ target: message.identity })
    .returning({ id: message.id })
  if (row === undefined) return null
  await attach?.(tx, row.id)
  return row.id
}
