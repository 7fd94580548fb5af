import type { SQL } from 'drizzle-orm'
import { facetNames, type Facets, type FacetSelection } from './facet.ts'

/** Reads the selection of a filter. Empty lists filter nothing. */
export function readFacetSelection<Name extends string>(
  facets: Readonly<Record<Name, unknown>>,
  filter: { readonly [Each in Name]?: readonly string[] | undefined },
): FacetSelection<Name> {
  const selection: { [Each in Name]?: ReadonlySet<string> } = {}
  for (const name of facetNames(facets)) {
    const values = filter[name]
    if (values && values.length > 0) selection[name] = new Set(values)
  }
  return selection
}

/** Conditions of a selection, to be joined by AND. */
export function selectedConditions<Name extends string, Known>(facets: Facets<Name, Known>, selection: FacetSelection<Name>, known: Known): SQL[] {
  return facetNames(facets).flatMap((name) => {
    const values = selection[name]
    return values ? [facets[name].condition([...values], known)] : []
  })
}

/** A selection for the key of a kept answer: the same one in another order is the same. */
export function selectionMark<Name extends string>(
  facets: Readonly<Record<Name, unknown>>,
  selection: FacetSelection<Name>,
): (readonly [string, ...string[]])[] {
  return facetNames(facets).flatMap((name) => {
    const values = selection[name]
    return values ? [[name, ...[...values].toSorted()] as const] : []
  })
}
