import type { ImportCell, ImportReadValue, ImportRunRow } from '#contract/import-run.ts'
import type { ImportRow } from '#contract/import.ts'
import type { Ctx } from '#core/domain/context.ts'
import { claimBrandNames } from '#core/domain/import/check/claim-brand-names.ts'
import { openTable } from '#core/domain/import/check/open-table.ts'
import { rowReaderOf } from '#core/domain/import/check/read-drafts.ts'
import { readCellLookups } from '#core/domain/import/check/read-lookups.ts'
import type { Value } from '#core/domain/import/map/cells/reading.ts'
import type { Draft } from '#core/domain/import/map/draft.ts'
import type { RowReader } from '#core/domain/import/map/read-row.ts'
import type { Table } from '#core/domain/import/map/read-table.ts'
import { correctRow, withCorrections } from '#core/domain/import/map/with-corrections.ts'
import { joinMapping } from '#core/domain/import/mapping/remembered-mapping.ts'
import { cellText, type RawRow } from '#core/domain/import/read/raw-row.ts'
import type { ImportMessages } from '#core/domain/import/report/reason-text.ts'
import { readSheet } from './check-import.ts'
import type { RunRow } from './find-run.ts'

export type CellsOfRow = Pick<ImportRunRow, 'cells' | 'worked_out'>

const MOST_CHARACTERS = 2_000
/** Found again or made when the row is written: what stands in the catalogue decides about them. */
const KEYS = new Set(['stock_ref', 'model_sign', 'brand_sign'])

/**
 * Every understood cell of these rows, as it stands in the file and as it is with what was put right; of an open run also what it was read as, and what the
 * row's other cells gave. The file is read once more for it.
 */
export async function readCells(ctx: Ctx, run: RunRow, wanted: readonly ImportRow[], messages: ImportMessages): Promise<ReadonlyMap<number, CellsOfRow>> {
  const numbers = new Set(wanted.map((row) => row.row))
  const mapping = await joinMapping(ctx.db, { kind: run.kind, supplier: run.supplier, given: run.headings })
  const table = await openTable(run.kind, await readSheet(ctx, run), mapping)
  const read = run.state === 'open' ? await rowReader(ctx, run, table) : null
  const indexes = new Map(table.header.columns.map(({ column, index }) => [column, index]))
  const found = new Map<number, CellsOfRow>()
  for (const block of table.blocks()) {
    for (const row of block.rows) {
      if (!numbers.has(row.row)) continue
      const corrected = correctRow(row, run.corrections, indexes)
      const draft = read?.(corrected) ?? null
      found.set(row.row, { cells: cellsOf(row, corrected, { indexes, draft, messages }), worked_out: workedOut(draft, indexes, messages) })
    }
    if (found.size === numbers.size) break
  }
  return found
}

async function rowReader(ctx: Ctx, { kind, supplier, corrections }: RunRow, table: Table): Promise<RowReader> {
  const now = ctx.ports.clock.now()
  const lookups = await readCellLookups(ctx.db, kind)
  const reading = { kind, table: withCorrections(table, corrections), lookups, now, supplier, signal: null, onProgress: () => {} }
  return rowReaderOf(kind === 'brands' ? { ...reading, lookups: await claimBrandNames(ctx.db, reading) } : reading)
}

type Place = { indexes: ReadonlyMap<string, number>; draft: Draft | null; messages: ImportMessages }

function cellsOf(row: RawRow, corrected: RawRow, { indexes, draft, messages }: Place): ImportCell[] {
  return [...indexes].map(([column, index]) => {
    const [before, text] = [row, corrected].map(({ cells }) => cellText(cells[index]).slice(0, MOST_CHARACTERS)) as [string, string]
    const value = draft === null ? null : plain(draft.values[column])
    return { column, label: messages.label(column), text, file_text: before === text ? null : before, value }
  })
}

/** What was asked at the upload, or stands for an empty column, was not worked out. */
function workedOut(draft: Draft | null, indexes: ReadonlyMap<string, number>, messages: ImportMessages): CellsOfRow['worked_out'] {
  if (draft === null) return []
  return Object.entries(draft.values).flatMap(([column, value]) => {
    const found = plain(value)
    if (found === null || indexes.has(column) || KEYS.has(column) || column === 'supplier') return []
    return [{ column, label: messages.label(column), value: found }]
  })
}

/** Empty lists are nothing. */
function plain(value: Value | undefined): ImportReadValue | null {
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return null
  return (Array.isArray(value) ? [...value] : value) as ImportReadValue
}
