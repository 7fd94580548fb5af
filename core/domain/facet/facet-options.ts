import type { FacetOption } from '#contract/car.ts'
import { facetNames, type Facet, type Facets, type FacetSelection } from './facet.ts'
import type { SelectionCounts } from './facet-counts.ts'

/** Facets in display order, each with its options in theirs. Options without rows are there only when selected. */
export function facetOptions<Name extends string, Known>(
  facets: Facets<Name, Known>,
  { counts }: SelectionCounts<Name>,
  selection: FacetSelection<Name>,
  known: Known,
): { name: Name; options: FacetOption[] }[] {
  return facetNames(facets).map((name) => ({ name, options: optionsOf(facets[name], counts[name], selection[name], known) }))
}

/** Bytes that facets take in the cache, roughly. */
export function facetOptionsBytes(facets: readonly { options: readonly unknown[] }[]): number {
  return facets.reduce((sum, facet) => sum + 100 + 150 * facet.options.length, 0)
}

/** Orders values of a facet for display. */
export function compareValues<Known>({ order, isDescending }: Pick<Facet<Known>, 'order' | 'isDescending'>, known: Known): (a: string, b: string) => number {
  const places = new Map((order?.(known) ?? []).map((value, place) => [value, place]))
  const placeOf = (value: string) => places.get(value) ?? places.size
  return (a, b) => placeOf(a) - placeOf(b) || (isDescending ? byText.compare(b, a) : byText.compare(a, b))
}

const byText = new Intl.Collator('en', { numeric: true })

function optionsOf<Known>(facet: Facet<Known>, counts: ReadonlyMap<string, number>, selected: ReadonlySet<string> | undefined, known: Known): FacetOption[] {
  if (facet.isOffered?.(known) === false) return []
  const values = new Set([...counts.keys(), ...((!facet.isCountedOnly && selected) || [])])
  const offered = [...values].filter((value) => !facet.unoffered?.includes(value) || selected?.has(value))
  return offered.toSorted(compareValues(facet, known)).map((value) => ({
    value,
    label: facet.labelOf?.(value, known) ?? null,
    count: counts.get(value) ?? 0,
    is_selected: selected?.has(value) ?? false,
  }))
}
