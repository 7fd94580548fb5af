import { sql } from 'drizzle-orm'
import type { ImportKind } from '#contract/import.ts'
import { IMPORT_DRAFT_KINDS } from '#contract/import-values.ts'
import type { Tx } from '#core/db/client.ts'
import { followRows, prepareRows } from './related-rows.ts'
import { FITS, TABLES, type TableSpec, type WritableRow } from './table-spec.ts'

/** A new brand goes behind the others, and a new vehicle may be a draft; an existing one keeps the place and the state that staff gave it. */
const INSERT_ONLY = new Set(['sort_order', 'publish_state'])

type Options<K extends ImportKind> = { kind: K; isSample: boolean; publish: boolean; now: Date }

/** Inserts or updates rows by their key in one statement, 1,000 rows in one round trip, with what hangs on them in other tables. */
export async function writeRows<K extends ImportKind>(tx: Tx, rows: readonly WritableRow<K>[], { kind, isSample, publish, now }: Options<K>): Promise<void> {
  if (rows.length === 0) return
  const spec: TableSpec = TABLES[kind]
  const columns = [
    ...Object.values(spec.columns).filter((column) => column !== FITS),
    ...spec.computed,
    'content_hash',
    'is_sample',
    'updated_at',
    ...(IMPORT_DRAFT_KINDS.includes(kind) ? ['publish_state'] : []),
  ]
  const updates = columns.filter((column) => !spec.keys.includes(column) && !INSERT_ONLY.has(column)).map((column) => `${column} = excluded.${column}`)
  updates.push(`version = ${spec.table}.version + 1`)
  const updatedAt = now.toISOString()
  const records = rows.map(({ record, hash }) => ({
    ...record,
    content_hash: hash,
    is_sample: isSample,
    updated_at: updatedAt,
    publish_state: publish ? 'published' : 'draft',
  }))
  await prepareRows(tx, kind, rows)
  await tx.execute(sql`
    insert into ${sql.raw(spec.table)} (${sql.raw(columns.join(', '))})
    select ${sql.raw(columns.join(', '))} from json_populate_recordset(null::${sql.raw(spec.table)}, ${JSON.stringify(records)}::json)
    on conflict (${sql.raw(spec.keys.join(', '))}) do update set ${sql.raw(updates.join(', '))}`)
  await followRows(tx, kind, rows, now)
}
