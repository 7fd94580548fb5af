import { and, eq, isNull, lte, or } from 'drizzle-orm'
import { memberMail } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'

/**
 * Takes a waiting message for `holdMs`, which is above what one try can take. `gone`: there is nothing to send. `held`: another run is
 * sending it, or died while it did; whoever asks after `holdMs` gets it, with the same Message-ID.
 */
export async function holdMemberMail({ ctx, input }: { ctx: Ctx; input: { memberMailId: number; holdMs: number } }): Promise<'claimed' | 'gone' | 'held'> {
  const now = ctx.ports.clock.now()
  const isIt = eq(memberMail.id, input.memberMailId)
  const claimed = await ctx.db
    .update(memberMail)
    .set({ heldUntil: new Date(now.getTime() + input.holdMs) })
    .where(and(isIt, or(isNull(memberMail.heldUntil), lte(memberMail.heldUntil, now))))
    .returning({ id: memberMail.id })
  if (claimed.length > 0) return 'claimed'
  const found = await ctx.db.select({ id: memberMail.id }).from(memberMail).where(isIt)
  return found.length === 0 ? 'gone' : 'held'
}

/** Leaves a message to the next try, after one that failed. */
export async function releaseMemberMail({ ctx, input }: { ctx: Ctx; input: { memberMailId: number } }): Promise<void> {
  await ctx.db.update(memberMail).set({ heldUntil: null }).where(eq(memberMail.id, input.memberMailId))
}
