import { eq, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { ImportKind } from '#contract/import.ts'
import type { ImportRun, ImportUndo } from '#contract/import-run.ts'
import type { Tx } from '#core/db/client.ts'
import { notifyContent } from '#core/db/notify.ts'
import { importRun } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { canonical } from '#core/domain/import/check/content-hash.ts'
import { KINDS } from '#core/domain/import/check/kinds.ts'
import { KEY_JOINT } from '#core/domain/import/check/row-key.ts'
import { prepareTransaction } from '#core/domain/import/write/apply-drafts.ts'
import { restoreRows } from '#core/domain/import/write/restore-rows.ts'
import { readRows, type StoredRow } from '#core/domain/import/write/stored-rows.ts'
import { TABLES, type TableSpec } from '#core/domain/import/write/table-spec.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { recordRevisions } from './record-revisions.ts'
import { findRun, messagesOf, NEXT_VERSION, toRun } from './find-run.ts'

const MOST_NAMED = 100
const BATCH_ROWS = 1_000
/** What an import writes beside a row, or links to it by itself: nobody has used the row for it. */
const OWN_REFERENCES = new Set(['car_price.car_id', 'fitting_fit.fitting_id', 'used_car.car_id'])

type Recorded = { key: string; subjectId: number; before: StoredRow | null; after: StoredRow }

/**
 * Takes an import back as a whole: rows that it made and that nobody has changed or used since go, rows that it changed get their former values back, rows
 * that somebody has changed since stay and are named. One transaction. Permission `catalogue.import`. Throws `forbidden`, `not_found`, `conflict` (not done,
 * or undone already).
 */
export async function undoImport({ ctx, input }: { ctx: Ctx; input: { id: number; version: number } }): Promise<ImportRun> {
  requirePermission(ctx, 'catalogue.import')
  const now = ctx.ports.clock.now()
  return ctx.db.transaction(async (tx) => {
    await prepareTransaction(tx, false)
    const run = await findRun(tx, input.id, { isLocked: true })
    if (run.state !== 'done' || run.version !== input.version) throw new AppError('conflict')
    const undo: ImportUndo = { removed: 0, restored: 0, kept_count: 0, kept: [] }
    let batch = await readRecorded(tx, run.id, 0)
    while (batch.length > 0) {
      await undoBatch(tx, { ctx, kind: run.kind, batch, undo, now })
      batch = await readRecorded(tx, run.id, batch.at(-1)?.subjectId ?? 0)
    }
    await tx.update(importRun).set({ state: 'undone', undo, undoneAt: now, version: NEXT_VERSION }).where(eq(importRun.id, run.id))
    if (undo.removed + undo.restored > 0) await notifyContent(tx, TABLES[run.kind].tags)
    const detail = { run: run.id, file: run.fileName, removed: undo.removed, restored: undo.restored, kept: undo.kept_count }
    await writeAudit(tx, { ctx, action: 'catalogue.import_undone', subjectKind: KINDS[run.kind].columns.kind, subjectId: null, detail })
    return toRun(await findRun(tx, run.id), messagesOf(ctx))
  })
}

async function readRecorded(tx: Tx, runId: number, last: number): Promise<Recorded[]> {
  const { rows } = await tx.execute<Omit<Recorded, 'subjectId'> & { subject_id: string }>(sql`
    select key, subject_id, before, after from import_run_row where run_id = ${runId} and subject_id > ${last} order by subject_id limit ${BATCH_ROWS}`)
  return rows.map(({ subject_id: id, ...row }) => ({ ...row, subjectId: Number(id) }))
}

async function undoBatch(
  tx: Tx,
  { ctx, kind, batch, undo, now }: { ctx: Ctx; kind: ImportKind; batch: readonly Recorded[]; undo: ImportUndo; now: Date },
): Promise<void> {
  const keys = batch.map((row) => row.key)
  const stored = await readRows(tx, kind, keys)
  const used = await readUsed(
    tx,
    kind,
    batch.filter((row) => row.before === null).map((row) => row.subjectId),
  )
  // What somebody has deleted since is gone already.
  const present = batch.filter((row) => stored.get(row.key)?.id === row.subjectId)
  const kept = present.filter((row) => used.has(row.subjectId) || !isUntouched(kind, stored.get(row.key), row.after))
  const free = present.filter((row) => !kept.includes(row))
  const made = free.filter((row) => row.before === null).map((row) => row.subjectId)
  const changed = free.flatMap(({ before }) => (before === null ? [] : [before]))
  if (made.length > 0) await tx.execute(sql`delete from ${sql.raw(TABLES[kind].table)} where id = any(${sql.param(made)}::bigint[])`)
  if (changed.length > 0) await restoreRows(tx, kind, changed, now)
  const restored = free.flatMap(({ key, before }) => {
    const current = stored.get(key)
    return before === null || current === undefined ? [] : [{ before: current, after: before }]
  })
  await recordRevisions(tx, { ctx, kind, batchId: null, rows: restored })
  undo.removed += made.length
  undo.restored += changed.length
  undo.kept_count += kept.length
  undo.kept.push(...kept.slice(0, MOST_NAMED - undo.kept.length).map((row) => row.key.replaceAll(KEY_JOINT, ' ')))
}

/** True if everything that a person can change is as the import left it. */
function isUntouched(kind: ImportKind, current: StoredRow | undefined, after: StoredRow): boolean {
  const spec: TableSpec = TABLES[kind]
  const columns = [...Object.values(spec.columns), 'publish_state', 'checked_on', 'is_sample']
  return columns.every((column) => canonical(current?.[column] ?? null) === canonical(after[column] ?? null))
}

/** Those of the rows that something else refers to: pictures, texts, enquiries, vehicles of a brand. */
async function readUsed(tx: Tx, kind: ImportKind, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const { rows: references } = await tx.execute<{ table: string; column: string }>(sql`
    select c.conrelid::regclass::text as table, a.attname as column from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${TABLES[kind].table}::regclass`)
  const found = new Set<number>()
  for (const { table, column } of references.filter((reference) => !OWN_REFERENCES.has(`${reference.table}.${reference.column}`))) {
    const { rows } = await tx.execute<{ id: string }>(
      sql`select distinct ${sql.identifier(column)} as id from ${sql.raw(table)} where ${sql.identifier(column)} = any(${sql.param([...ids])}::bigint[])`,
    )
    for (const { id } of rows) found.add(Number(id))
  }
  return found
}
