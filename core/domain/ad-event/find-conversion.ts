import { and, eq } from 'drizzle-orm'
import { adDelivery, adEvent } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import type { AdProvider, LeadConversion } from '#core/ports/ads/port.ts'
import { localeOrigin, type Locale } from '#i18n/locales.ts'
import { consentHolds } from './consent-holds.ts'
import { readDealerSender, readLeadSender, type Sender } from './read-sender.ts'

/**
 * What an advertiser is told of a lead or of a dealer's application; null where it has been told already, where it or the consent is gone, where
 * it is in quarantine or was found to be spam, or where the state that it speaks of was taken back. `siteOrigin`: of the English site.
 */
export async function findConversion({
  ctx,
  input,
}: {
  ctx: Ctx
  input: { adEventId: number; provider: AdProvider; siteOrigin: string }
}): Promise<LeadConversion | null> {
  const [row] = await ctx.db
    .select({ event: adEvent, sentAt: adDelivery.sentAt })
    .from(adEvent)
    .leftJoin(adDelivery, and(eq(adDelivery.adEventId, adEvent.id), eq(adDelivery.provider, input.provider)))
    .where(and(eq(adEvent.id, input.adEventId), consentHolds(ctx.db, ctx.ports.clock.now())))
  if (!row || row.sentAt !== null) return null
  const { event } = row
  const sender = await readSender(ctx, event)
  if (sender === null) return null
  const { locale, ...told } = sender
  return {
    ...told,
    kind: event.kind,
    eventId: event.eventId,
    happenedAt: event.happenedAt,
    pageUrl: `${localeOrigin(input.siteOrigin, locale as Locale) ?? input.siteOrigin}${pathOf(event.page)}`,
    clientId: event.clientId,
    valueCents: event.valueCents,
  }
}

async function readSender(ctx: Ctx, { kind, enquiryId, dealerApplicationId, createdAt }: typeof adEvent.$inferSelect): Promise<Sender | null> {
  if (enquiryId !== null) return readLeadSender(ctx, { enquiryId, kind, sentAt: createdAt })
  return dealerApplicationId === null ? null : readDealerSender(ctx, { dealerApplicationId, sentAt: createdAt })
}

// The path alone: what stands in a query is nobody else's business.
function pathOf(page: string | null): string {
  return page?.startsWith('/') && !page.startsWith('//') ? (page.split(/[?#]/)[0] ?? '/') : '/'
}
