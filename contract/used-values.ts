// Apart from the schemas, because browsers load these and must not load the validator.

/** In the order of the list: what can be bought, what is reserved, what is gone. */
export const USED_CAR_STATUSES = ['available', 'reserved', 'sold'] as const
export type UsedCarStatus = (typeof USED_CAR_STATUSES)[number]

/** Bands of the FOB price in US dollars and of the mileage in km: lower bound inclusive, upper exclusive, the last without end. */
export const USED_PRICE_BANDS = ['0-5000', '5000-10000', '10000-15000', '15000-20000', '20000-30000', '30000'] as const
export const MILEAGE_BANDS = ['0-30000', '30000-60000', '60000-100000', '100000-200000', '200000'] as const

/** Names of the filters of used cars, in display order. */
export const USED_FACET_NAMES = ['brand', 'price', 'year', 'mileage', 'energy', 'body', 'steering', 'port', 'status'] as const
export type UsedFacetName = (typeof USED_FACET_NAMES)[number]

/** 0 newest, 1 price descending, 2 price ascending, 3 lowest mileage. */
export const USED_SORTS = ['0', '1', '2', '3'] as const
export type UsedSort = (typeof USED_SORTS)[number]
