// Apart from the schemas, because browsers load these and must not load the validator.

/** What a lead asks about, for the rules that give it to somebody. `none`: a general question. */
export const ROUTED_KINDS = ['new', 'used', 'part', 'none'] as const
export type RoutedKind = (typeof ROUTED_KINDS)[number]

/** When a rule counts, by the company's hours. */
export const ROUTING_TIMES = ['any', 'open', 'closed'] as const

/** What a rule can ask of a lead. */
export const ROUTING_CONDITIONS = ['locales', 'countries', 'brands', 'kinds', 'origins', 'min_value_usd', 'time'] as const
export type RoutingCondition = (typeof ROUTING_CONDITIONS)[number]

/** Why a lead has the owner that it got: the buyer was theirs already, by a rule, or because no rule gave it to anybody. */
export const ROUTING_REASONS = ['same_buyer', 'rule', 'fallback', 'nobody'] as const
export type RoutingReason = (typeof ROUTING_REASONS)[number]

/** Why somebody was passed over: away for the day, outside of their hours, or without the right to answer leads any more. */
export const PASSED_OVER = ['absent', 'off_hours', 'no_right'] as const
export type PassedOver = (typeof PASSED_OVER)[number]

/** Most rules, people of one rule, and leads that a trial looks at. */
export const ROUTING_LIMITS = { rules: 50, people: 50, values: 100, trial_days: 90, trial_leads: 5_000 } as const
