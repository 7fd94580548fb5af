import { sql } from 'drizzle-orm'
import type { Tx } from '#core/db/client.ts'
import type { Values } from '#core/domain/import/cells/reading.ts'
import { KINDS } from '#core/domain/import/rows/kinds.ts'
import type { ImportKind } from '#contract/import.ts'
import { createComputeColumns, readBrandFacts, type BrandFacts, type ComputeColumns } from './computed-columns.ts'
import { refreshBrandWords } from './refresh-brand-words.ts'
import { readHashes, readRecords } from './stored-rows.ts'
import { TABLES, type StoredRecord } from './table-spec.ts'
import { completeRecord, isSameContent, mergeRecord, toRecord } from './to-record.ts'
import { writeRows, type WritableRow } from './write-rows.ts'

/** A row that may go in. `key` and `hash` are of its values; `guesses` fill what a new row needs beside them. */
export type AcceptedRow = { row: number; key: string; hash: string; values: Values; guesses: Values }

/** What a row is to the database. */
export type RowState = 'new' | 'changed' | 'unchanged'

export type ApplyInput = {
  kind: ImportKind
  rows: readonly AcceptedRow[]
  isDryRun: boolean
  isSample: boolean
  now: Date
  onProgress: (done: number) => void
}

const BATCH_ROWS = 1_000
/** One import at a time; any number, the same in every process. */
const IMPORT_LOCK = 7_220_313

/** Compares accepted rows with the database and, unless dry, writes what is new or changed. Run inside one transaction. */
export async function applyDrafts(tx: Tx, input: ApplyInput): Promise<Map<number, RowState>> {
  await prepareTransaction(tx, input.isDryRun)
  const brands = await readBrandFacts(tx)
  const compute = await createComputeColumns(tx, input.kind, brands)
  const states = new Map<number, RowState>()
  const renamed: string[] = []
  for (let start = 0; start < input.rows.length; start += BATCH_ROWS) {
    const batch = input.rows.slice(start, start + BATCH_ROWS)
    const writable = await compareBatch(tx, input, batch, { brands, compute, states })
    if (!input.isDryRun) await writeRows(tx, TABLES[input.kind], writable, input)
    if (input.kind === 'brands') renamed.push(...writable.map(({ record }) => String(record.brand_sign)))
    input.onProgress(start + batch.length)
  }
  if (!input.isDryRun && renamed.length > 0) await refreshBrandWords(tx, renamed)
  return states
}

/** The connection's limits are for page views. An import waits its turn behind another one. */
async function prepareTransaction(tx: Tx, isDryRun: boolean): Promise<void> {
  await tx.execute(sql`select set_config('statement_timeout', '300s', true), set_config('idle_in_transaction_session_timeout', '300s', true), set_config('lock_timeout', '300s', true),
    set_config('work_mem', '64MB', true), set_config('gin_pending_list_limit', '32MB', true)`)
  if (!isDryRun) await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`)
}

type Tools = { brands: BrandFacts; compute: ComputeColumns; states: Map<number, RowState> }

async function compareBatch(tx: Tx, input: ApplyInput, batch: readonly AcceptedRow[], tools: Tools): Promise<WritableRow[]> {
  const table = TABLES[input.kind]
  const hashes = await readHashes(
    tx,
    table,
    batch.map((row) => row.key),
  )
  const differing = batch.filter((row) => hashes.has(row.key) && hashes.get(row.key) !== row.hash)
  const stored =
    differing.length === 0
      ? new Map<string, StoredRecord>()
      : await readRecords(
          tx,
          table,
          differing.map((row) => row.key),
        )
  const writable: WritableRow[] = []
  for (const row of batch) {
    const record = toRecord(row.values, table, tools.brands.ids)
    const before = stored.get(row.key)
    const state = !hashes.has(row.key) ? 'new' : before && !isSameContent(before, record) ? 'changed' : 'unchanged'
    const position = tools.states.size
    tools.states.set(row.row, state)
    if (state === 'unchanged') continue
    const whole = before
      ? mergeRecord(before, record, table)
      : completeRecord({ ...toRecord(row.guesses, table, tools.brands.ids), ...record }, table, KINDS[input.kind].columns.columns)
    const hasNewPrice = (before?.fob_price_usd_cents ?? null) !== (whole.fob_price_usd_cents ?? null)
    writable.push({ record: tools.compute(whole, position), hash: row.hash, hasNewPrice })
  }
  return writable
}
