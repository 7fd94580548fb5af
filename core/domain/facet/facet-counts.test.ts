import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FacetValue } from './facet.ts'
import { countColumn, countSelection, readFacetCounts, type CountedSelection } from './facet-counts.ts'
import { packGroups } from './group-rows.ts'

const FACETS = ['brand', 'model', 'year', 'colour', 'fits'] as const
const COLUMNS = [...FACETS, 'sports'] as const
type FacetName = (typeof FACETS)[number]
type Name = (typeof COLUMNS)[number]
type Selection = CountedSelection<Name, FacetName>
type Group = { values: Record<Name, FacetValue>; count: number }

/** Models stand under brands, and years under models. */
const FACET_LIST: Record<FacetName, { under?: FacetName }> = { brand: {}, model: { under: 'brand' }, year: { under: 'model' }, colour: {}, fits: {} }
const LEFT_OUT: Record<FacetName, readonly FacetName[]> = {
  brand: ['brand', 'model', 'year'],
  model: ['model', 'year'],
  year: ['year'],
  colour: ['colour'],
  fits: ['fits'],
}

const VALUES = ['a', 'b', 'c'] as const
const value = fc.option(fc.constantFrom(...VALUES), { nil: null })
const severalValues = fc.record({ values: fc.uniqueArray(fc.constantFrom(...VALUES)), isAny: fc.boolean() })
const group: fc.Arbitrary<Group> = fc.record({
  values: fc.record({ brand: value, model: value, year: value, colour: value, fits: severalValues, sports: value }),
  count: fc.integer({ min: 1, max: 50 }),
})
const facets = fc.dictionary(fc.constantFrom(...FACETS), fc.uniqueArray(fc.constantFrom(...VALUES, 'unknown')), { maxKeys: 4 })
const alternatives = fc.array(fc.array(fc.record({ name: fc.constantFrom(...COLUMNS), value: fc.constantFrom(...VALUES) }), { maxLength: 3 }), { maxLength: 2 })

/** Packs groups as if the database had answered them; a value is a cell here. */
function pack(groups: readonly Group[]) {
  const cells = groups.flatMap(({ values }) => Object.values(values))
  const columns = Object.fromEntries(
    COLUMNS.map((name) => [name, { key: { name, sql: sql`${sql.identifier(name)}` }, valueOf: (cell: unknown) => cells[Number(cell)] ?? null }]),
  ) as Record<Name, { key: { name: string; sql: ReturnType<typeof sql> }; valueOf: (cell: unknown) => FacetValue }>
  let next = 0
  const rows = groups.map(({ values, count }) => ({ ...Object.fromEntries(Object.keys(values).map((name) => [name, next++])), count }))
  return readFacetCounts<Name, null>(packGroups(columns, rows), columns, null)
}

function toSelection(chosen: Partial<Record<FacetName, string[]>>, rules: Selection['allOf']): Selection {
  return { facets: Object.fromEntries(Object.entries(chosen).map(([name, values]) => [name, new Set(values)])), allOf: rules ?? [] }
}

function hasOneOf(own: FacetValue, wanted: readonly string[]): boolean {
  if (own === null || typeof own === 'string') return wanted.includes(own ?? '')
  return (own.isAny && wanted.length > 0) || own.values.some((one) => wanted.includes(one))
}

/** The definition, word for word: the groups that meet the alternatives and the selection of every facet but those left out. */
function meeting(groups: readonly Group[], { facets: chosen, allOf = [] }: Selection, leftOut: readonly FacetName[]): Group[] {
  return groups.filter(
    ({ values }) =>
      allOf.every((rules) => rules.some((rule) => hasOneOf(values[rule.name], [rule.value]))) &&
      FACETS.every((name) => leftOut.includes(name) || !chosen[name] || hasOneOf(values[name], [...chosen[name]])),
  )
}

function sumOf(groups: readonly Group[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0)
}

function expected(groups: readonly Group[], selection: Selection, name: FacetName, wanted: string): number {
  const counted = meeting(groups, selection, LEFT_OUT[name])
  const isNamed = ({ values }: Group) => values[name] === wanted || (typeof values[name] === 'object' && values[name]?.values.includes(wanted) === true)
  return counted.some(isNamed) ? sumOf(counted.filter(({ values }) => hasOneOf(values[name], [wanted]))) : 0
}

describe('countSelection', () => {
  it('agrees with the definition for any rows and any selection', () => {
    fc.assert(
      fc.property(fc.array(group, { maxLength: 20 }), facets, alternatives, (groups, chosen, rules) => {
        const selection = toSelection(chosen, rules)
        const { total, counts } = countSelection(pack(groups), FACET_LIST, selection)
        expect(total).toBe(sumOf(meeting(groups, selection, [])))
        for (const name of FACETS) {
          for (const wanted of VALUES) expect(counts[name].get(wanted) ?? 0).toBe(expected(groups, selection, name, wanted))
        }
      }),
    )
  })

  it('finds nothing where no alternative is left', () => {
    const values = { brand: 'a', model: 'a', year: 'a', colour: 'a', fits: 'a', sports: 'a' }
    const { total, counts } = countSelection(pack([{ values, count: 3 }]), FACET_LIST, { facets: {}, allOf: [[]] })
    expect([total, counts.brand.size]).toEqual([0, 0])
  })
})

it('counts one column without those that have no value', () => {
  const values = { brand: null, model: null, year: null, colour: null, fits: null, sports: null }
  const facetCounts = pack([
    { values: { ...values, year: '2026' }, count: 2 },
    { values: { ...values, year: '2026', brand: 'byd' }, count: 3 },
    { values, count: 7 },
  ])
  expect([facetCounts.total, [...countColumn(facetCounts, 'year')]]).toEqual([12, [['2026', 5]]])
})
