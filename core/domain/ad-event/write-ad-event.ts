import type { AdConsent } from '#contract/enquiry.ts'
import { withoutSecret } from '#contract/secret-path.ts'
import type { Tx } from '#core/db/client.ts'
import { adEvent } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { cleanLine } from '#core/domain/text/index.ts'
import { AD_PROVIDERS } from '#core/ports/ads/port.ts'

/**
 * Notes that advertisers may hear of a lead, and puts the telling into the outbox, one job each. Call inside the transaction of the lead,
 * and only where the visitor has agreed (R18.3). Without an event id there is nothing to tell.
 */
export async function writeAdEvent(tx: Tx, ctx: Ctx, input: { enquiryId: number; consent: AdConsent; now: Date }): Promise<void> {
  const { enquiryId, consent, now } = input
  const eventId = cleanLine(consent.event_id, 80)
  if (eventId === '') return
  const [row] = await tx
    .insert(adEvent)
    .values({
      enquiryId,
      eventId,
      clientId: cleanLine(consent.client_id, 80) || null,
      page: withoutSecret(cleanLine(consent.page, 300)) || null,
      consent: { agreed_at: cleanLine(consent.agreed_at, 40) || null },
      createdAt: now,
    })
    .returning({ id: adEvent.id })
  if (!row) throw new Error('insert into ad_event returned no row')
  for (const provider of AD_PROVIDERS) await ctx.ports.jobs.send(tx, 'ad-event', { adEventId: row.id, provider })
}
