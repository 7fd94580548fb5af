import { sql } from 'drizzle-orm'
import type { ModelEntry } from '#contract/model.ts'
import { brand, car, usedCar } from '#core/db/schema/catalogue.ts'
import { readBrandNames } from '#core/domain/car/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { modelSign } from './model-sign.ts'

type Row = { brand_id: string; name: string; cars: string; units: string; updated_at: string }
type Counted = ModelEntry & { names: string[]; brandId: number; updatedAt: Date }

/**
 * The models of which anything is on the site, new or used and not sold, by maker and name; of one maker where `brand_sign` says so. Names that differ in
 * case or signs alone are one model, called as most of it is.
 */
export async function listModels({ ctx, input }: { ctx: Ctx; input: { brand_sign?: string } }): Promise<(ModelEntry & { updatedAt: Date })[]> {
  return (await countModels(ctx, input.brand_sign)).map(({ names: _names, brandId: _id, ...entry }) => entry)
}

/** The models with every name they go by. */
export async function countModels(ctx: Ctx, brandSign?: string): Promise<Counted[]> {
  ctx.reads('car', 'used_car', 'brand')
  const ofBrand = brandSign === undefined ? sql`` : sql`and brand_id = (select ${brand.id} from ${brand} where ${brand.brandSign} = ${brandSign})`
  const [brands, { rows }] = await Promise.all([
    readBrandNames(ctx),
    ctx.db.execute<Row>(sql`
      select brand_id, model_name as name, sum(cars) as cars, sum(units) as units, max(updated_at) as updated_at from (
        select brand_id, model_name, 1 as cars, 0 as units, updated_at from ${car} where publish_state = 'published' ${ofBrand}
        union all
        select brand_id, model_name, 0, 1, updated_at from ${usedCar} where publish_state = 'published' and status <> 'sold' ${ofBrand}
      ) as vehicle group by brand_id, model_name`),
  ])
  const found = rows.flatMap((row): Counted[] => {
    const maker = brands.byId.get(Number(row.brand_id))
    if (maker === undefined) return []
    const counted = { cars: Number(row.cars), units: Number(row.units), updatedAt: new Date(row.updated_at) }
    return [
      {
        brand_sign: maker.sign,
        brand_name: maker.name,
        sign: modelSign(row.name),
        name: row.name,
        names: [row.name],
        brandId: Number(row.brand_id),
        ...counted,
      },
    ]
  })
  const models = Map.groupBy(found, ({ brand_sign: maker, sign }) => `${maker}/${sign}`)
  return [...models.values()].map(merged).toSorted((a, b) => (`${a.brand_sign}/${a.sign}` < `${b.brand_sign}/${b.sign}` ? -1 : 1))
}

function merged(same: readonly Counted[]): Counted {
  const [most] = same.toSorted((a, b) => b.cars + b.units - (a.cars + a.units))
  if (most === undefined) throw new Error('A model without a name')
  const sum = (count: (one: Counted) => number) => same.reduce((total, one) => total + count(one), 0)
  return {
    ...most,
    names: same.flatMap(({ names }) => names),
    cars: sum(({ cars }) => cars),
    units: sum(({ units }) => units),
    updatedAt: new Date(Math.max(...same.map(({ updatedAt }) => updatedAt.getTime()))),
  }
}
