import { sql } from 'drizzle-orm'
import type { ImportKind } from '#contract/import.ts'
import type { Tx } from '#core/db/client.ts'
import { followRows } from './related-rows.ts'
import type { StoredRow } from './stored-rows.ts'
import { FITS, TABLES, type TableSpec, type WritableRow } from './table-spec.ts'

/** Gives rows back what they were, with what hangs on them in other tables: prices in their history, fits, names by which a brand's vehicles are found. */
export async function restoreRows(tx: Tx, kind: ImportKind, rows: readonly StoredRow[], now: Date): Promise<void> {
  const spec: TableSpec = TABLES[kind]
  const columns = [...Object.values(spec.columns).filter((column) => column !== FITS), ...spec.computed, 'content_hash', 'is_sample']
  const former = JSON.stringify(rows)
  const repriced = kind === 'cars' ? await readRepriced(tx, former) : new Set<number>()
  await tx.execute(sql`
    update ${sql.raw(spec.table)} t set ${sql.raw(columns.map((column) => `${column} = former.${column}`).join(', '))}, updated_at = ${now.toISOString()}::timestamptz, version = t.version + 1
    from json_populate_recordset(null::${sql.raw(spec.table)}, ${former}::json) former where t.id = former.id`)
  // What was read from the kind's own table is content of the kind.
  const written = rows.map((row) => ({ record: row, hash: '', hasNewPrice: repriced.has(row.id) })) as unknown as WritableRow<ImportKind>[]
  await followRows(tx, kind, written, now)
}

async function readRepriced(tx: Tx, former: string): Promise<ReadonlySet<number>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select car.id from car join json_to_recordset(${former}::json) as former(id bigint, fob_price_usd_cents bigint) on former.id = car.id
    where former.fob_price_usd_cents is distinct from car.fob_price_usd_cents`)
  return new Set(rows.map(({ id }) => Number(id)))
}
