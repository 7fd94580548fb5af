import { DESTINATION_NAME, isDestinationCode } from '#contract/destination.ts'

/** Addresses of one list: every link on it is made here, so that one choice has one address (cache, canonical). */
export type ListAddress = {
  /** Address with one thing changed; any change but `page` starts at the first page. */
  of: (path: string, current: URLSearchParams, change: (next: URLSearchParams) => void, page?: number) => string
  /** The list alone, without any filter: what stays is its order, and that it is embedded. */
  withoutFilters: (path: string, current: URLSearchParams) => string
  /** The list's own address for search engines. */
  canonical: (path: string, current: URLSearchParams, page: number) => string
  /** The same list without one value of a filter, or without both bounds of its range (null). */
  withoutValue: (path: string, current: URLSearchParams, name: string, value: string | null) => string
  /** The same list with another order. */
  withSort: (path: string, current: URLSearchParams, sort: string) => string
  /** True where anything narrows the list. */
  hasFilters: (current: URLSearchParams) => boolean
}

/** A page shown inside another without its header stays so from link to link; it may have no value. */
const EMBEDDED = 'noHeader'

/** What a list is narrowed to: what a country admits (its ISO 3166-1 code), or nothing, where a named destination would narrow it. */
export const ADMITTED = 'admitted'
export const EVERYTHING = 'all'
const NARROWED = /^([A-Z]{2}|all)$/

/** Names of bounds, which are typed, in any language. */
export const BOUND = /_(from|to)$/

/** Addresses of a list with these filters, in the order of the address; names that do not change the list (utm_…) are dropped. */
export function listAddressOf(filterNames: readonly string[]): ListAddress {
  const listNames = [...filterNames, 'sort']

  function of(path: string, current: URLSearchParams, change: (next: URLSearchParams) => void, page = 1): string {
    const next = new URLSearchParams(current)
    change(next)
    const ordered = new URLSearchParams()
    for (const name of listNames) {
      for (const value of valuesOf(next, name).toSorted()) if (!(name === 'sort' && value === '0')) ordered.append(name, value)
    }
    const embedded = next.get(EMBEDDED)
    if (embedded !== null) ordered.set(EMBEDDED, embedded)
    // Who came by an address that names a destination may have no cookie yet that would.
    const destination = next.get(DESTINATION_NAME)
    if (isDestinationCode(destination)) ordered.set(DESTINATION_NAME, destination)
    const admitted = next.get(ADMITTED)
    if (admitted !== null && NARROWED.test(admitted)) ordered.set(ADMITTED, admitted)
    if (page > 1) ordered.set('page', String(page))
    const query = ordered.toString()
    return query === '' ? path : `${path}?${query}`
  }

  return {
    of,
    withoutFilters: (path, current) =>
      of(path, new URLSearchParams([...current].filter(([name]) => ['sort', ADMITTED, EMBEDDED, DESTINATION_NAME].includes(name))), () => {}),
    canonical: (path, current, page) => of(path, current, (next) => [EMBEDDED, ADMITTED, DESTINATION_NAME].forEach((name) => next.delete(name)), page),
    withoutValue: (path, current, name, value) =>
      of(path, current, (next) => {
        if (value === null) for (const bound of ['_from', '_to']) next.delete(name + bound)
        const rest = valuesOf(next, name).filter((part) => part !== value)
        next.delete(name)
        for (const part of rest) next.append(name, part)
      }),
    withSort: (path, current, sort) => of(path, current, (next) => next.set('sort', sort)),
    hasFilters: (current) => filterNames.some((name) => current.getAll(name).some((value) => value !== '')),
  }
}

/** Values of a name, repeated or joined by commas, each once; a comma of a number parts nothing. */
function valuesOf(query: URLSearchParams, name: string): string[] {
  return [...new Set(query.getAll(name).flatMap((value) => (BOUND.test(name) ? value : value.split(','))))].filter((value) => value !== '')
}
