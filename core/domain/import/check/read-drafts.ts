import { setImmediate } from 'node:timers/promises'
import type { ImportKind, ImportLayout } from '#contract/import.ts'
import type { Draft, Lookups } from '#core/domain/import/map/draft.ts'
import type { Values } from '#core/domain/import/map/cells/reading.ts'
import { createLineKind } from '#core/domain/import/map/line-kind.ts'
import { createRowReader, type RowReader } from '#core/domain/import/map/read-row.ts'
import type { Table } from '#core/domain/import/map/read-table.ts'
import { fault, remark } from '#core/domain/import/reason/reason.ts'
import { contentHash } from './content-hash.ts'
import { KINDS } from './kinds.ts'
import { headingIndexOf } from './other-kind.ts'
import { KEY_JOINT, keyText } from './row-key.ts'

/** A row's findings. `repeats`: row of the file that says exactly the same. */
export type RowFindings = Pick<Draft, 'row' | 'faults' | 'remarks'> & { repeats: number | null }

/** A row that may go in. `key` and `hash` are of its values; `guesses` fill what a new row needs beside them. */
export type AcceptedRow = { row: number; key: string; hash: string; values: Values; guesses: Values }

export type ReadDraftsInput = {
  kind: ImportKind
  table: Table
  lookups: Lookups
  now: Date
  /** Whose file it is, where that was said. */
  supplier: string | null
  onProgress: (share: number) => void
  signal: AbortSignal | null
}

type DraftsOfFile = { findings: RowFindings[]; accepted: AcceptedRow[]; skipped: ImportLayout['skipped_rows'] }

/**
 * Reads every row below the headings, block by block, giving other work a turn in between. Rows with a fault and repeats of an earlier row are left out of `accepted`;
 * the same key with other content is a fault of the later row.
 */
export async function readDrafts(input: ReadDraftsInput): Promise<DraftsOfFile> {
  const { columns, keyColumns, uniqueColumn } = KINDS[input.kind]
  const { header } = input.table
  const reader = rowReaderOf(input)
  const lineKind = createLineKind(header, columns.keys, columns.identity, headingIndexOf(input.kind))
  const seen = createSeen(keyColumns, uniqueColumn)
  const result: DraftsOfFile = { findings: [], accepted: [], skipped: [] }
  for (const block of input.table.blocks()) {
    for (const row of block.rows) {
      const kind = lineKind(row)
      if (kind === 'data') addDraft(result, reader(row), input.kind, seen)
      else if (kind !== 'blank') result.skipped.push({ row: row.row, why: kind })
    }
    input.onProgress(block.share)
    await setImmediate()
    input.signal?.throwIfAborted()
  }
  return result
}

/** Reads a row of the file by itself: its cells, then the rules of its kind. */
export function rowReaderOf({ kind, table, lookups, now, supplier }: Pick<ReadDraftsInput, 'kind' | 'table' | 'lookups' | 'now' | 'supplier'>): RowReader {
  const { columns, rules } = KINDS[kind]
  const { columns: matches, headings } = table.header
  const width = headings.findLastIndex((heading) => heading !== '') + 1
  return createRowReader({ kind: columns, matches, width, decimalComma: table.separator === ';', lookups, now, rules, supplier })
}

function addDraft(result: DraftsOfFile, draft: Draft, kind: ImportKind, seen: Seen): void {
  const { row, faults, remarks } = draft
  const found: RowFindings = { row, faults, remarks, repeats: null }
  result.findings.push(found)
  if (faults.length > 0) return
  const { stated, guesses } = splitGuesses(draft)
  const hash = contentHash(kind, stated)
  const key = keyText(seen.keyColumns.map((column) => draft.values[column]))
  found.repeats = seen.check(draft, key, hash)
  if (faults.length === 0 && found.repeats === null) result.accepted.push({ row, key, hash, values: stated, guesses })
}

/** Guesses are no content of the file: they are not hashed and fill new rows only. */
function splitGuesses(draft: Draft): { stated: Values; guesses: Values } {
  if (draft.guessed.size === 0) return { stated: draft.values, guesses: NO_GUESSES }
  const entries = Object.entries(draft.values)
  return {
    stated: Object.fromEntries(entries.filter(([name]) => !draft.guessed.has(name))),
    guesses: Object.fromEntries(entries.filter(([name]) => draft.guessed.has(name))),
  }
}

const NO_GUESSES: Values = {}

type Seen = { keyColumns: readonly string[]; check(draft: Draft, key: string, hash: string): number | null }

/** Remembers the keys of a file. Answers with the row that a draft repeats; adds a fault where key or unique value is taken by other content. */
function createSeen(keyColumns: readonly string[], uniqueColumn: string | null): Seen {
  const byKey = new Map<string, { row: number; hash: string }>()
  const byUnique = new Map<string, number>()
  return {
    keyColumns,
    check(draft, key, hash) {
      const first = byKey.get(key)
      if (first?.hash === hash) {
        draft.remarks.push({ ...remark('duplicate_row', { row: first.row }), column: null })
        return first.row
      }
      if (first) {
        draft.faults.push({
          ...fault('duplicate_key', { row: first.row, key: key.replaceAll(KEY_JOINT, ' ') }),
          column: keyColumns[0] ?? null,
        })
        return null
      }
      const unique = uniqueValue(draft.values, uniqueColumn)
      const owner = unique === null ? undefined : byUnique.get(unique)
      if (owner !== undefined) {
        draft.faults.push({ ...fault('duplicate_vin', { row: owner, vin: unique ?? '' }), column: uniqueColumn })
        return null
      }
      byKey.set(key, { row: draft.row, hash })
      if (unique !== null) byUnique.set(unique, draft.row)
      return null
    },
  }
}

function uniqueValue(values: Values, column: string | null): string | null {
  const value = column === null ? null : values[column]
  return typeof value === 'string' ? value : null
}
