// Apart from the schemas, because browsers load these and must not load the validator.

/** What an alert watches: a list with its filters (`both`: new and used cars; `any`: a word in all three), or things by name. */
export const ALERT_LISTS = ['car', 'used', 'both', 'part', 'any'] as const
export type AlertList = (typeof ALERT_LISTS)[number]
export const ALERT_KINDS = [...ALERT_LISTS, 'things'] as const
export type AlertKind = (typeof ALERT_KINDS)[number]

/** Page of each kind on the site; its query follows. */
export const ALERT_LIST_PATHS: Readonly<Record<AlertList, string>> = {
  car: '/carList',
  used: '/usedCars',
  both: '/allCars',
  part: '/carFittings',
  any: '/searchsite',
}

/** A used unit is one of the first three; a new car or a part is on offer or not. */
export const ALERT_THING_STATES = ['available', 'reserved', 'sold', 'gone'] as const
export type AlertThingState = (typeof ALERT_THING_STATES)[number]

/** What an alert tells of a thing. */
export const ALERT_EVENTS = ['offered', 'cheaper', 'reserved', 'sold', 'gone', 'again'] as const
export type AlertEvent = (typeof ALERT_EVENTS)[number]

export const ALERT_MAIL_KINDS = ['alert_confirm', 'alert_news', 'alert_ending'] as const
export type AlertMailKind = (typeof ALERT_MAIL_KINDS)[number]

/** Days that an alert waits to be confirmed, runs from then on, and tells beforehand that it ends. */
export const ALERT_DAYS = { pending: 7, running: 180, notice: 14 } as const

/** Most things of an alert (as many as an address of the site may name) and most that one mail shows; running and waiting ones of a mail address; signs of label and query. */
export const ALERT_LIMITS = { things: 40, shown: 10, running: 30, pending: 5, label: 300, query: 1_500 } as const
