export const AD_PROVIDERS = ['meta', 'google'] as const
export type AdProvider = (typeof AD_PROVIDERS)[number]

/** A lead as advertisers may hear of it. Mail and number are hashed by the sender before they leave. */
export type LeadConversion = {
  /** The same as in the browser's event, so that both count once. */
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
