import { sql } from 'drizzle-orm'
import type { ImportKind } from '#contract/import.ts'
import type { Tx } from '#core/db/client.ts'
import type { HeadingMapping } from '#core/domain/import/map/headings/match-headings.ts'

type Whose = { kind: ImportKind; supplier: string | null }

/** What is remembered of the supplier's files, and before it what was given. */
export async function joinMapping(tx: Tx, { kind, supplier, given }: Whose & { given: HeadingMapping }): Promise<HeadingMapping> {
  return supplier === null ? given : { ...(await readMapping(tx, { kind, supplier })), ...given }
}

/** Keeps the mapping for the supplier's next file of the kind. */
export async function rememberMapping(tx: Tx, { kind, supplier, mapping, now }: Whose & { mapping: HeadingMapping; now: Date }): Promise<void> {
  if (Object.keys(mapping).length === 0) return
  await tx.execute(sql`
    insert into import_mapping (supplier, kind, headings, updated_at) values (${supplier}, ${kind}, ${JSON.stringify(mapping)}::jsonb, ${now.toISOString()}::timestamptz)
    on conflict (supplier, kind) do update set headings = excluded.headings, updated_at = excluded.updated_at`)
}

async function readMapping(tx: Tx, { kind, supplier }: Whose): Promise<HeadingMapping> {
  const { rows } = await tx.execute<{ headings: HeadingMapping }>(sql`select headings from import_mapping where supplier = ${supplier} and kind = ${kind}`)
  return rows[0]?.headings ?? {}
}
