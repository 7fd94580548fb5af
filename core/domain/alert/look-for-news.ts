import type { Ctx } from '#core/domain/context.ts'
import { lookAtStock } from './look-at-stock.ts'
import { tellOfEnds } from './tell-of-ends.ts'
import { tellOfLists } from './tell-of-lists.ts'
import { tellOfThings } from './tell-of-things.ts'

/**
 * Looks what has changed in the stock since the last look and puts the mails about it into the outbox: one for each alert, at most one in
 * 24 hours (R11.23). Answers how many. Run by the schedule; two runs at once tell nobody twice.
 */
export async function lookForNews({ ctx }: { ctx: Ctx }): Promise<{ mails: number }> {
  const now = ctx.ports.clock.now()
  await lookAtStock(ctx, now)
  const told = [await tellOfThings(ctx, now), await tellOfLists(ctx, now), await tellOfEnds(ctx, now)]
  return { mails: told.reduce((sum, count) => sum + count, 0) }
}
