import type { EnquiryEventKind } from '#contract/enquiry-values.ts'
import type { Tx } from '#core/db/client.ts'
import type { Ctx } from '#core/domain/context.ts'
import { emitWebhook } from './emit-webhook.ts'

type Noted = { enquiryId: number; kind: Extract<EnquiryEventKind, `quotation_${string}`>; detail: Record<string, unknown> }

/** Tells endpoints of an offer that went out or was answered. Who accepted it, and what they wrote, is told to nobody. */
export async function emitQuotation(tx: Tx, ctx: Ctx, { enquiryId, kind, detail }: Noted): Promise<void> {
  const quotation = { number: detail['number'], revision: detail['revision'] }
  if (kind === 'quotation_issued') await emitWebhook(tx, ctx, { type: 'quotation.issued', enquiryId, more: { quotation } })
  if (kind === 'quotation_accepted')
    await emitWebhook(tx, ctx, { type: 'quotation.answered', enquiryId, more: { quotation: { ...quotation, answer: 'accepted' } } })
  if (kind === 'quotation_declined')
    await emitWebhook(tx, ctx, {
      type: 'quotation.answered',
      enquiryId,
      more: { quotation: { ...quotation, answer: 'declined', reason: detail['reason'] ?? null } },
    })
}
