import { sql } from 'drizzle-orm'
import type { CarCard } from '#contract/car.ts'
import { car } from '#core/db/schema/catalogue.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readCards } from './read-cards.ts'

/** Cards of cars by their signs, in no order; signs of cars that are none or not published are left out. */
export async function listCarCards({ ctx, input }: { ctx: Ctx; input: { signs: readonly string[] } }): Promise<CarCard[]> {
  const signs = [...new Set(input.signs)]
  if (signs.length === 0) return []
  ctx.reads('car')
  const rows = await ctx.db
    .select({ id: car.id })
    .from(car)
    .where(sql`${car.modelSign} = any(${sql.param(signs)}::text[]) and ${car.publishState} = 'published'`)
  return readCards(
    ctx,
    rows.map(({ id }) => id),
  )
}
