import type { RangeCycle } from '#contract/vehicle.ts'
import { cellText, isEmptyCell, type RawCell } from '#core/domain/import/read/raw-row.ts'
import type { AliasTable } from './alias-table.ts'
import { scriptOf } from './halves.ts'
import { foldHeading, readHeading, type HeadingCurrency } from './heading.ts'

/** What a heading says about the cells below it. `column`: one of ours. */
export type ColumnMatch = {
  column: string
  /** Position in the row, from 0. */
  index: number
  heading: string
  unit: string | null
  secondUnit: string | null
  currency: HeadingCurrency
  multiplier: number
  cycle: RangeCycle | null
  /** True for a flag of the opposite sense (`事故车` for accident-free). */
  isInverted: boolean
  /** True where the heading says neither what kind of price it is (FOB, export) nor in which currency. */
  isPlainPrice: boolean
}

/** Names to look up, and what a person has said of headings. */
export type HeadingIndex = {
  names: Pick<ReadonlyMap<string, readonly Candidate[]>, 'has' | 'get'>
  /** Headings as `foldHeading` leaves them, to our column; null: the column of the file is not used. */
  mapped: ReadonlyMap<string, string | null>
}
export type Candidate = { column: string; rank: number; unit: string | null; isInverted: boolean }

/** Takes every text for a heading of a column of its own: finds the line of headings in a file whose words nobody knows. */
export const ANY_HEADING: HeadingIndex = {
  names: { has: (name) => name !== '', get: (name) => [{ column: name, rank: 0, unit: null, isInverted: false }] },
  mapped: new Map(),
}

/** A heading to one of our columns, null to leave it out, as a person has set it. */
export type HeadingMapping = Readonly<Record<string, string | null>>

/** A heading of which only a part is a known name stands behind one that is known as a whole. */
const PART_RANK = 200

/** Chinese price lists give the maker's guide price in yuan; a heading that says neither FOB nor a currency may be one. */
const PLAIN_PRICE = /^msrp$|^(官方|厂商|厂家|市场)?(指导价|单价|价格|售价|报价)$/

/** Names of the columns in price lists. `mapping` goes before them. */
export function buildHeadingIndex(columns: readonly string[], aliases: AliasTable, mapping: HeadingMapping = {}): HeadingIndex {
  const index = new Map<string, Candidate[]>()
  for (const column of columns) {
    const names = [column, ...(aliases[column] ?? [])]
    names.forEach((name, rank) => {
      const [text = '', unit = null] = name.replace(/^!/, '').split('@')
      const key = foldHeading(text)
      const known = index.get(key) ?? []
      if (!known.some((candidate) => candidate.column === column)) known.push({ column, rank, unit, isInverted: name.startsWith('!') })
      index.set(key, known)
    })
  }
  return { names: index, mapped: new Map(Object.entries(mapping).map(([heading, column]) => [foldHeading(heading), column])) }
}

/**
 * Finds our columns in a row of headings. Each column is taken once: by the best of its names, and where two headings tie, by the first.
 * A heading that loses its column may still serve another (`车型` beside `车系` is the trim).
 */
export function matchHeadings(cells: readonly RawCell[], index: HeadingIndex): ColumnMatch[] {
  const wishes = cells.flatMap((cell, at) => wishesOf(cell, at, index))
  wishes.sort((a, b) => a.rank - b.rank || a.match.index - b.match.index)
  const taken = new Map<string, ColumnMatch>()
  const used = new Set<number>()
  for (const { match } of wishes) {
    if (taken.has(match.column) || used.has(match.index)) continue
    taken.set(match.column, match)
    used.add(match.index)
  }
  const isSeries = /车系/.test(taken.get('model_name')?.heading ?? '')
  const spare = wishes.find(({ match }) => match.column === 'model_name' && !used.has(match.index) && /车型|型号|款型/.test(match.heading))
  if (isSeries && spare && !taken.has('trim')) taken.set('trim', { ...spare.match, column: 'trim' })
  return [...taken.values()].sort((a, b) => a.index - b.index)
}

/** True if the heading is a name of any column of the index, taken or not. */
export function knowsHeading(cell: RawCell, index: HeadingIndex): boolean {
  return wishesOf(cell, 0, index).length > 0
}

/** True if the heading is a name of this column. */
export function namesColumn(cell: RawCell, column: string, index: HeadingIndex): boolean {
  return wishesOf(cell, 0, index).some(({ match }) => match.column === column)
}

function wishesOf(cell: RawCell, at: number, index: HeadingIndex): { rank: number; match: ColumnMatch }[] {
  if (isEmptyCell(cell) || typeof cell !== 'string' || cell.length > 80) return []
  const heading = readHeading(cell)
  const mapped = index.mapped.get(foldHeading(cell))
  if (mapped === null) return []
  const name = heading.names.find((candidate) => index.names.has(candidate))
  const known = name === undefined ? candidatesOfParts(heading.parts, index.names) : (index.names.get(name) ?? [])
  const candidates =
    mapped === undefined ? known : [known.find(({ column }) => column === mapped) ?? { column: mapped, rank: 0, unit: null, isInverted: false }]
  return candidates.map((candidate) => ({
    rank: mapped === undefined ? candidate.rank + foreignPenalty(candidate.column, heading.currency) : -1,
    match: {
      column: candidate.column,
      index: at,
      heading: cellText(cell).replace(/\s+/g, ' ').trim(),
      unit: heading.unit ?? candidate.unit,
      secondUnit: heading.secondUnit,
      currency: heading.currency,
      multiplier: heading.multiplier,
      cycle: heading.cycle,
      isInverted: candidate.isInverted,
      isPlainPrice: heading.currency === null && name !== undefined && PLAIN_PRICE.test(name),
    },
  }))
}

/**
 * Candidates of a heading in two languages (`里程 Mileage (km)`). A column that both halves name comes first. Parts in one script that name different
 * columns make no sense together, and neither does a part that nobody knows beside a known one in the same script.
 */
function candidatesOfParts(parts: readonly string[], names: HeadingIndex['names']): Candidate[] {
  const known = parts.map((part) => ({ script: scriptOf(part), candidates: names.get(part) ?? null }))
  const strangers = new Set(known.filter(({ candidates }) => candidates === null).map(({ script }) => script))
  const found = known.flatMap(({ candidates, script }) => (candidates === null || strangers.has(script) ? [] : [{ script, candidates }]))
  if (found.length === 0) return []
  const common = (found[0]?.candidates ?? []).filter(({ column }) => found.every(({ candidates }) => candidates.some((other) => other.column === column)))
  if (common.length > 0) return common
  const isOneScript = new Set(found.map(({ script }) => script)).size < found.length
  return isOneScript ? [] : found.flatMap(({ candidates }) => candidates).map((candidate) => ({ ...candidate, rank: candidate.rank + PART_RANK }))
}

/** Beside a price in dollars, a price in another currency is never the one. */
function foreignPenalty(column: string, currency: HeadingCurrency): number {
  return column === 'fob_price_usd' && currency === 'other' ? 1_000 : 0
}
