import { sql } from 'drizzle-orm'
import type { Tx } from '#core/db/client.ts'
import { dropOldNames } from './drop-old-names.ts'
import { FITS, type StoredRecord, type TableSpec } from './table-spec.ts'

/** A whole row to write: `hasNewPrice` adds it to the price history. */
export type WritableRow = { record: StoredRecord; hash: string; hasNewPrice: boolean }

/** A new brand goes behind the others; an existing one keeps the place staff gave it. */
const INSERT_ONLY = new Set(['sort_order'])

/** Inserts or updates rows by their key in one statement: 1,000 rows are one round trip. */
export async function writeRows(tx: Tx, table: TableSpec, rows: readonly WritableRow[], options: { isSample: boolean; now: Date }): Promise<void> {
  if (rows.length === 0) return
  const columns = [...Object.values(table.columns).filter((column) => column !== FITS), ...table.computed, 'content_hash', 'is_sample', 'updated_at']
  const updates = columns.filter((column) => !table.keys.includes(column) && !INSERT_ONLY.has(column)).map((column) => `${column} = excluded.${column}`)
  const updatedAt = options.now.toISOString()
  const records = rows.map(({ record, hash }) => ({ ...record, content_hash: hash, is_sample: options.isSample, updated_at: updatedAt }))
  if (table.table === 'fitting') await dropOldNames(tx, records)
  await tx.execute(sql`
    insert into ${sql.raw(table.table)} (${sql.raw(columns.join(', '))})
    select ${sql.raw(columns.join(', '))} from json_populate_recordset(null::${sql.raw(table.table)}, ${JSON.stringify(records)}::json)
    on conflict (${sql.raw(table.keys.join(', '))}) do update set ${sql.raw(updates.join(', '))}`)
  if (table.table === 'car') await addPrices(tx, rows, options.now)
  if (FITS in table.columns) await replaceFits(tx, rows)
}

async function addPrices(tx: Tx, rows: readonly WritableRow[], now: Date): Promise<void> {
  const signs = rows.filter((row) => row.hasNewPrice).map((row) => String(row.record.model_sign))
  if (signs.length === 0) return
  await tx.execute(sql`
    insert into car_price (car_id, fob_price_usd_cents, valid_from)
    select id, fob_price_usd_cents, ${now.toISOString()}::timestamptz from car where model_sign = any(${sql.param(signs)}::text[])`)
}

async function replaceFits(tx: Tx, rows: readonly WritableRow[]): Promise<void> {
  const fits = JSON.stringify(rows.map(({ record }) => ({ sku: record.sku, fits: record[FITS] })))
  await tx.execute(sql`
    delete from fitting_fit using fitting, json_array_elements(${fits}::json) given
    where fitting_fit.fitting_id = fitting.id and fitting.sku = given ->> 'sku'`)
  await tx.execute(sql`
    insert into fitting_fit (fitting_id, pattern)
    select fitting.id, pattern from json_array_elements(${fits}::json) given
    join fitting on fitting.sku = given ->> 'sku', json_array_elements_text(given -> 'fits') as pattern`)
}
