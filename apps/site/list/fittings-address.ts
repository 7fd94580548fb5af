/** Names of the address that change the list, in the order they are written; others (utm_…) are dropped from links. */
const NAMES = ['category', 'brand', 'model', 'year', 'price_from', 'price_to', 'word', 'sort'] as const
/** What a choice depends on: a model means nothing without its brand, nor a year without its model. */
const NEEDS: Partial<Record<(typeof NAMES)[number], (typeof NAMES)[number]>> = { model: 'brand', year: 'model' }

export const FITTINGS_PATH = '/carFittings'

/** What a link changes: null takes a name away. Any change but `page` starts at the first page. */
export type AddressChange = {
  category?: string | null
  brand?: string | null
  model?: string | null
  year?: string | null
  price_from?: string | null
  price_to?: string | null
  word?: string | null
  sort?: string | null
  page?: number
}

/** Address of the fittings list with something changed. Values keep a fixed order, so that one choice has one address (cache, canonical). */
export function fittingsAddress(current: URLSearchParams, { page = 1, ...change }: AddressChange = {}): string {
  const next = new URLSearchParams()
  for (const name of NAMES) {
    const needed = NEEDS[name]
    if (needed !== undefined && !next.has(needed)) continue
    const changed = change[name]
    for (const value of changed === undefined ? valuesOf(current, name) : [changed ?? '']) {
      if (value !== '' && !(name === 'sort' && value === '0')) next.append(name, value)
    }
  }
  if (page > 1) next.set('page', String(page))
  const query = next.toString()
  return query === '' ? FITTINGS_PATH : `${FITTINGS_PATH}?${query}`
}

// What was typed may hold a comma; signs do not.
function valuesOf(current: URLSearchParams, name: (typeof NAMES)[number]): string[] {
  if (name !== 'category' && name !== 'brand') return [current.get(name)?.trim() ?? '']
  return [...new Set(current.getAll(name).flatMap((value) => value.split(',')))].map((value) => value.trim()).sort()
}
