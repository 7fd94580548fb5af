import type { ImportKind } from '#contract/import.ts'
import { IMPORT_KINDS } from '#contract/import-values.ts'
import { buildHeadingIndex, knowsHeading, matchHeadings, type HeadingIndex, type HeadingMapping } from '#core/domain/import/map/headings/match-headings.ts'
import type { Header } from '#core/domain/import/map/find-header.ts'
import { readTable } from '#core/domain/import/map/read-table.ts'
import { ImportFileError, isImportFileError } from '#core/domain/import/reason/reason.ts'
import { KINDS } from './kinds.ts'

/** Headings that another kind must have for itself before a file is refused, and how many of them must be of that kind alone. */
const LEAST_HEADINGS = 3
const LEAST_TELLING = 2
/** Lists of new cars name these of a unit in stock too, so that they tell no kind. */
const NOT_TELLING: ReadonlySet<string> = new Set(['colour_exterior', 'colour_interior', 'status', 'port_of_loading', 'keys', 'manufacture_date'])

/** Names of a kind's columns; what a person has set goes before them. Error: `unknown_column`. */
export function headingIndexOf(kind: ImportKind, mapping: HeadingMapping = {}): HeadingIndex {
  const { columns } = KINDS[kind]
  const names = columns.columns.map((column) => column.name)
  for (const [heading, column] of Object.entries(mapping)) {
    if (column !== null && !names.includes(column)) throw new ImportFileError('unknown_column', { heading, column, columns: names.join(', ') })
  }
  return buildHeadingIndex(names, columns.aliases, mapping)
}

/**
 * Refuses a file whose headings belong to another kind: it names more of that kind's columns than of ours, at least three of them unknown to ours.
 * Error: `looks_like_other_kind`.
 */
export function refuseOtherKind(kind: ImportKind, header: Header): void {
  const own = headingIndexOf(kind)
  const rivals = IMPORT_KINDS.filter((other) => other !== kind).map((other) => {
    const matches = matchHeadings(header.headings, headingIndexOf(other))
    return { other, count: matches.length, foreign: matches.filter((match) => !knowsHeading(match.heading, own)) }
  })
  const [best] = rivals.toSorted((a, b) => b.count - a.count)
  if (!best || best.count <= header.columns.length || best.foreign.length < LEAST_HEADINGS) return
  if (best.foreign.filter((match) => !NOT_TELLING.has(match.column)).length < LEAST_TELLING) return
  throw otherKindError(best.other, best.foreign)
}

/** The same for a file in which no heading of ours was found, so that another kind's line of headings has to be looked for. */
export async function refuseForeignTable(kind: ImportKind, bytes: Uint8Array): Promise<void> {
  const own = headingIndexOf(kind)
  for (const other of IMPORT_KINDS.filter((candidate) => candidate !== kind)) {
    const { needed } = KINDS[other].columns
    const table = await readTable(bytes, headingIndexOf(other), needed).catch((error: unknown) => {
      if (isImportFileError(error)) return null
      throw error
    })
    const matches = table?.header.columns ?? []
    const foreign = matches.filter((match) => !knowsHeading(match.heading, own))
    if (foreign.length >= LEAST_HEADINGS && needed.every((name) => matches.some((match) => match.column === name))) throw otherKindError(other, foreign)
  }
}

function otherKindError(kind: ImportKind, foreign: readonly { heading: string }[]): ImportFileError {
  const headings = foreign.slice(0, 5).map((match) => match.heading)
  return new ImportFileError('looks_like_other_kind', { kind, headings: headings.join(', ') })
}
