import type { AdEventKind } from '#contract/ad-event-values.ts'

export const AD_PROVIDERS = ['meta', 'google'] as const
export type AdProvider = (typeof AD_PROVIDERS)[number]

/** A lead, how far it has come, or a dealer's application, as advertisers may hear of it. Mail and number are hashed by the sender before they leave. */
export type LeadConversion = {
  kind: AdEventKind
  /** The same for every try, and of a lead that came in the same as in the browser's event, so that each counts once. */
  eventId: string
  happenedAt: Date
  /** Address of the page where the enquiry was sent, without its query. */
  pageUrl: string
  clientId: string | null
  mail: string
  mobileE164: string | null
  countryIso2: string | null
  userAgent: string | null
  /** Click of an advertisement of Meta, and when the visitor came by it. */
  fbclid: { value: string; at: Date } | null
  origin: string
  /** Of a sale: what the buyer has accepted, US cents; null where that is not known. */
  valueCents: number | null
}

/** Tells advertisers of leads. */
export type AdEvents = {
  /** Those that this site is set up for. */
  providers: readonly AdProvider[]
  /** Rejects with `AdRefusal` where another try cannot help, with `AdFailure` after any other answer, else with what went wrong. */
  sendLead(provider: AdProvider, lead: LeadConversion): Promise<void>
}

/** The advertiser has answered, but not taken it. The message names its status alone, so it may be written down. */
export class AdFailure extends Error {
  override name = 'AdFailure'
}

/** The advertiser has understood and refused. */
export class AdRefusal extends AdFailure {
  override name = 'AdRefusal'
}
