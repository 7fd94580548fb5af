import { readRange } from '#contract/filter-schemas.ts'
import type { RangeName, WishRange, WishTerm } from './wish.ts'

/** A range of a list's filters, with the chosen values of the filter of the same name: a vehicle meets it by either (R6.19). */
export type RangeTerm = WishTerm & { range: WishRange }

type ChosenValues = { readonly [name in string]?: ReadonlySet<string> }
type Ranged = { facets: ChosenValues; terms: readonly WishTerm[] | null; ranges: readonly RangeTerm[] }

/** Ranges that are filters with values too. */
const WITH_VALUES = ['price', 'year', 'mileage'] as const

/** Reads the ranges of a list's filter by their names; bounds in the wrong order are turned round. */
export function readRangeTerms(names: readonly RangeName[], filter: Readonly<Record<string, unknown>>, chosen: ChosenValues): RangeTerm[] {
  return names.flatMap((name) => {
    const range = readRange(filter, name)
    const values = WITH_VALUES.flatMap((own) => (own === name ? [...(chosen[own] ?? [])].map((value) => ({ name: own, value })) : []))
    return range ? [{ word: '', typed: '', isText: false, values, range: { name, ...range } }] : []
  })
}

/**
 * A selection as its conditions are made of: each range with the chosen values of its filter is one more term. `without`: the filter whose own
 * part is left out, which its own values are counted under.
 */
export function withRangesAsTerms<Selection extends Ranged>(selection: Selection, without: string | null = null): Selection {
  const { facets, terms, ranges } = selection
  const asked = ranges.filter(({ range }) => range.name !== without)
  const isRanged = (name: string) => ranges.some(({ range }) => range.name === name)
  return {
    ...selection,
    facets: Object.fromEntries(Object.entries(facets).filter(([name]) => !isRanged(name))),
    // No terms at all: nothing can be found, whatever the ranges.
    terms: asked.length === 0 || terms?.length === 0 ? terms : [...(terms ?? []), ...asked],
    ranges: [],
  }
}
