import { facetNames, type Counted, type Facet, type FacetSelection, type FacetValue } from './facet.ts'
import type { Groups, KeyColumn } from './group-rows.ts'

type Column = { values: readonly FacetValue[]; codes: KeyColumn['codes'] }

/** Groups of rows with the values that their cells stand for: all that facets and totals are counted from. */
export type FacetCounts<Name extends string> = {
  total: number
  size: number
  counts: Uint32Array
  columns: Readonly<Record<Name, Column>>
}

/** What rows are counted under; `allOf`: lists of values, of each of which a row must have one, in whatever column. */
export type CountedSelection<Name extends string, FacetName extends Name> = {
  facets: FacetSelection<FacetName>
  allOf?: readonly (readonly { name: Name; value: string }[])[]
}

/** Counts under a selection: `total` rows meet all of it, a facet's counts leave its own part of the selection out. */
export type SelectionCounts<Name extends string> = { total: number; counts: Readonly<Record<Name, ReadonlyMap<string, number>>> }

/** Reads the values of packed groups: each distinct cell once. */
export function readFacetCounts<Name extends string, Known>(
  groups: Groups,
  columns: Readonly<Record<Name, Pick<Counted<Known>, 'key' | 'valueOf'>>>,
  known: Known,
): FacetCounts<Name> {
  const read = facetNames(columns).map((name): [Name, Column] => {
    const { key, valueOf } = columns[name]
    const { cells, codes } = groups.keys[key.name] ?? EMPTY
    return [name, { values: cells.map((cell) => valueOf(cell, known)), codes }]
  })
  const total = groups.counts.reduce((sum, count) => sum + count, 0)
  return { total, size: groups.size, counts: groups.counts, columns: toRecord(read) }
}

/** Bytes that facet counts take, roughly. */
export function facetCountsBytes({ size, columns }: FacetCounts<string>): number {
  return Object.values(columns).reduce((sum, { values, codes }) => sum + 100 + 60 * values.length + codes.byteLength, 500 + 4 * size)
}

/** Number of rows per value of one column, nothing selected. Rows without a value are left out. */
export function countColumn<Name extends string>(facetCounts: FacetCounts<Name>, name: Name): Map<string, number> {
  const { values, codes } = facetCounts.columns[name]
  const sums = new Uint32Array(values.length)
  for (let group = 0; group < facetCounts.size; group++) add(sums, codes[group], facetCounts.counts[group])
  return toMap(values, sums)
}

type Narrowing = Pick<Facet, 'under' | 'needsAll'>

/** Counts rows under a selection: OR inside a facet (AND where it needs all) and inside each list of `allOf`, AND across. */
export function countSelection<Name extends string, FacetName extends Name>(
  facetCounts: FacetCounts<Name>,
  facets: Readonly<Record<FacetName, Narrowing>>,
  selection: CountedSelection<Name, FacetName>,
): SelectionCounts<FacetName> {
  const names = facetNames(facets)
  const columns = names.map((name) => facetCounts.columns[name])
  const filters = readFilters(names, facets, columns, selection.facets)
  const alternatives = (selection.allOf ?? []).map((list) => toAlternatives(facetCounts, list))
  const sums = columns.map((column) => new Uint32Array(column.values.length))
  const whole = 1 << names.length
  let total = 0
  for (let group = 0; group < facetCounts.size; group++) {
    if (!alternatives.every((list) => list.some((filter) => isMet(filter, group)))) continue
    const open = whichCount(filters, group, 2 * whole - 1)
    if (open === 0) continue
    const count = facetCounts.counts[group] ?? 0
    if (open >= whole) total += count
    for (let facet = 0; facet < columns.length; facet++) if (open & (1 << facet)) add(sums[facet], columns[facet]?.codes[group], count)
  }
  const counts = names.map((name, facet): [FacetName, Map<string, number>] => [name, toMap(columns[facet]?.values ?? [], sums[facet] ?? new Uint32Array())])
  return { total, counts: toRecord(counts) }
}

