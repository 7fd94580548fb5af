import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FACET_NAMES, type FacetName } from '#contract/vehicle.ts'
import type { CarSelection } from './car-selection.ts'
import { TALLY_NAMES, type TallyName } from './tally-name.ts'
import { buildTally, countColumn, countTally, type TallyGroup } from './tally.ts'

const VALUES = ['a', 'b', 'c'] as const
const value = fc.option(fc.constantFrom(...VALUES), { nil: null })
const group = fc.record({
  values: fc.record(Object.fromEntries(TALLY_NAMES.map((name) => [name, value])) as Record<TallyName, typeof value>),
  count: fc.integer({ min: 1, max: 50 }),
})
const facets = fc.dictionary(fc.constantFrom(...FACET_NAMES), fc.uniqueArray(fc.constantFrom(...VALUES, 'unknown'), { minLength: 1 }), { maxKeys: 4 })
const types = fc.option(fc.array(fc.record({ name: fc.constantFrom(...TALLY_NAMES), value: fc.constantFrom(...VALUES) }), { maxLength: 3 }), { nil: null })
type Selection = Pick<CarSelection, 'facets' | 'types'>

function toSelection(chosen: Partial<Record<FacetName, string[]>>, rules: Selection['types']): Selection {
  return { facets: Object.fromEntries(Object.entries(chosen).map(([name, values]) => [name, new Set(values)])), types: rules }
}

/** The definition, word for word: sum over the groups that meet the types and every facet's selection but `except`. */
function sumOf(groups: readonly TallyGroup[], selection: Selection, except: FacetName | null, isCounted: (group: TallyGroup) => boolean): number {
  const isMet = (entry: TallyGroup) =>
    (selection.types === null || selection.types.some((rule) => entry.values[rule.name] === rule.value)) &&
    FACET_NAMES.every((name) => {
      const selected = selection.facets[name]
      const own = entry.values[name]
      return name === except || !selected || (own !== null && selected.has(own))
    })
  return groups.filter((entry) => isMet(entry) && isCounted(entry)).reduce((sum, entry) => sum + entry.count, 0)
}

describe('countTally', () => {
  it('agrees with the definition for any cars and any selection', () => {
    fc.assert(
      fc.property(fc.array(group, { maxLength: 20 }), facets, types, (groups, chosen, rules) => {
        const selection = toSelection(chosen, rules)
        const { total, counts } = countTally(buildTally(groups), selection)
        expect(total).toBe(sumOf(groups, selection, null, () => true))
        for (const name of FACET_NAMES) {
          for (const wanted of VALUES) {
            expect(counts[name].get(wanted) ?? 0).toBe(sumOf(groups, selection, name, (entry) => entry.values[name] === wanted))
          }
        }
      }),
    )
  })

  it('finds nothing for types that no car is of', () => {
    const values = Object.fromEntries(TALLY_NAMES.map((name) => [name, 'a'])) as TallyGroup['values']
    const { total, counts } = countTally(buildTally([{ values, count: 3 }]), { facets: {}, types: [] })
    expect([total, counts.brand.size]).toEqual([0, 0])
  })
})

it('counts one column without those that have no value', () => {
  const values = Object.fromEntries(TALLY_NAMES.map((name) => [name, null])) as TallyGroup['values']
  const tally = buildTally([
    { values: { ...values, price: '50000' }, count: 2 },
    { values: { ...values, price: '50000', brand: 'byd' }, count: 3 },
    { values, count: 7 },
  ])
  expect([tally.total, [...countColumn(tally, 'price')]]).toEqual([12, [['50000', 5]]])
})
