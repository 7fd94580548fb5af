import { and, count, eq, inArray } from 'drizzle-orm'
import type { AutoTypeEntry } from '#contract/brand.ts'
import { ACCESSORY_CATEGORIES } from '#contract/fitting-values.ts'
import { AUTO_TYPES, type FUEL_TYPE_SIGNS, type OTHER_TYPE_SIGNS } from '#contract/vehicle.ts'
import { fitting } from '#core/db/schema/catalogue.ts'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'
import { readCarCounts } from './read-car-counts.ts'
import { countCars } from './count-cars.ts'
import { typeRule } from './type-sign.ts'

type TypeName = Pick<AutoTypeEntry, 'group' | 'type_sign' | 'type_name'>

/** Names of R6.3, in its order. */
const FUEL_TYPE_NAMES: Record<keyof typeof FUEL_TYPE_SIGNS, string> = {
  electric: 'Electric',
  'plug-in-hybrid': 'Plug-in Hybrid',
  'extended-range': 'Extended-range',
}
const OTHER_TYPE_NAMES: Record<(typeof OTHER_TYPE_SIGNS)[number], string> = { 'off-road': 'Off-road', 'sports-car': 'Sports Car', accessories: 'Accessories' }

const TYPES: readonly TypeName[] = [
  ...AUTO_TYPES.map((sign): TypeName => ({ group: 'auto_type', type_sign: sign, type_name: sign.toUpperCase() })),
  ...Object.entries(FUEL_TYPE_NAMES).map(([sign, name]): TypeName => ({ group: 'fuel_type', type_sign: sign, type_name: name })),
  ...Object.entries(OTHER_TYPE_NAMES).map(([sign, name]): TypeName => ({ group: 'other_type', type_sign: sign, type_name: name })),
]

/**
 * Auto, fuel and other types of the products panel (R4.4) with the number of cars of each and the list
 * it leads to; accessories lead to their categories of fittings. Names as R6.3 writes them: screens translate by `type_sign`.
 */
export async function listAutoTypes({ ctx }: { ctx: Ctx }): Promise<AutoTypeEntry[]> {
  const [facetCounts, accessories] = await Promise.all([readCarCounts(ctx), countAccessories(ctx)])
  return TYPES.map((type) => {
    if (type.type_sign === 'accessories') return { ...type, url: `/carFittings?category=${ACCESSORY_CATEGORIES.join()}`, car_count: accessories }
    const rule = typeRule(type.type_sign)
    return { ...type, url: `/carList?type=${type.type_sign}`, car_count: countCars(facetCounts, { facets: {}, types: rule ? [rule] : [] }).total }
  })
}

function countAccessories(ctx: Ctx): Promise<number> {
  return keep(ctx, { key: 'accessory-count', make: loadAccessoryCount })
}

async function loadAccessoryCount({ db, reads }: Ctx): Promise<number> {
  reads('fitting')
  const isAccessory = and(eq(fitting.publishState, 'published'), inArray(fitting.category, ACCESSORY_CATEGORIES))
  const [row] = await db.select({ count: count() }).from(fitting).where(isAccessory)
  return row?.count ?? 0
}
