import { eq } from 'drizzle-orm'
import type { DealerEventKind } from '#contract/dealer-values.ts'
import { dealerApplicationEvent } from '#core/db/schema/index.ts'
import type { DealerDetail } from '#contract/staff-dealer.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { readDealer } from './read-dealer.ts'
import { createStatusCode } from './status-code.ts'

export type DealerEventCase = { kind: DealerEventKind; detail: Record<string, unknown>; dealer: DealerDetail }

/** An event with its application, for the mails about it; null where it has been deleted. Permission `dealer.read`. */
export async function findDealerEvent({ ctx, input }: { ctx: Ctx; input: { eventId: number } }): Promise<DealerEventCase | null> {
  requirePermission(ctx, 'dealer.read')
  const [event] = await ctx.db
    .select({ kind: dealerApplicationEvent.kind, detail: dealerApplicationEvent.detail, id: dealerApplicationEvent.dealerApplicationId })
    .from(dealerApplicationEvent)
    .where(eq(dealerApplicationEvent.id, input.eventId))
  if (!event) return null
  return { kind: event.kind, detail: event.detail, dealer: await readDealer(ctx.db, event.id) }
}

/** A new code that opens the status of an application, to be mailed to the applicant. Permission `dealer.write`. */
export async function issueStatusCode({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<string> {
  requirePermission(ctx, 'dealer.write')
  return createStatusCode(ctx, input.id)
}
