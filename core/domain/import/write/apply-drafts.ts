import { sql } from 'drizzle-orm'
import type { ImportKind } from '#contract/import.ts'
import type { Tx } from '#core/db/client.ts'
import { KINDS } from '#core/domain/import/check/kinds.ts'
import type { AcceptedRow } from '#core/domain/import/check/read-drafts.ts'
import { createComputeColumns, readBrandFacts, type BrandFacts, type ComputeColumns } from './computed-columns.ts'
import { keyText } from '#core/domain/import/check/row-key.ts'
import { readHashes, readRecords, readRows, type StoredRow } from './stored-rows.ts'
import { completeRecord, isSameContent, mergeRecord, toRecord } from './to-record.ts'
import { TABLES, type TableSpec, type WritableRow } from './table-spec.ts'
import { writeRows } from './write-rows.ts'

/** What a row is to the database. */
export type RowState = 'new' | 'changed' | 'unchanged'

export type ApplyInput<K extends ImportKind> = {
  kind: K
  rows: readonly AcceptedRow[]
  isDryRun: boolean
  isSample: boolean
  publish: boolean
  now: Date
  onProgress: (done: number) => void
  /** Told of each written row what it was before and what it is now; null where nobody asks. */
  onWritten: ((rows: readonly WrittenRow[]) => Promise<void>) | null
}

/** `before` null: the row is new. */
export type WrittenRow = { key: string; before: StoredRow | null; after: StoredRow }

const BATCH_ROWS = 1_000
/** One import at a time; any number, the same in every process. */
const IMPORT_LOCK = 7_220_313

/** Compares accepted rows with the database and, unless dry, writes what is new or changed. Run inside one transaction. */
export async function applyDrafts<K extends ImportKind>(tx: Tx, input: ApplyInput<K>): Promise<Map<number, RowState>> {
  await prepareTransaction(tx, input.isDryRun)
  const brands = await readBrandFacts(tx)
  const compute = await createComputeColumns(tx, input.kind, brands)
  const states = new Map<number, RowState>()
  for (let start = 0; start < input.rows.length; start += BATCH_ROWS) {
    const batch = input.rows.slice(start, start + BATCH_ROWS)
    const writable = await compareBatch(tx, input.kind, batch, { brands, compute, states, isDryRun: input.isDryRun })
    if (!input.isDryRun) await writeAndTell(tx, writable, input)
    input.onProgress(start + batch.length)
  }
  return states
}

async function writeAndTell<K extends ImportKind>(tx: Tx, rows: readonly WritableRow<K>[], input: ApplyInput<K>): Promise<void> {
  const { kind, onWritten } = input
  const { keys: keyColumns }: TableSpec = TABLES[kind]
  const keys = rows.map(({ record }) => keyText(keyColumns.map((column) => (record as Readonly<Record<string, unknown>>)[column])))
  const before = onWritten === null ? null : await readRows(tx, kind, keys)
  await writeRows(tx, rows, input)
  if (onWritten === null || rows.length === 0) return
  const after = await readRows(tx, kind, keys)
  await onWritten([...after].map(([key, row]) => ({ key, before: before?.get(key) ?? null, after: row })))
}

/** The connection's limits are for page views. An import waits its turn behind another one. */
export async function prepareTransaction(tx: Tx, isDryRun: boolean): Promise<void> {
  await tx.execute(sql`select set_config('statement_timeout', '300s', true), set_config('idle_in_transaction_session_timeout', '300s', true), set_config('lock_timeout', '300s', true),
    set_config('work_mem', '64MB', true), set_config('gin_pending_list_limit', '32MB', true)`)
  if (!isDryRun) await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`)
}

type Tools<K extends ImportKind> = { brands: BrandFacts; compute: ComputeColumns<K>; states: Map<number, RowState>; isDryRun: boolean }

async function compareBatch<K extends ImportKind>(tx: Tx, kind: K, batch: readonly AcceptedRow[], tools: Tools<K>): Promise<WritableRow<K>[]> {
  const { brands, compute, states, isDryRun } = tools
  const hashes = await readHashes(
    tx,
    kind,
    batch.map((row) => row.key),
  )
  const differing = batch.filter((row) => hashes.has(row.key) && hashes.get(row.key) !== row.hash)
  const stored = await readRecords(
    tx,
    kind,
    differing.map((row) => row.key),
  )
  const writable: WritableRow<K>[] = []
  for (const row of batch) {
    const record = toRecord(kind, row.values, brands.ids)
    const before = stored.get(row.key)
    const state = !hashes.has(row.key) ? 'new' : before && !isSameContent(before, record) ? 'changed' : 'unchanged'
    const position = states.size
    states.set(row.row, state)
    if (state === 'unchanged' || isDryRun) continue
    const whole = before
      ? mergeRecord(kind, before, record)
      : completeRecord(kind, { ...toRecord(kind, row.guesses, brands.ids), ...record }, KINDS[kind].columns.columns)
    const hasNewPrice = priceOf(before ?? {}) !== priceOf(whole)
    writable.push({ record: { ...whole, ...compute(whole, position) }, hash: row.hash, hasNewPrice })
  }
  return writable
}

function priceOf(record: { fob_price_usd_cents?: number | null }): number | null {
  return record.fob_price_usd_cents ?? null
}
