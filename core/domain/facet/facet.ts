import type { SQL } from 'drizzle-orm'

/** What rows are grouped by: an expression and its name in the statement. Facets that are read from the same one share it. */
export type GroupKey = { name: string; sql: SQL }

/** What a group has of a key, as the driver gives it. */
export type Cell = string | number | boolean | readonly string[] | null

/** What a row has of a facet: a value, none (null), or several; `isAny`: besides, it goes with every value that another row names. */
export type FacetValue = string | null | { values: readonly string[]; isAny: boolean }

/** What rows are counted by and asked for; `Known` is what has to be read before, such as the brands. */
export type Counted<Known = unknown> = {
  key: GroupKey
  valueOf: (cell: Cell, known: Known) => FacetValue
  /** The rows that have one of the values, for the statement of a list; agrees with `valueOf`. */
  condition: (values: readonly string[], known: Known) => SQL
}

/** A filter that is offered with the number of rows behind each value. A facet's own selection does not narrow its own counts. */
export type Facet<Known = unknown> = Counted<Known> & {
  /** Values in display order; others come after, by text, numbers in it by size. */
  order?: (known: Known) => readonly string[]
  /** Values without a known order from the greatest down. */
  isDescending?: boolean
  /** Names that are data; a facet without them is put into words by the screen. */
  labelOf?: (value: string, known: Known) => string | null
  /** The facet that this one is a part of, as models are of a brand: where that one is counted, this one's selection is left out as well. */
  under?: string
  /** Where it is false, the facet filters without offering options. */
  isOffered?: (known: Known) => boolean
  /** Values that filter and are no option unless selected. */
  unoffered?: readonly string[]
  /** All selected values are wanted of a row, not one of them: its own selection narrows its counts too. */
  needsAll?: boolean
  /** A selected value that no row has is no option either. */
  isCountedOnly?: boolean
}

/** The facets of a list in display order. */
export type Facets<Name extends string, Known> = Readonly<Record<Name, Facet<Known>>>

/** Selected values per facet: OR inside (AND where a facet needs all), AND across. A facet that is missing filters nothing. */
export type FacetSelection<Name extends string> = { readonly [Each in Name]?: ReadonlySet<string> }

/** Names of facets in display order. */
export function facetNames<Name extends string>(facets: Readonly<Record<Name, unknown>>): Name[] {
  // Object.keys forgets the type of a record's names; the records of facets have no others.
  return Object.keys(facets) as Name[]
}
