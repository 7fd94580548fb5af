// Apart from the schemas, because browsers load these and must not load the validator.

/** What advertisers may hear of: a lead or a dealer's application that has come in, and how far a lead has come since. */
export const AD_EVENT_KINDS = ['lead', 'qualified', 'quoted', 'won', 'dealer'] as const
export type AdEventKind = (typeof AD_EVENT_KINDS)[number]

/** States of a lead that are told of when it reaches them, each once. */
export const AD_MILESTONES = ['qualified', 'quoted', 'won'] as const satisfies readonly AdEventKind[]
export type AdMilestone = (typeof AD_MILESTONES)[number]

/** How long what somebody agreed to holds for what comes of it later; then they would be asked anew. */
export const AD_CONSENT_DAYS = 365
