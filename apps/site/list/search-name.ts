import { SAVED_SEARCH_LIMITS } from '#contract/saved-search-values.ts'
import { dotted } from '#apps/site/text/dotted.ts'
import type { ActiveFilter } from './filter-view.ts'

/** What a list as it is filtered is called: what it holds, then its filters. */
export function searchName(kind: string, active: readonly ActiveFilter[]): string {
  return dotted([kind, ...active.map(({ label }) => label)]).slice(0, SAVED_SEARCH_LIMITS.name)
}
