import { sql } from 'drizzle-orm'
import type { MatchedUnit } from '#contract/used-car.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'

type Row = { id: number; sign: string; name: string; picture_count: number; keys: string[] }

/**
 * Which unit each name means: our stock reference, else the VIN, else a supplier's number, in any case. A name that means several units is
 * none of them (`is_ambiguous`). Permission `catalogue.read`.
 */
export async function matchUnits({ ctx, input }: { ctx: Ctx; input: { names: readonly string[] } }): Promise<MatchedUnit[]> {
  requirePermission(ctx, 'catalogue.read')
  const keys = [...new Set(input.names.map(keyOf).filter((key) => key !== ''))]
  const { rows } = await ctx.db.execute<Row>(sql`
    select unit.id::int as id, unit.stock_ref as sign, brand.brand_name || ' ' || unit.model_name || coalesce(' ' || unit.model_year, '') as name,
      (select count(*)::int from used_car_media link where link.used_car_id = unit.id and link.tab <> 'document') as picture_count,
      array[upper(unit.stock_ref), coalesce(upper(unit.vin), ''), coalesce(upper(unit.supplier_ref), '')] as keys
    from used_car unit join brand on brand.id = unit.brand_id
    where upper(unit.stock_ref) = any(${sql.param(keys)}::text[]) or upper(unit.vin) = any(${sql.param(keys)}::text[])
      or upper(unit.supplier_ref) = any(${sql.param(keys)}::text[])
    order by unit.id`)
  return input.names.map((name) => {
    const key = keyOf(name)
    // What is ours goes before what others call it.
    const found = [0, 1, 2].map((place) => rows.filter((row) => key !== '' && row.keys[place] === key)).find((units) => units.length > 0) ?? []
    const [unit] = found
    if (unit === undefined || found.length > 1) return { name, unit: null, is_ambiguous: found.length > 1 }
    const { keys: _keys, ...told } = unit
    return { name, unit: told, is_ambiguous: false }
  })
}

function keyOf(name: string): string {
  return name.trim().toUpperCase()
}
