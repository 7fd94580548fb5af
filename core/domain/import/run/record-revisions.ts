import type { ImportKind } from '#contract/import.ts'
import { STOCK_RECORD_SCHEMAS } from '#contract/stock-record.ts'
import type { StockKind } from '#contract/stock-values.ts'
import type { Tx } from '#core/db/client.ts'
import { changeBatch } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import type { StoredRow } from '#core/domain/import/write/stored-rows.ts'
import { TABLES, type TableSpec } from '#core/domain/import/write/table-spec.ts'
import { differenceOf, writeRevisions } from '#core/domain/revision/index.ts'

/** What staff edit by hand has a history; ports and rules have none. */
const STOCK_KIND_OF: Partial<Readonly<Record<ImportKind, StockKind>>> = { brands: 'brand', cars: 'car', used: 'used_car', fittings: 'fitting' }

/** Of a row that an import made: what its history of prices begins with. Everything else stands in the row that the run keeps. */
const FIRST_VALUES = ['fob_price_usd_cents', 'price_valid_until', 'publish_state']

/** Names the run in the history of its rows. Null for kinds without a history. */
export async function openRunBatch(tx: Tx, ctx: Ctx, { kind, runId, fileName }: { kind: ImportKind; runId: number; fileName: string }): Promise<number | null> {
  const subjectKind = STOCK_KIND_OF[kind]
  if (subjectKind === undefined) return null
  const staffId = ctx.actor.kind === 'staff' ? ctx.actor.staffId : null
  const detail = { subject_kind: subjectKind, run: runId, file: fileName }
  const [batch] = await tx.insert(changeBatch).values({ kind: 'import', staffId, detail, createdAt: ctx.ports.clock.now() }).returning({ id: changeBatch.id })
  if (batch === undefined) throw new Error('A batch was not inserted')
  return batch.id
}

type Written = { before: StoredRow | null; after: StoredRow }

/** Keeps of each row what was changed on it, as a change by hand does, so that history and restore know it. */
export async function recordRevisions(
  tx: Tx,
  { ctx, kind, batchId, rows }: { ctx: Ctx; kind: ImportKind; batchId: number | null; rows: readonly Written[] },
): Promise<void> {
  const subjectKind = STOCK_KIND_OF[kind]
  if (subjectKind === undefined) return
  const spec: TableSpec = TABLES[kind]
  const known = STOCK_RECORD_SCHEMAS[subjectKind].shape
  const names = Object.values(spec.columns).filter((name) => name in known)
  const revised = rows.flatMap(({ before, after }) => {
    const subject = { subjectKind, subjectId: after.id }
    if (before === null) return [{ ...subject, before: null, after: pick(after, FIRST_VALUES) }]
    const difference = differenceOf(pick(before, names), pick(after, names))
    return difference === null ? [] : [{ ...subject, ...difference }]
  })
  await writeRevisions(tx, { ctx, revised, batchId })
}

function pick(row: StoredRow, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.flatMap((name) => (name in row ? [[name, row[name] ?? null]] : [])))
}
