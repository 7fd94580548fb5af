import { and, asc, eq } from 'drizzle-orm'
import { adDelivery, adEvent, country, enquiry, enquiryAttribution, enquiryEvent } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import type { AdProvider, LeadConversion } from '#core/ports/ads/port.ts'
import { localeOrigin, type Locale } from '#i18n/locales.ts'

/**
 * What an advertiser is told of a lead; null where it has been told already, where the lead is gone, or where it was found to be spam.
 * `siteOrigin`: of the English site.
 */
export async function findConversion({
  ctx,
  input,
}: {
  ctx: Ctx
  input: { adEventId: number; provider: AdProvider; siteOrigin: string }
}): Promise<LeadConversion | null> {
  const [row] = await ctx.db
    .select({ event: adEvent, lead: enquiry, iso2: country.iso2, sentAt: adDelivery.sentAt })
    .from(adEvent)
    .innerJoin(enquiry, eq(enquiry.id, adEvent.enquiryId))
    .leftJoin(country, eq(country.id, enquiry.countryId))
    .leftJoin(adDelivery, and(eq(adDelivery.adEventId, adEvent.id), eq(adDelivery.provider, input.provider)))
    .where(eq(adEvent.id, input.adEventId))
  if (!row || row.sentAt !== null || row.lead.isQuarantined || row.lead.status === 'spam') return null
  const { event, lead } = row
  const [received, clicks] = await Promise.all([readReceived(ctx, lead.id), readClicks(ctx, lead.id)])
  const clicked = clicks.findLast(({ fbclid }) => fbclid !== null)
  return {
    eventId: event.eventId,
    happenedAt: event.createdAt,
    pageUrl: `${localeOrigin(input.siteOrigin, lead.locale as Locale) ?? input.siteOrigin}${pathOf(event.page)}`,
    clientId: event.clientId,
    mail: lead.mail,
    mobileE164: lead.mobileE164,
    countryIso2: row.iso2,
    userAgent: received,
    fbclid: clicked?.fbclid ? { value: clicked.fbclid, at: clicked.touchedAt ?? event.createdAt } : null,
    origin: lead.origin,
  }
}

async function readReceived(ctx: Ctx, enquiryId: number): Promise<string | null> {
  const [row] = await ctx.db
    .select({ detail: enquiryEvent.detail })
    .from(enquiryEvent)
    .where(and(eq(enquiryEvent.enquiryId, enquiryId), eq(enquiryEvent.kind, 'received')))
  const agent = row?.detail['user_agent']
  return typeof agent === 'string' ? agent : null
}

/** First touch before last. */
function readClicks(ctx: Ctx, enquiryId: number) {
  return ctx.db
    .select({ fbclid: enquiryAttribution.fbclid, touchedAt: enquiryAttribution.touchedAt })
    .from(enquiryAttribution)
    .where(eq(enquiryAttribution.enquiryId, enquiryId))
    .orderBy(asc(enquiryAttribution.touch))
}

// The path alone: what stands in a query is nobody else's business.
function pathOf(page: string | null): string {
  return page?.startsWith('/') && !page.startsWith('//') ? (page.split(/[?#]/)[0] ?? '/') : '/'
}
