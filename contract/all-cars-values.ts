// Apart from the schemas, because browsers load these and must not load the validator.

/** Names of the filters that new and used cars share, in display order; prices are asked for as a range, since their bands differ. */
export const ALL_CARS_FACETS = [
  'brand',
  'energy',
  'body',
  'fuel',
  'drive',
  'transmission',
  'charge_port',
  'steering',
  'seats',
  'year',
  'colour',
  'equipment',
] as const
export type AllCarsFacet = (typeof ALL_CARS_FACETS)[number]

/** 0 new and used in turn, then as new cars are: 1 price descending, 2 price ascending, 5 newest model year, 7 and 8 lowest price at the destination. */
export const ALL_CARS_SORTS = ['0', '1', '2', '5', '7', '8'] as const
export type AllCarsSort = (typeof ALL_CARS_SORTS)[number]
