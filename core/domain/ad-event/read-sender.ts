import { and, asc, eq } from 'drizzle-orm'
import { AD_MILESTONES, type AdEventKind } from '#contract/ad-event-values.ts'
import type { EnquiryStatus } from '#contract/enquiry-values.ts'
import { country, dealerApplication, dealerApplicationEvent, enquiry, enquiryAttribution, enquiryEvent } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import type { LeadConversion } from '#core/ports/ads/port.ts'

/** Who sent it, and by which click they came. */
export type Sender = Pick<LeadConversion, 'mail' | 'mobileE164' | 'countryIso2' | 'userAgent' | 'fbclid' | 'origin'> & { locale: string }

/** Null where the lead is in quarantine, was found to be spam, or has not come as far as `kind` says. */
export async function readLeadSender(ctx: Ctx, { enquiryId, kind, sentAt }: { enquiryId: number; kind: AdEventKind; sentAt: Date }): Promise<Sender | null> {
  const [row] = await ctx.db
    .select({ lead: enquiry, iso2: country.iso2 })
    .from(enquiry)
    .leftJoin(country, eq(country.id, enquiry.countryId))
    .where(eq(enquiry.id, enquiryId))
  if (!row || row.lead.isQuarantined || row.lead.status === 'spam' || !isStillSo(kind, row.lead.status)) return null
  const { lead, iso2 } = row
  const [received, clicks] = await Promise.all([readReceived(ctx, enquiryId), readClicks(ctx, enquiryId)])
  const clicked = clicks.findLast(({ fbclid }) => fbclid !== null)
  return {
    mail: lead.mail,
    mobileE164: lead.mobileE164,
    countryIso2: iso2,
    userAgent: received,
    fbclid: clicked?.fbclid ? { value: clicked.fbclid, at: clicked.touchedAt ?? sentAt } : null,
    origin: lead.origin,
    locale: lead.locale,
  }
}

/** A lead stays what it has become, but who was marked by mistake is set back; one that is lost has passed what came before. */
function isStillSo(kind: AdEventKind, status: EnquiryStatus): boolean {
  const wanted = AD_MILESTONES.findIndex((name) => name === kind)
  if (wanted === -1) return true
  return status === 'lost' ? kind !== 'won' : AD_MILESTONES.findIndex((name) => name === status) >= wanted
}

/** Null where the application is in quarantine. */
export async function readDealerSender(ctx: Ctx, input: { dealerApplicationId: number; sentAt: Date }): Promise<Sender | null> {
  const [row] = await ctx.db
    .select({ application: dealerApplication, iso2: country.iso2, received: dealerApplicationEvent.detail })
    .from(dealerApplication)
    .leftJoin(country, eq(country.id, dealerApplication.countryId))
    .leftJoin(dealerApplicationEvent, and(eq(dealerApplicationEvent.dealerApplicationId, dealerApplication.id), eq(dealerApplicationEvent.kind, 'submitted')))
    .where(eq(dealerApplication.id, input.dealerApplicationId))
  if (!row || row.application.isQuarantined) return null
  const { application } = row
  return {
    mail: application.mail,
    mobileE164: application.mobileE164,
    countryIso2: row.iso2,
    userAgent: textIn(row.received, 'user_agent'),
    fbclid: clickIn(application.detail, input.sentAt),
    origin: 'dealer_application',
    locale: application.locale,
  }
}

async function readReceived(ctx: Ctx, enquiryId: number): Promise<string | null> {
  const [row] = await ctx.db
    .select({ detail: enquiryEvent.detail })
    .from(enquiryEvent)
    .where(and(eq(enquiryEvent.enquiryId, enquiryId), eq(enquiryEvent.kind, 'received')))
  return textIn(row?.detail, 'user_agent')
}

/** First touch before last. */
function readClicks(ctx: Ctx, enquiryId: number) {
  return ctx.db
    .select({ fbclid: enquiryAttribution.fbclid, touchedAt: enquiryAttribution.touchedAt })
    .from(enquiryAttribution)
    .where(eq(enquiryAttribution.enquiryId, enquiryId))
    .orderBy(asc(enquiryAttribution.touch))
}

/** The click of the last touch, else of the first; touches stand in the names of the wire. */
function clickIn(detail: Record<string, unknown>, sentAt: Date): Sender['fbclid'] {
  for (const name of ['last_touch', 'first_touch']) {
    const value = textIn(detail[name], 'fbclid')
    if (value === null) continue
    const at = new Date(textIn(detail[name], 'touched_at') ?? sentAt)
    return { value, at: Number.isNaN(at.getTime()) ? sentAt : at }
  }
  return null
}

function textIn(object: unknown, name: string): string | null {
  const value: unknown = typeof object === 'object' && object !== null ? Reflect.get(object, name) : null
  return typeof value === 'string' ? value : null
}
