// Apart from the schemas, because browsers load these and must not load the validator.
import { MEDIA_OWNERS } from './media-values.ts'

/** What the catalogue holds: each has list, form and pictures in the back office. */
export const STOCK_KINDS = MEDIA_OWNERS
export type StockKind = (typeof STOCK_KINDS)[number]

/** What has a page of its own that can be looked at before it is published. */
export type PreviewedKind = Exclude<StockKind, 'brand'>

/** For how many days a link to such a page may work. */
export const DRAFT_LINK_DAYS = [1, 7, 30] as const

/** What is changed for many at once and can be taken back at once. */
export const CHANGE_BATCH_KINDS = ['price', 'state', 'import'] as const
export type ChangeBatchKind = (typeof CHANGE_BATCH_KINDS)[number]

/** What a used vehicle was before it was for sale; an import may bring others. */
export const PREVIOUS_USES = [
  'private',
  'company',
  'rental',
  'demo',
  'ride_hailing',
  'taxi',
  'freight',
  'passenger_transport',
  'construction',
  'zero_mileage',
  'export_stock',
] as const

/** Full dollars or cents to which a changed price is rounded, in US cents. */
export const PRICE_ROUNDINGS = [1, 100, 1_000, 5_000, 10_000, 50_000] as const

export const STOCK_SORTS = ['updated_at', 'name', 'fob_price_usd_cents', 'model_year', 'mileage_km', 'publish_state'] as const

/** What each kind is called in the back office's addresses and in the staff API. */
export const STOCK_PATHS = { car: 'cars', used_car: 'used-cars', fitting: 'parts', brand: 'brands' } as const satisfies Record<StockKind, string>
