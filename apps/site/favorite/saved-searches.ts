import { SAVED_SEARCH_LIMITS, SEARCH_ADDRESS } from '#contract/saved-search-values.ts'
import { localValue, useLocalValue } from '#apps/site/client/local-value.ts'

/** A list as it was filtered: its address, what it was called in the language of then, and how many things it held when it was last looked at. */
export type SavedSearch = { href: string; name: string; seen: number }

const none: readonly SavedSearch[] = []
const searches = localValue<readonly SavedSearch[]>('savedSearches', none, parseSearches)

export function readSearches(): readonly SavedSearch[] {
  return searches.read()
}

export function useSavedSearches(): readonly SavedSearch[] {
  return useLocalValue(searches)
}

/** Keeps a search before the others; the oldest of too many goes. */
export function saveSearch(search: SavedSearch): void {
  const others = searches.read().filter(({ href }) => href !== search.href)
  searches.write([search, ...others].slice(0, SAVED_SEARCH_LIMITS.items))
}

/** Keeps searches of another host behind those that are here. */
export function adoptSearches(list: readonly SavedSearch[]): void {
  const own = searches.read()
  const others = list.filter(({ href }) => !own.some((search) => search.href === href))
  if (others.length > 0) searches.write([...own, ...others].slice(0, SAVED_SEARCH_LIMITS.items))
}

export function removeSearch(href: string): void {
  const next = searches.read().filter((search) => search.href !== href)
  searches.write(next.length > 0 ? next : none)
}

/** Notes how many things a kept search shows now. */
export function noteSeen(href: string, seen: number): void {
  const list = searches.read()
  if (list.some((search) => search.href === href && search.seen !== seen))
    searches.write(list.map((search) => (search.href === href ? { ...search, seen } : search)))
}

/** Reads a stored list of whatever shape: broken entries fall out, an address stands once and leads to a list of ours. */
export function parseSearches(stored: unknown): readonly SavedSearch[] {
  if (!Array.isArray(stored)) return none
  const known = stored.flatMap((entry: Partial<SavedSearch> | null): SavedSearch[] => {
    const { href, name, seen } = entry ?? {}
    if (typeof href !== 'string' || typeof name !== 'string' || !SEARCH_ADDRESS.test(href)) return []
    return [{ href, name, seen: typeof seen === 'number' && Number.isSafeInteger(seen) && seen >= 0 ? seen : 0 }]
  })
  return [...new Map(known.map((search) => [search.href, search])).values()].slice(0, SAVED_SEARCH_LIMITS.items)
}
