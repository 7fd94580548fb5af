import { STOCK_KINDS, STOCK_PATHS, type StockKind } from '#contract/stock-values.ts'

/** The kind that an address names (`used-cars`); undefined for anything else. */
export function stockKindOf(path: string | undefined): StockKind | undefined {
  return STOCK_KINDS.find((kind) => STOCK_PATHS[kind] === path)
}

/** Where the list of a kind stands. */
export function stockListPath(kind: StockKind): string {
  return `/catalogue/${STOCK_PATHS[kind]}`
}
