import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { message, whatsappDelivery, type SentTemplate } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { markOf } from './mark.ts'

/** A message as it is handed to the service. `mark` names it for good, each time that a person sends it. */
export type ClaimedWhatsapp = { mark: string; to: string; text: string; template: SentTemplate | null }

/**
 * Takes a message of ours for `holdMs`, which is above what one try can take. `settled`: nothing is to do, or it is gone; `held`: another run is sending
 * it, or died while it did, which nobody can tell: whoever asks after `holdMs` gets it. For the system alone; throws `forbidden`.
 */
export async function claimWhatsapp({ ctx, input }: { ctx: Ctx; input: { messageId: number; holdMs: number } }): Promise<ClaimedWhatsapp | 'settled' | 'held'> {
  if (ctx.actor.kind !== 'system') throw new AppError('forbidden')
  const { messageId, holdMs } = input
  const now = ctx.ports.clock.now()
  const isThis = eq(whatsappDelivery.messageId, messageId)
  const isFree = and(eq(whatsappDelivery.status, 'pending'), or(isNull(whatsappDelivery.heldUntil), lte(whatsappDelivery.heldUntil, now)))
  const [claimed] = await ctx.db
    .update(whatsappDelivery)
    .set({ triedAt: now, heldUntil: new Date(now.getTime() + holdMs), attempts: sql`${whatsappDelivery.attempts} + 1` })
    .where(and(isThis, isFree))
    .returning({ template: whatsappDelivery.template, round: whatsappDelivery.round })
  if (claimed === undefined) {
    const [found] = await ctx.db.select({ status: whatsappDelivery.status }).from(whatsappDelivery).where(isThis)
    return found?.status === 'pending' ? 'held' : 'settled'
  }
  const [row] = await ctx.db.select().from(message).where(eq(message.id, messageId))
  if (row === undefined) return 'settled'
  return { mark: markOf(row.identity, claimed.round), to: row.toAddress, text: row.text, template: claimed.template }
}
