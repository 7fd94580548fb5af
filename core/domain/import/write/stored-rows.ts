import { sql, type SQL } from 'drizzle-orm'
import type { ImportKind } from '#contract/import.ts'
import type { Tx } from '#core/db/client.ts'
import { KEY_JOINT } from '#core/domain/import/check/row-key.ts'
import { FITS, TABLES, type Content, type TableSpec } from './table-spec.ts'

/** Content hash of the stored rows with these keys; null for rows entered by hand. Rows that do not exist are absent. */
export async function readHashes(tx: Tx, kind: ImportKind, keys: readonly string[]): Promise<Map<string, string | null>> {
  const spec: TableSpec = TABLES[kind]
  const { rows } = await tx.execute<{ key: string; content_hash: string | null }>(
    sql`select ${keySql(spec)} as key, content_hash from ${sql.raw(spec.table)} where ${hasKey(spec, keys)}`,
  )
  return new Map(rows.map((row) => [row.key, row.content_hash]))
}

/** A whole stored row, by the names that SQL knows. */
export type StoredRow = Readonly<Record<string, unknown>> & { id: number }

/** Stored rows with these keys, as an import compares them. */
export async function readRecords<K extends ImportKind>(tx: Tx, kind: K, keys: readonly string[]): Promise<Map<string, Content<K>>> {
  // A whole row holds the kind's content and more, which is not looked at.
  return (await readRows(tx, kind, keys)) as unknown as Map<string, Content<K>>
}

/** Stored rows with these keys, whole, as `to_jsonb` gives them. */
export async function readRows(tx: Tx, kind: ImportKind, keys: readonly string[]): Promise<Map<string, StoredRow>> {
  if (keys.length === 0) return new Map()
  const spec: TableSpec = TABLES[kind]
  const fits =
    FITS in spec.columns
      ? sql` || jsonb_build_object('fits', (select coalesce(jsonb_agg(pattern order by pattern), '[]') from fitting_fit where fitting_id = t.id))`
      : sql``
  const { rows } = await tx.execute<{ key: string; record: StoredRow }>(
    sql`select ${keySql(spec)} as key, to_jsonb(t)${fits} as record from ${sql.raw(spec.table)} t where ${hasKey(spec, keys)}`,
  )
  return new Map(rows.map((row) => [row.key, row.record]))
}

function keySql(spec: TableSpec): SQL {
  return sql.raw(spec.keys.join(` || '${KEY_JOINT}' || `))
}

/** A single key column is found by its index; the tables with two are small. */
function hasKey(spec: TableSpec, keys: readonly string[]): SQL {
  return sql`${keySql(spec)} = any(${sql.param([...keys])}::text[])`
}
