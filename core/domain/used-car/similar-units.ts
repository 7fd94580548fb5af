import { sql } from 'drizzle-orm'
import type { UsedCarCard } from '#contract/used-car.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readUsedCards, type UsedCardRow } from './read-cards.ts'
import { stockCondition } from './used-conditions.ts'
import type { Known } from './used-facets.ts'

const SUGGESTIONS = 8
/** Units looked at on each side of the price. */
const CANDIDATES = 60

type Candidate = { id: string; brand_id: string; model_name: string; price: string | null }

/** Units that are not sold: of the same model first, then of the same body, the nearest price first; at most 8. */
export async function listSimilarUnits(ctx: Ctx, of: UsedCardRow, known: Known): Promise<UsedCarCard[]> {
  ctx.reads('used_car')
  const { rows } = await ctx.db.execute<Candidate>(candidates(of, known))
  const body = known.bodies.bodyOf(of)
  const rank = (row: Candidate) => {
    const isModel = Number(row.brand_id) === of.brandId && row.model_name === of.modelName
    const isBody = body !== null && known.bodies.bodyOf({ brandId: Number(row.brand_id), modelName: row.model_name }) === body
    return isModel ? 0 : isBody ? 1 : 2
  }
  const distance = (row: Candidate) => Math.abs(Number(row.price ?? 0) - (of.fobPriceUsdCents ?? 0))
  const nearest = rows.toSorted((a, b) => rank(a) - rank(b) || distance(a) - distance(b) || Number(a.id) - Number(b.id))
  return readUsedCards(
    ctx,
    nearest.slice(0, SUGGESTIONS).map((row) => Number(row.id)),
    known,
  )
}

// Two walks along the price index, away from the price, instead of sorting the whole stock by distance.
function candidates(of: UsedCardRow, { brands }: Known) {
  const columns = sql`id, brand_id, model_name, fob_price_usd_cents as price`
  const where = sql`${stockCondition(null, brands)} and used_car.id <> ${of.id}`
  const price = of.fobPriceUsdCents ?? 0
  return sql`
    (select ${columns} from used_car where ${where} and status <> 'sold' and brand_id = ${of.brandId} and model_name = ${of.modelName} order by id desc limit ${CANDIDATES})
    union
    (select ${columns} from used_car where ${where} and status = 'available' and fob_price_usd_cents >= ${price} order by fob_price_usd_cents, id limit ${CANDIDATES})
    union
    (select ${columns} from used_car where ${where} and status = 'available' and fob_price_usd_cents < ${price}
      order by fob_price_usd_cents desc nulls last, id limit ${CANDIDATES})`
}
