import type { RangeCycle } from '#contract/vehicle.ts'
import { cellText, isEmptyCell, type RawCell } from '#core/domain/import/read/raw-row.ts'
import type { AliasTable } from './alias-table.ts'
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

/** Names to look up. Built once per kind. */
export type HeadingIndex = ReadonlyMap<string, readonly Candidate[]>
type Candidate = { column: string; rank: number; unit: string | null; isInverted: boolean }

/** Chinese price lists give the maker's guide price in yuan; a heading that says neither FOB nor a currency may be one. */
const PLAIN_PRICE = /^msrp$|^(官方|厂商|厂家|市场)?(指导价|单价|价格|售价|报价)$/

export function buildHeadingIndex(columns: readonly string[], aliases: AliasTable): HeadingIndex {
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
  return index
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

function wishesOf(cell: RawCell, at: number, index: HeadingIndex): { rank: number; match: ColumnMatch }[] {
  if (isEmptyCell(cell) || typeof cell !== 'string' || cell.length > 80) return []
  const heading = readHeading(cell)
  const name = heading.names.find((candidate) => index.has(candidate))
  if (name === undefined) return []
  return (index.get(name) ?? []).map((candidate) => ({
    rank: candidate.rank + foreignPenalty(candidate.column, heading.currency),
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
      isPlainPrice: heading.currency === null && PLAIN_PRICE.test(name),
    },
  }))
}

/** Beside a price in dollars, a price in another currency is never the one. */
function foreignPenalty(column: string, currency: HeadingCurrency): number {
  return column === 'fob_price_usd' && currency === 'other' ? 1_000 : 0
}
