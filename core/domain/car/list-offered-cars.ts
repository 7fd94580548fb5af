import { sql } from 'drizzle-orm'
import type { CarCard, CarFilter } from '#contract/car.ts'
import type { AtDestination } from '#contract/landed-price.ts'
import { car, stockOffer } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { withRangesAsTerms } from '#core/domain/wish/index.ts'
import { readBrandNames } from './brand-names.ts'
import { publishedConditions, selectionConditions } from './car-conditions.ts'
import { readSelection } from './car-selection.ts'
import { readCards } from './read-cards.ts'

/** `at`: the destination of bounds of prices, and the country that admits what is listed. */
type Input = { filter: CarFilter; at: AtDestination; since: Date; limit: number }

/**
 * Cars of a list that came on offer or became cheaper after `since` (R11.22), the latest first, with the number of all. `before`: what it
 * cost until then, in US cents; null for what is new.
 */
export async function listOfferedCars({
  ctx,
  input,
}: {
  ctx: Ctx
  input: Input
}): Promise<{ list: { card: CarCard; before: number | null }[]; total: number }> {
  const [brands, selection] = await Promise.all([readBrandNames(ctx), readSelection(ctx, { ...input.filter, ...input.at })])
  const where = sql.join([...publishedConditions(brands), ...selectionConditions(withRangesAsTerms(selection), brands)], sql` and `)
  ctx.reads('car')
  const { rows } = await ctx.db.execute<{ id: string; before: string | null; total: number }>(sql`
    select ${car.id} as id, ${stockOffer.beforeUsdCents} as before, count(*) over ()::int as total
    from ${car} join ${stockOffer} on ${stockOffer.kind} = 'car' and ${stockOffer.thingId} = ${car.id}
    where ${stockOffer.since} > ${input.since.toISOString()}::timestamptz and ${where}
    order by ${stockOffer.since} desc, ${car.id} desc limit ${input.limit}`)
  const cards = new Map(
    (
      await readCards(
        ctx,
        rows.map(({ id }) => Number(id)),
      )
    ).map((card) => [card.model_id, card]),
  )
  const list = rows.flatMap(({ id, before }) => {
    const card = cards.get(Number(id))
    return card === undefined ? [] : [{ card, before: before === null ? null : Number(before) }]
  })
  return { list, total: rows[0]?.total ?? 0 }
}
