// Apart from the schemas, because browsers load these and must not load the validator.

/** Days that a report of demand looks back, today included. */
export const DEMAND_PERIODS = [7, 30, 90] as const

/** What a search can ask for, by the names of the filters; `country`: where the vehicle is to go. */
export const DEMAND_FILTERS = [
  'brand',
  'model',
  'price',
  'year',
  'mileage',
  'auto_type',
  'body',
  'category',
  'energy',
  'fuel',
  'steering',
  'transmission',
  'drive',
  'seats',
  'colour',
  'charge_port',
  'equipment',
  'range',
  'power',
  'payload',
  'axle',
  'off_road',
  'sports',
  'country',
] as const
