import { FACET_NAMES, type FacetName } from '#contract/vehicle.ts'
import type { CarSelection } from './car-selection.ts'
import { TALLY_NAMES, type TallyName } from './tally-name.ts'

/** Cars that agree in everything they are counted by. A value is null where the car has none. */
export type TallyGroup = { values: Record<TallyName, string | null>; count: number }

type Column = { values: readonly (string | null)[]; codes: Uint16Array; codeOf: ReadonlyMap<string | null, number> }

/**
 * Published cars grouped by all that the list can filter: 100,000 cars make some thousand groups, so that every facet of every
 * combination of filters is counted in about a millisecond without asking the database again.
 */
export type CarTally = { total: number; size: number; counts: Uint32Array; columns: Readonly<Record<TallyName, Column>> }

/** Counts under a selection: `total` cars meet all of it, a facet's counts leave its own part of the selection out. */
export type TallyResult = { total: number; counts: Record<FacetName, Map<string, number>> }

/** Packs groups into columns of small numbers. */
export function buildTally(groups: readonly TallyGroup[]): CarTally {
  const columns = {} as Record<TallyName, Column>
  for (const name of TALLY_NAMES) columns[name] = buildColumn(groups.map((group) => group.values[name]))
  const counts = Uint32Array.from(groups, (group) => group.count)
  return { total: counts.reduce((sum, count) => sum + count, 0), size: groups.length, counts, columns }
}

/** Bytes that a tally takes, roughly. */
export function tallyBytes(tally: CarTally): number {
  return 2_000 + tally.size * (4 + 2 * TALLY_NAMES.length)
}

/** Number of cars per value of one column, nothing selected. Cars without a value are left out. */
export function countColumn(tally: CarTally, name: TallyName): Map<string, number> {
  const { values, codes } = tally.columns[name]
  const sums = new Uint32Array(values.length)
  for (let group = 0; group < tally.size; group++) add(sums, codes[group], tally.counts[group])
  return toMap(values, sums)
}

/** Counts cars under a selection. OR inside a facet and inside `types`, AND across. Words are not looked at: the tally is of them. */
export function countTally(tally: CarTally, selection: Pick<CarSelection, 'facets' | 'types'>): TallyResult {
  const filters = FACET_NAMES.map((name) => allowedCodes(tally.columns[name], selection.facets[name]))
  const columns = FACET_NAMES.map((name) => tally.columns[name])
  const sums = columns.map((column) => new Uint32Array(column.values.length))
  let total = 0
  for (let group = 0; group < tally.size; group++) {
    if (!isOfTypes(tally, selection.types, group)) continue
    const missed = missedFacet(columns, filters, group)
    if (missed === MISSED_MANY) continue
    const count = tally.counts[group]
    if (missed !== MISSED_NONE) {
      add(sums[missed], columns[missed]?.codes[group], count)
      continue
    }
    total += count ?? 0
    for (let facet = 0; facet < columns.length; facet++) add(sums[facet], columns[facet]?.codes[group], count)
  }
  const counts = {} as TallyResult['counts']
  FACET_NAMES.forEach((name, facet) => (counts[name] = toMap(columns[facet]?.values ?? [], sums[facet] ?? new Uint32Array())))
  return { total, counts }
}

const MISSED_NONE = -1
const MISSED_MANY = -2

/** Which facet's selection a group misses: its index, `MISSED_NONE`, or `MISSED_MANY` for more than one. */
function missedFacet(columns: readonly Column[], filters: readonly (Uint8Array | null)[], group: number): number {
  let missed = MISSED_NONE
  for (let facet = 0; facet < filters.length; facet++) {
    const allowed = filters[facet]
    if (!allowed || allowed[columns[facet]?.codes[group] ?? 0] === 1) continue
    if (missed !== MISSED_NONE) return MISSED_MANY
    missed = facet
  }
  return missed
}

function isOfTypes(tally: CarTally, types: CarSelection['types'], group: number): boolean {
  if (types === null) return true
  return types.some((rule) => {
    const column = tally.columns[rule.name]
    return column.codes[group] === column.codeOf.get(rule.value)
  })
}

function allowedCodes(column: Column, selected: ReadonlySet<string> | undefined): Uint8Array | null {
  if (!selected) return null
  return Uint8Array.from(column.values, (value) => (value !== null && selected.has(value) ? 1 : 0))
}

function buildColumn(cells: readonly (string | null)[]): Column {
  const codeOf = new Map<string | null, number>()
  const codes = Uint16Array.from(cells, (cell) => {
    const known = codeOf.get(cell)
    if (known !== undefined) return known
    codeOf.set(cell, codeOf.size)
    return codeOf.size - 1
  })
  return { values: [...codeOf.keys()], codes, codeOf }
}

function add(sums: Uint32Array | undefined, code: number | undefined, count: number | undefined): void {
  if (sums && code !== undefined) sums[code] = (sums[code] ?? 0) + (count ?? 0)
}

function toMap(values: readonly (string | null)[], sums: Uint32Array): Map<string, number> {
  const counts = new Map<string, number>()
  values.forEach((value, code) => {
    const sum = sums[code] ?? 0
    if (value !== null && sum > 0) counts.set(value, sum)
  })
  return counts
}
