import type { AdEventKind } from '#contract/ad-event-values.ts'
import type { AdConsent } from '#contract/enquiry.ts'
import { withoutSecret } from '#contract/secret-path.ts'
import type { Tx } from '#core/db/client.ts'
import { adEvent } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { cleanLine } from '#core/domain/text/index.ts'
import { sendAdJobs } from './send-ad-jobs.ts'

type Sent = { enquiryId: number } | { dealerApplicationId: number }

/**
 * Notes that advertisers may hear of a lead or of a dealer's application, and puts the telling into the outbox, one job each. Call inside the
 * transaction of what was sent, and only where the visitor has agreed (R18.3). Without an event id there is nothing to tell; a dealer's
 * application is told of only where the visitor agreed to words that speak of it.
 */
export async function writeAdEvent(tx: Tx, ctx: Ctx, input: Sent & { consent: AdConsent; now: Date }): Promise<void> {
  const { consent, now, ...sent } = input
  const eventId = cleanLine(consent.event_id, 80)
  const terms = cleanLine(consent.terms, 10) || null
  const kind: AdEventKind = 'enquiryId' in sent ? 'lead' : 'dealer'
  if (eventId === '' || (kind === 'dealer' && terms === null)) return
  const [row] = await tx
    .insert(adEvent)
    .values({
      ...sent,
      kind,
      eventId,
      clientId: cleanLine(consent.client_id, 80) || null,
      page: withoutSecret(cleanLine(consent.page, 300)) || null,
      consent: { agreed_at: cleanLine(consent.agreed_at, 40) || null, terms },
      happenedAt: now,
      createdAt: now,
    })
    .returning({ id: adEvent.id })
  if (!row) throw new Error('insert into ad_event returned no row')
  await sendAdJobs(tx, ctx, [row.id])
}
