import { sql } from 'drizzle-orm'
import type { Tx } from '#core/db/client.ts'
import { readBrandFacts, vehicleSearchText } from './computed-columns.ts'

const PAGE_ROWS = 2_000

type Row = { id: string; brand_id: string; model_name: string; trim: string | null; model_year: number | null; reference: string | null }

/** Vehicles are found by their brand's names, so new names go into the search text of every vehicle of the brand. */
export async function refreshBrandNames(tx: Tx, brandSigns: readonly string[]): Promise<void> {
  const brands = await readBrandFacts(tx)
  const ids = brandSigns.map((sign) => brands.ids.get(sign)).filter((id) => id !== undefined)
  for (const table of ['car', 'used_car'] as const) {
    const reference = table === 'used_car' ? sql`stock_ref` : sql`null`
    for (let last = 0; ;) {
      const { rows } = await tx.execute<Row>(sql`
        select id, brand_id, model_name, trim, model_year, ${reference} as reference from ${sql.raw(table)}
        where brand_id = any(${sql.param(ids)}::bigint[]) and id > ${last} order by id limit ${PAGE_ROWS}`)
      if (rows.length === 0) break
      const texts = rows.map((row) => ({ id: Number(row.id), text: vehicleSearchText({ ...row, brand_id: Number(row.brand_id) }, brands, row.reference) }))
      await tx.execute(sql`
        update ${sql.raw(table)} t set search_text = given.text
        from json_to_recordset(${JSON.stringify(texts)}::json) as given(id bigint, text text)
        where t.id = given.id and t.search_text <> given.text`)
      last = Number(rows.at(-1)?.id)
    }
  }
}
