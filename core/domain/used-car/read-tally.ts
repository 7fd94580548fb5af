import { sql } from 'drizzle-orm'
import type { UsedFacetName } from '#contract/used-values.ts'
import { usedCar } from '#core/db/schema/catalogue.ts'
import type { Ctx } from '#core/domain/context.ts'
import { MILEAGE_BOUNDS, PRICE_BOUNDS, type Band } from './used-bands.ts'
import { stockCondition, type Known } from './used-conditions.ts'
import type { UsedSelection } from './used-selection.ts'
import type { UsedGroup } from './count-groups.ts'

type Row = {
  brand_id: string
  model_name: string
  price: number | null
  mileage: number | null
  energy: string
  steering: string | null
  year: number | null
  port: string | null
  status: string
  count: number
}

/** The units that hold the words, grouped by all that the list can filter; kept until used cars, cars or brands change. */
export function readUsedTally(ctx: Ctx, words: UsedSelection['words'], known: Known): Promise<readonly UsedGroup[]> {
  return ctx.ports.cache.read({
    key: `used-tally ${words?.join(',') ?? ''}`,
    tags: ['used_car', 'car', 'brand'],
    make: () => loadTally(ctx, words, known),
    sizeOf: (groups) => 400 * groups.length + 500,
  })
}

async function loadTally({ db }: Ctx, words: UsedSelection['words'], known: Known): Promise<UsedGroup[]> {
  if (words?.length === 0) return []
  const { rows } = await db.execute<Row>(sql`
    select ${usedCar.brandId} as brand_id, ${usedCar.modelName} as model_name, ${bucket('fob_price_usd_cents', PRICE_BOUNDS)} as price,
      ${bucket('mileage_km', MILEAGE_BOUNDS)} as mileage, ${usedCar.energyType} as energy, ${usedCar.steering} as steering,
      ${usedCar.modelYear} as year, ${usedCar.portOfLoading} as port, ${usedCar.status} as status, count(*)::int as count
    from ${usedCar} where ${stockCondition(words, known.brands)}
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9`)
  return rows.map((row) => ({ count: row.count, values: valuesOf(row, known) }))
}

function valuesOf(row: Row, { brands, bodies }: Known): Record<UsedFacetName, string | null> {
  const brandId = Number(row.brand_id)
  return {
    brand: brands.byId.get(brandId)?.sign ?? null,
    price: bandAt(PRICE_BOUNDS, row.price),
    year: row.year === null ? null : String(row.year),
    mileage: bandAt(MILEAGE_BOUNDS, row.mileage),
    energy: row.energy,
    body: bodies.bodyOf({ brandId, modelName: row.model_name }),
    steering: row.steering,
    port: row.port,
    status: row.status,
  }
}

/** Number of the band that a column lies in; the bounds are constants of the contract. */
function bucket(column: string, bounds: ReadonlyMap<string, Band>) {
  const thresholds = [...bounds.values()].slice(1).map(({ from }) => from)
  return sql.raw(`width_bucket(used_car.${column}, array[${thresholds.join(',')}]::bigint[])`)
}

function bandAt(bounds: ReadonlyMap<string, Band>, index: number | null): string | null {
  return index === null ? null : ([...bounds.keys()][index] ?? null)
}
