import { desc, inArray, sql } from 'drizzle-orm'
import { car } from '#core/db/schema/catalogue.ts'
import type { Ctx } from '#core/domain/context.ts'
import { foldText } from '#core/domain/search-term/index.ts'
import { publishedConditions } from './car-conditions.ts'
import { readBrandNames } from './brand-names.ts'

/**
 * Signs of the cars that people name by brand and model, with trim or year or without, folded as the search folds them; what names no car is left
 * out. Where a name is several cars', its newest is meant, of these the cheapest.
 */
export async function findCarsByName({ ctx, input }: { ctx: Ctx; input: { names: readonly string[] } }): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(input.names.map(keyOf))].filter((text) => text !== '')
  const brands = await readBrandNames(ctx)
  // Of the brands that are named at all, so that no whole catalogue is read for a handful of names.
  const named = brands.list.filter(({ name }) => wanted.some((text) => text.includes(keyOf(name))))
  if (named.length === 0) return new Map()
  ctx.reads('car')
  const rows = await ctx.db
    .select({ sign: car.modelSign, brandId: car.brandId, model: car.modelName, trim: car.trim, year: car.modelYear })
    .from(car)
    .where(
      sql.join(
        [
          ...publishedConditions(brands),
          inArray(
            car.brandId,
            named.map(({ id }) => id),
          ),
        ],
        sql` and `,
      ),
    )
    .orderBy(sql`${desc(car.modelYear)} nulls last`, sql`${car.fobPriceUsdCents} asc nulls last`, car.id)
  const found = new Map<string, string>()
  for (const { sign, brandId, model, trim, year } of rows) {
    const brand = brands.byId.get(brandId)?.name ?? ''
    for (const parts of [[model], [model, trim], [model, year], [model, trim, year]]) {
      const text = keyOf([brand, ...parts.filter((part) => part !== null)].join(' '))
      if (!found.has(text)) found.set(text, sign)
    }
  }
  return new Map(input.names.flatMap((name) => (found.has(keyOf(name)) ? [[name, found.get(keyOf(name)) ?? ''] as const] : [])))
}

// `T-03`, `T 03` and `T03` are one name.
function keyOf(text: string): string {
  return foldText(text).replaceAll(' ', '')
}
