import { sql } from 'drizzle-orm'
import type { UsedCarCard } from '#contract/used-car.ts'
import { usedCar } from '#core/db/schema/catalogue.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readUsedCards } from './read-cards.ts'
import { readKnown } from './read-known.ts'

/** Cards of units by their stock references, in any case and no order, sold ones included; what is not published is left out. */
export async function listUnitCards({ ctx, input }: { ctx: Ctx; input: { refs: readonly string[] } }): Promise<UsedCarCard[]> {
  const refs = [...new Set(input.refs.map((ref) => ref.toUpperCase()))]
  if (refs.length === 0) return []
  ctx.reads('used_car')
  const [known, rows] = await Promise.all([
    readKnown(ctx),
    ctx.db
      .select({ id: usedCar.id })
      .from(usedCar)
      .where(sql`${usedCar.stockRef} = any(${sql.param(refs)}::text[]) and ${usedCar.publishState} = 'published'`),
  ])
  return readUsedCards(
    ctx,
    rows.map(({ id }) => id),
    known,
  )
}
