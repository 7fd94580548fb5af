// Apart from the schemas, because browsers load these and must not load the validator.

/** Who reads a feed: Google vehicle listings, Meta automotive inventory, or a partner as CSV or JSON. */
export const FEED_FORMATS = ['google', 'meta', 'csv', 'json'] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]

/** Why a vehicle is left out of a feed: what the platform does not take, then what it asks for and nobody has entered. */
export const LEFT_OUT_REASONS = [
  'sample',
  'reserved',
  'not_admitted',
  'not_for_platform',
  'no_price',
  'no_vin',
  'no_picture',
  'no_colour',
  'no_year',
  'no_mileage',
  'no_body',
] as const
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]

/** Why a whole feed is empty: no address of the dealership as the platform wants it; a destination that prices no longer lead to. */
export const FEED_FAULTS = ['no_address', 'no_destination'] as const
export type FeedFault = (typeof FEED_FAULTS)[number]

/** Where the vehicles stand, in the parts that Meta wants of an address. */
export const YARD_FIELDS = ['yard_street', 'yard_city', 'yard_region', 'yard_postal_code', 'yard_country'] as const
export type YardField = (typeof YARD_FIELDS)[number]
/** Meta takes an address without it. */
export const OPTIONAL_YARD_FIELD: YardField = 'yard_postal_code'

/** Vehicles that the report of a feed names, at most. */
export const MOST_LEFT_OUT_NAMED = 200
