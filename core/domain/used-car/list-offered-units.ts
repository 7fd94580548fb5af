import { sql } from 'drizzle-orm'
import type { UsedCarCard, UsedCarFilter } from '#contract/used-car.ts'
import type { AtDestination } from '#contract/landed-price.ts'
import { stockOffer, usedCar } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { withRangesAsTerms } from '#core/domain/wish/index.ts'
import { readUsedCards } from './read-cards.ts'
import { readKnown } from './read-known.ts'
import { selectionCondition } from './used-conditions.ts'
import { readUsedSelection } from './used-selection.ts'

/** `at`: the destination of bounds of prices, and the country that admits what is listed. */
type Input = { filter: UsedCarFilter; at: AtDestination; since: Date; limit: number }

/**
 * Units of a list that came on offer, again or for the first time, or became cheaper after `since` (R11.22), the latest first, with the
 * number of all. `before`: what it cost until then, in US cents; null for what is new.
 */
export async function listOfferedUnits({
  ctx,
  input,
}: {
  ctx: Ctx
  input: Input
}): Promise<{ list: { card: UsedCarCard; before: number | null }[]; total: number }> {
  const [known, selection] = await Promise.all([readKnown(ctx), readUsedSelection(ctx, { ...input.filter, ...input.at })])
  ctx.reads('used_car')
  const { rows } = await ctx.db.execute<{ id: string; ref: string; before: string | null; total: number }>(sql`
    select ${usedCar.id} as id, ${usedCar.stockRef} as ref, ${stockOffer.beforeUsdCents} as before, count(*) over ()::int as total
    from ${usedCar} join ${stockOffer} on ${stockOffer.kind} = 'used' and ${stockOffer.thingId} = ${usedCar.id}
    where ${stockOffer.since} > ${input.since.toISOString()}::timestamptz and ${selectionCondition(withRangesAsTerms(selection), known)}
    order by ${stockOffer.since} desc, ${usedCar.id} desc limit ${input.limit}`)
  const ids = rows.map(({ id }) => Number(id))
  const cards = new Map((await readUsedCards(ctx, ids, known)).map((card) => [card.stock_ref, card]))
  const list = rows.flatMap(({ ref, before }) => {
    const card = cards.get(ref)
    return card === undefined ? [] : [{ card, before: before === null ? null : Number(before) }]
  })
  return { list, total: rows[0]?.total ?? 0 }
}
