import { sql } from 'drizzle-orm'
import type { Tx } from '#core/db/client.ts'
import type { WritableRow } from './table-spec.ts'

/**
 * Before parts are written: takes away the texts of sample parts that become something else. They say in other languages what the part
 * was, and a name in the catalogue's language is better than a wrong one.
 */
export async function dropOldNames(tx: Tx, rows: readonly WritableRow<'fittings'>[]): Promise<void> {
  const given = JSON.stringify(rows.map(({ record: { sku, name, material } }) => ({ sku, name, material })))
  await tx.execute(sql`
    delete from fitting_translation t
    using fitting, json_to_recordset(${given}::json) as given(sku text, name text, material text)
    where t.fitting_id = fitting.id and fitting.sku = given.sku and fitting.is_sample
      and (fitting.name, fitting.material) is distinct from (given.name, given.material)`)
}
