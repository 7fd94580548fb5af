// Apart from the schemas, because browsers load these and must not load the validator.

/** What the catalogue holds, each with list and form in the back office. */
export const STOCK_KINDS = ['car', 'used_car', 'fitting', 'brand'] as const
export type StockKind = (typeof STOCK_KINDS)[number]

/** What is changed for many at once and can be taken back at once. */
export const CHANGE_BATCH_KINDS = ['price', 'state', 'import'] as const
export type ChangeBatchKind = (typeof CHANGE_BATCH_KINDS)[number]
