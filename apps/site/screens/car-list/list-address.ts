import { FACET_NAMES } from '#contract/vehicle.ts'
import type { FacetName } from '#contract/vehicle.ts'

/** Names of the address that change the list; others (utm_…) are dropped from links. */
const LIST_NAMES: readonly string[] = [...FACET_NAMES, 'type', 'word', 'sort']

/** A page shown inside another without its header stays so from link to link; it may have no value. */
const EMBEDDED = 'noHeader'

/**
 * Address of the list with one thing changed. Values keep a fixed order, so that one choice has one address (cache, canonical);
 * any change but `page` starts at the first page.
 */
export function listAddress(path: string, current: URLSearchParams, change: (next: URLSearchParams) => void, page = 1): string {
  const next = new URLSearchParams(current)
  change(next)
  const ordered = new URLSearchParams()
  for (const name of LIST_NAMES) {
    const values = [...new Set(next.getAll(name).flatMap((value) => value.split(',')))].filter((value) => value !== '')
    for (const value of values.sort()) {
      if (!(name === 'sort' && value === '0')) ordered.append(name, value)
    }
  }
  const embedded = next.get(EMBEDDED)
  if (embedded !== null) ordered.set(EMBEDDED, embedded)
  if (page > 1) ordered.set('page', String(page))
  const query = ordered.toString()
  return query === '' ? path : `${path}?${query}`
}

/** The list alone, without any filter: what stays is its order, and that it is embedded. */
export function withoutFilters(path: string, current: URLSearchParams): string {
  const kept = [...current].filter(([name]) => name === 'sort' || name === EMBEDDED)
  return listAddress(path, new URLSearchParams(kept), () => {})
}

/** The list's own address for search engines. */
export function canonicalAddress(path: string, current: URLSearchParams, page: number): string {
  return listAddress(path, current, (next) => next.delete(EMBEDDED), page)
}

/** The same list without one value of a filter. */
export function withoutValue(path: string, current: URLSearchParams, name: FacetName | 'type' | 'word', value: string): string {
  return listAddress(path, current, (next) => {
    const rest = next
      .getAll(name)
      .flatMap((part) => part.split(','))
      .filter((part) => part !== value)
    next.delete(name)
    for (const part of rest) next.append(name, part)
  })
}

/** The same list with another order. */
export function withSort(path: string, current: URLSearchParams, sort: string): string {
  return listAddress(path, current, (next) => next.set('sort', sort))
}

/** True where anything narrows the list. */
export function hasFilters(current: URLSearchParams): boolean {
  return [...FACET_NAMES, 'type', 'word'].some((name) => current.getAll(name).some((value) => value !== ''))
}
