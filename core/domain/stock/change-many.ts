import { sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { ChangeBatchKind, StockKind } from '#contract/stock-values.ts'
import type { Tx } from '#core/db/client.ts'
import { notifyContent } from '#core/db/notify.ts'
import { carPrice, changeBatch } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { writeRevisions } from '#core/domain/revision/index.ts'
import { STOCK_TABLES } from './stock-kinds.ts'

/** What may be changed for many at once. */
const FIELDS = ['publish_state', 'publish_at', 'fob_price_usd_cents', 'price_valid_until'] as const
type Fields = Partial<Record<(typeof FIELDS)[number], string | number | null>>

/** One row's change: the same fields before and after. */
export type RowChange = { id: number; before: Fields; after: Fields }

type Batch = { ctx: Ctx; kind: StockKind; batchKind: ChangeBatchKind; changes: readonly RowChange[]; detail: Record<string, unknown> }

/** Changes many rows of a kind, which can be taken back together. All changes name the same fields. Answers the batch; null where there is nothing to change. */
export async function changeMany(tx: Tx, { ctx, kind, batchKind, changes, detail }: Batch): Promise<number | null> {
  if (changes.length === 0) return null
  const staffId = ctx.actor.kind === 'staff' ? ctx.actor.staffId : null
  const told = { ...detail, subject_kind: kind, count: changes.length }
  const [batch] = await tx
    .insert(changeBatch)
    .values({ kind: batchKind, staffId, detail: told, createdAt: ctx.ports.clock.now() })
    .returning({ id: changeBatch.id })
  if (batch === undefined) throw new AppError('internal')
  await writeFields(tx, { ctx, kind, changes })
  await writeRevisions(tx, { ctx, batchId: batch.id, revised: changes.map(({ id, before, after }) => ({ subjectKind: kind, subjectId: id, before, after })) })
  await writeAudit(tx, { ctx, action: 'stock.changed_many', subjectKind: 'change_batch', subjectId: batch.id, detail: { ...told, kind: batchKind } })
  await notifyContent(tx, STOCK_TABLES[kind].tags)
  return batch.id
}

/** Writes the fields of the changes and counts each row's version; new prices of cars go into their history. */
export async function writeFields(tx: Tx, { ctx, kind, changes }: Pick<Batch, 'ctx' | 'kind' | 'changes'>): Promise<void> {
  const names = FIELDS.filter((name) => changes.some(({ after }) => name in after))
  const table = sql.raw(STOCK_TABLES[kind].table)
  const now = ctx.ports.clock.now()
  for (let start = 0; start < changes.length; start += ROWS_AT_ONCE) {
    const rows = changes.slice(start, start + ROWS_AT_ONCE)
    const given = JSON.stringify(rows.map(({ id, after }) => ({ id, ...after })))
    const set = sql.join(
      names.map((name) => sql.raw(`${name} = given.${name}`)),
      sql`, `,
    )
    await tx.execute(sql`
      update ${table} t set ${set}, version = t.version + 1, updated_at = ${now.toISOString()}::timestamptz
      from json_populate_recordset(null::${table}, ${given}::json) as given where t.id = given.id`)
    if (kind === 'car' && names.includes('fob_price_usd_cents')) await addPrices(tx, rows, now)
  }
}

const ROWS_AT_ONCE = 1_000

async function addPrices(tx: Tx, rows: readonly RowChange[], validFrom: Date): Promise<void> {
  await tx.insert(carPrice).values(
    rows.map(({ id, after }) => ({
      carId: id,
      fobPriceUsdCents: (after.fob_price_usd_cents as number | null | undefined) ?? null,
      validUntil: (after.price_valid_until as string | null | undefined) ?? null,
      validFrom,
    })),
  )
}
