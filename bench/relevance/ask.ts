import type { SearchKind, SearchResult } from '#contract/search.ts'
import type { RowKind } from './stock-row.ts'
import type { TableLine } from './read-table.ts'

/** Rows of an answer in their order, whether there was anything at all, and how long it took. */
export type Answer = { ranked: readonly { kind: RowKind; sign: string }[]; total: number; ms: number }

/** Asks a product as the site does. Each language comes from an address of its own, so that none asks more than one visitor may. */
export async function ask(site: string, { locale, query, expectations }: TableLine, address: string): Promise<Answer> {
  const started = performance.now()
  const response = await fetch(`${site}/api/search?${new URLSearchParams({ word: query }).toString()}`, {
    headers: { lang: locale, 'x-forwarded-for': address },
  })
  const text = await response.text()
  const ms = performance.now() - started
  if (response.status !== 200) throw new Error(`“${query}” (${locale}) was answered ${response.status}: ${text}`)
  const { data } = JSON.parse(text) as { data: SearchResult }
  const wanted = new Set<SearchKind>(['car', 'used_car', 'fitting', 'page', ...expectations.flatMap(({ kinds }) => kinds)])
  const ranked = data.order.flatMap((kind) => (wanted.has(kind) ? rowsOf(data, kind) : []))
  return { ranked: [...ranked, ...nearbyOf(data)], total: data.total, ms }
}

/** What comes near is shown behind all that meets the query. */
function nearbyOf({ nearby }: SearchResult): Answer['ranked'] {
  return [
    ...nearby.cars.map((row) => ({ kind: 'car' as const, sign: row.model_sign })),
    ...nearby.used_cars.map((row) => ({ kind: 'used_car' as const, sign: row.stock_ref })),
  ]
}

/** Rows of a kind; types, articles, activities and downloads are nothing that a query of the table means. */
function rowsOf(data: SearchResult, kind: SearchKind): Answer['ranked'] {
  switch (kind) {
    case 'car':
      return data.cars.list.map((row) => ({ kind, sign: row.model_sign }))
    case 'used_car':
      return data.used_cars.list.map((row) => ({ kind, sign: row.stock_ref }))
    case 'fitting':
      return data.fittings.list.map((row) => ({ kind, sign: row.sku }))
    case 'page':
      return data.pages.map((row) => ({ kind, sign: row.key }))
    case 'brand':
      return data.brands.map((row) => ({ kind, sign: row.brand_sign }))
    default:
      return []
  }
}
