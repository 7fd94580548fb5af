import { USED_FACET_NAMES, type UsedFacetName } from '#contract/used-values.ts'
import type { UsedSelection } from './used-selection.ts'

/** Units that agree in everything they are counted by; null where they have no value. */
export type UsedGroup = { values: Readonly<Record<UsedFacetName, string | null>>; count: number }

/** `total` units meet the whole selection; a facet's counts leave its own part of it out. */
export type UsedCounts = { total: number; counts: Record<UsedFacetName, Map<string, number>> }

/** Counts units under a selection of facets: OR inside a facet, AND across. */
export function countGroups(groups: readonly UsedGroup[], facets: UsedSelection['facets']): UsedCounts {
  const counts = Object.fromEntries(USED_FACET_NAMES.map((name) => [name, new Map<string, number>()])) as UsedCounts['counts']
  let total = 0
  for (const { values, count } of groups) {
    const missed = USED_FACET_NAMES.filter((name) => !isMet(facets[name], values[name]))
    if (missed.length > 1) continue
    const [only] = missed
    if (only === undefined) total += count
    for (const name of only === undefined ? USED_FACET_NAMES : [only]) add(counts[name], values[name], count)
  }
  return { total, counts }
}

function isMet(wanted: ReadonlySet<string> | undefined, value: string | null): boolean {
  return wanted === undefined || (value !== null && wanted.has(value))
}

function add(counts: Map<string, number>, value: string | null, count: number): void {
  if (value !== null) counts.set(value, (counts.get(value) ?? 0) + count)
}
