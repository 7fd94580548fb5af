import type { EnquiryEventKind, EnquiryStatus } from '#contract/enquiry-values.ts'
import type { Tx } from '#core/db/client.ts'
import type { enquiry } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { emitWebhook } from './emit-webhook.ts'

type Change = {
  /** As it was before. */
  found: { id: number; status: EnquiryStatus; ownerId: number | null; isQuarantined: boolean }
  change: {
    set: Partial<typeof enquiry.$inferInsert>
    events: readonly { kind: EnquiryEventKind; detail: Record<string, unknown> }[]
  }
}

/**
 * Tells endpoints of a change of a lead that has been written: another state or owner, what was written to or by the buyer, and that it came, of
 * one that is let out of quarantine.
 */
export async function emitLeadChange(tx: Tx, ctx: Ctx, { found, change: { set, events } }: Change): Promise<void> {
  const enquiryId = found.id
  if (found.isQuarantined) {
    if (set.isQuarantined === false) await emitWebhook(tx, ctx, { type: 'lead.created', enquiryId })
    return
  }
  const changed = {
    ...(set.status === undefined || set.status === found.status ? {} : { status: { from: found.status, to: set.status } }),
    ...(set.ownerId === undefined || set.ownerId === found.ownerId ? {} : { owner_id: { from: found.ownerId, to: set.ownerId } }),
  }
  if (Object.keys(changed).length > 0) await emitWebhook(tx, ctx, { type: 'lead.changed', enquiryId, more: { changed } })
  for (const { kind, detail } of events) {
    if (kind !== 'answered' && kind !== 'buyer_wrote') continue
    const more = { direction: kind === 'answered' ? 'out' : 'in', channel: detail['channel'] }
    await emitWebhook(tx, ctx, { type: 'lead.message', enquiryId, more })
  }
}
