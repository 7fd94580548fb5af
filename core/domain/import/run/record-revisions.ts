import type { ImportKind } from '#contract/import.ts'
import { importRuleValueSchema } from '#contract/staff-import-rule.ts'
import { portValueSchema } from '#contract/staff-port.ts'
import { STOCK_RECORD_SCHEMAS } from '#contract/stock-record.ts'
import type { StockKind } from '#contract/stock-values.ts'
import type { Tx } from '#core/db/client.ts'
import { changeBatch } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import type { StoredRow } from '#core/domain/import/write/stored-rows.ts'
import { TABLES, type TableSpec } from '#core/domain/import/write/table-spec.ts'
import { differenceOf, writeRevisions } from '#core/domain/revision/index.ts'

/** What a row is called in its history, and the fields that staff edit there. */
const HISTORIES: Readonly<Record<ImportKind, { subjectKind: string; fields: Readonly<Record<string, unknown>> }>> = {
  brands: ofStock('brand'),
  cars: ofStock('car'),
  used: ofStock('used_car'),
  fittings: ofStock('fitting'),
  ports: { subjectKind: 'port', fields: portValueSchema.shape },
  rules: { subjectKind: 'import_rule', fields: importRuleValueSchema.shape },
}

/** Of a row that an import made: what its history of prices begins with. Everything else stands in the row that the run keeps. */
const FIRST_VALUES = ['fob_price_usd_cents', 'price_valid_until', 'publish_state']

/** Names the run in the history of its rows. */
export async function openRunBatch(tx: Tx, ctx: Ctx, { kind, runId, fileName }: { kind: ImportKind; runId: number; fileName: string }): Promise<number> {
  const { subjectKind } = HISTORIES[kind]
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
  const { subjectKind, fields } = HISTORIES[kind]
  const spec: TableSpec = TABLES[kind]
  const names = Object.values(spec.columns).filter((name) => name in fields)
  const revised = rows.flatMap(({ before, after }) => {
    const subject = { subjectKind, subjectId: after.id }
    if (before === null) return [{ ...subject, before: null, after: pick(after, FIRST_VALUES) }]
    const difference = differenceOf(pick(before, names), pick(after, names))
    return difference === null ? [] : [{ ...subject, ...difference }]
  })
  await writeRevisions(tx, { ctx, revised, batchId })
}

function ofStock(kind: StockKind) {
  return { subjectKind: kind, fields: STOCK_RECORD_SCHEMAS[kind].shape }
}

function pick(row: StoredRow, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.flatMap((name) => (name in row ? [[name, row[name] ?? null]] : [])))
}