const EMPTY: KeyColumn = { cells: [], codes: new Uint16Array() }

/** `allowed` is 1 for each code that a selection lets through; `spared` has a bit for each facet that is counted although this one is missed. */
type Filter = { codes: KeyColumn['codes']; allowed: Uint8Array; spared: number }

function readFilters<Name extends string>(
  names: readonly Name[],
  facets: Readonly<Record<Name, Narrowing>>,
  columns: readonly Column[],
  selection: FacetSelection<Name>,
): Filter[] {
  return names.flatMap((name, facet) => {
    const selected = selection[name]
    const column = columns[facet]
    if (!selected || !column) return []
    if (facets[name].needsAll) return [toFilter(column, selected, hasAll)]
    return [{ ...toFilter(column, selected), spared: sparedBy(names, facets, name) }]
  })
}

/** The facet itself and those it stands under. */
function sparedBy<Name extends string>(names: readonly Name[], facets: Readonly<Record<Name, Narrowing>>, name: Name): number {
  const own = 1 << names.indexOf(name)
  const above = names.find((other) => other === facets[name].under)
  return above === undefined ? own : own | sparedBy(names, facets, above)
}

function toFilter({ values, codes }: Column, selected: ReadonlySet<string>, isMetBy = hasOneOf): Filter {
  return { codes, allowed: Uint8Array.from(values, (value) => (isMetBy(value, selected) ? 1 : 0)), spared: 0 }
}

/** One filter for each column that a list of values names. */
function toAlternatives<Name extends string>({ columns }: FacetCounts<Name>, list: readonly { name: Name; value: string }[]): Filter[] {
  return [...Map.groupBy(list, ({ name }) => name)].map(([name, values]) => toFilter(columns[name], new Set(values.map(({ value }) => value))))
}

function hasOneOf(value: FacetValue, selected: ReadonlySet<string>): boolean {
  if (value === null) return false
  if (typeof value === 'string') return selected.has(value)
  return (value.isAny && selected.size > 0) || value.values.some((one) => selected.has(one))
}

function hasAll(value: FacetValue, selected: ReadonlySet<string>): boolean {
  if (value === null) return false
  if (typeof value === 'string') return [...selected].every((one) => one === value)
  return value.isAny || [...selected].every((one) => value.values.includes(one))
}

function isMet({ codes, allowed }: Filter, group: number): boolean {
  return allowed[codes[group] ?? 0] === 1
}

/** Bits of the facets that count a group, with that of the total above them: each filter that it misses leaves only those it spares. */
function whichCount(filters: readonly Filter[], group: number, all: number): number {
  let open = all
  for (const filter of filters) {
    if (isMet(filter, group)) continue
    open &= filter.spared
    if (open === 0) break
  }
  return open
}

function add(sums: Uint32Array | undefined, code: number | undefined, count: number | undefined): void {
  if (sums && code !== undefined) sums[code] = (sums[code] ?? 0) + (count ?? 0)
}

function toMap(values: readonly FacetValue[], sums: Uint32Array): Map<string, number> {
  const counts = new Map<string, number>()
  let ofAny = 0
  values.forEach((value, code) => {
    const sum = sums[code] ?? 0
    if (value === null || sum === 0) return
    const { values: named, isAny } = typeof value === 'string' ? { values: [value], isAny: false } : value
    if (isAny) ofAny += sum
    for (const one of named) counts.set(one, (counts.get(one) ?? 0) + (isAny ? 0 : sum))
  })
  if (ofAny > 0) for (const [value, count] of counts) counts.set(value, count + ofAny)
  return counts
}

function toRecord<Name extends string, Value>(entries: readonly (readonly [Name, Value])[]): Record<Name, Value> {
  // Object.fromEntries forgets the names; every name of the record has its entry.
  return Object.fromEntries(entries) as Record<Name, Value>
}
