import type { EnquiryEventKind } from '#contract/enquiry-values.ts'
import type { Tx } from '#core/db/client.ts'
import { enquiryEvent } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { emitQuotation } from '#core/domain/webhook/index.ts'

type Noted = {
  enquiryId: number
  kind: Extract<EnquiryEventKind, `quotation_${string}`>
  staffId?: number | null
  /** `number` and `revision`; of an answer also `reason`, or the `name` of who accepted. */
  detail: Record<string, unknown>
}

/** Writes into the history of the lead what became of an offer. */
export async function noteEvent(tx: Tx, ctx: Ctx, { enquiryId, kind, staffId = null, detail }: Noted): Promise<void> {
  await tx.insert(enquiryEvent).values({ enquiryId, kind, staffId, detail, createdAt: ctx.ports.clock.now() })
  await emitQuotation(tx, ctx, { enquiryId, kind, detail })
}
