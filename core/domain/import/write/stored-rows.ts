import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#core/db/client.ts'
import { FITS, type StoredRecord, type TableSpec } from './table-spec.ts'

/** Between the parts of a key; no cleaned text holds it. */
export const KEY_JOINT = '\u001f'

/** The key of a record as one text. */
export function keyText(parts: readonly unknown[]): string {
  return parts.map(String).join(KEY_JOINT)
}

/** Content hash of the stored rows with these keys; null for rows entered by hand. Rows that do not exist are absent. */
export async function readHashes(tx: Tx, table: TableSpec, keys: readonly string[]): Promise<Map<string, string | null>> {
  const { rows } = await tx.execute<{ key: string; content_hash: string | null }>(
    sql`select ${keySql(table)} as key, content_hash from ${sql.raw(table.table)} where ${hasKey(table, keys)}`,
  )
  return new Map(rows.map((row) => [row.key, row.content_hash]))
}

/** Stored rows with these keys, whole. */
export async function readRecords(tx: Tx, table: TableSpec, keys: readonly string[]): Promise<Map<string, StoredRecord>> {
  const fits =
    FITS in table.columns
      ? sql` || jsonb_build_object('fits', (select coalesce(jsonb_agg(pattern order by pattern), '[]') from fitting_fit where fitting_id = t.id))`
      : sql``
  const { rows } = await tx.execute<{ key: string; record: StoredRecord }>(
    sql`select ${keySql(table)} as key, to_jsonb(t)${fits} as record from ${sql.raw(table.table)} t where ${hasKey(table, keys)}`,
  )
  return new Map(rows.map((row) => [row.key, row.record]))
}

function keySql(table: TableSpec): SQL {
  return sql.raw(table.keys.join(` || '${KEY_JOINT}' || `))
}

/** A single key column is found by its index; the tables with two are small. */
function hasKey(table: TableSpec, keys: readonly string[]): SQL {
  return sql`${keySql(table)} = any(${sql.param([...keys])}::text[])`
}
