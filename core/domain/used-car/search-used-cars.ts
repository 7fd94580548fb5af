import { sql, type SQL } from 'drizzle-orm'
import type { UsedCarCard } from '#contract/used-car.ts'
import type { UsedSort } from '#contract/used-values.ts'
import { usedCar } from '#core/db/schema/catalogue.ts'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'
import type { AtPort } from '#core/domain/landed-price/index.ts'
import { countWholeTerms } from '#core/domain/search-term/index.ts'
import type { WishTerm } from '#core/domain/wish/index.ts'
import { ORDERS } from './list-used-cars.ts'
import { readUsedCards } from './read-cards.ts'
import { readKnown } from './read-known.ts'
import { stockCondition } from './used-conditions.ts'
import type { Known } from './used-facets.ts'
import { termCondition, termKey } from './used-wish.ts'

const PLAIN = { word: '', typed: '', isText: false }

/** What is asked of used units; `isOffered`: those that can be bought are counted, while there are any; `side`: the steering wheel's that the destination wants, which goes first; `at`: what is asked there. */
export type UsedSearch = {
  terms: readonly WishTerm[]
  isOffered?: boolean
  side?: 'left' | 'right' | null
  at?: AtPort | null
  sort: UsedSort
  limit: number
  offset: number
}

/** What was found; `isOffered`: `total` counts what can be bought alone, and what cannot stands at the end of the list. */
export type FoundUnits = { list: UsedCarCard[]; total: number; isOffered: boolean }

/** Units that meet all terms of a wish, as `listUsedCars` orders them, with their number, without facets. */
export function searchUsedCars({ ctx, input }: { ctx: Ctx; input: UsedSearch }): Promise<FoundUnits> {
  const key = `used-search ${ctx.locale} ${input.sort} ${input.limit} ${input.offset} ${input.side ?? ''} ${String(input.isOffered ?? false)} ${input.terms.map(termKey).join(',')} ${JSON.stringify([input.at ?? null, ...input.terms.map(({ fuel, likes }) => [fuel, likes])])}`
  return keep(ctx, { key, make: loadFound, sizeOf: ({ list }) => 500 + 2_000 * list.length }, input)
}

async function loadFound(ctx: Ctx, { terms, isOffered, side, at, sort, limit, offset }: UsedSearch): Promise<FoundUnits> {
  const known = await readKnown(ctx)
  ctx.reads('used_car', 'car')
  const order = sql.join(
    [...(isOffered ? [sql`(${usedCar.status} <> 'available')`] : []), ...(sort === '0' ? rankUnits(terms, side ?? null, known) : []), ORDERS[sort]],
    sql`, `,
  )
  const { rows } = await ctx.db.execute<{ id: string; total: number; offered: number }>(sql`
    select ${usedCar.id} as id, count(*) over ()::int as total, (count(*) filter (where ${usedCar.status} = 'available') over ())::int as offered from ${usedCar}
    where ${stockCondition(terms.length > 0 ? terms : null, known, at ?? null)} order by ${order} limit ${limit} offset ${offset}`)
  const ids = rows.map((row) => Number(row.id))
  const { total = 0, offered = 0 } = rows[0] ?? {}
  const isCounted = isOffered === true && offered > 0
  return { list: await readUsedCards(ctx, ids, known), total: isCounted ? offered : total, isOffered: isCounted }
}

/** Whether any unit meets all terms of a wish, sold or not. */
export function hasUsedCars({ ctx, input }: { ctx: Ctx; input: Pick<UsedSearch, 'terms'> }): Promise<boolean> {
  return keep(ctx, { key: `used-there ${ctx.locale} ${input.terms.map(termKey).join(',')}`, make: loadIsThere, sizeOf: () => 100 }, input)
}

async function loadIsThere(ctx: Ctx, { terms }: Pick<UsedSearch, 'terms'>): Promise<boolean> {
  const known = await readKnown(ctx)
  ctx.reads('used_car', 'car')
  const { rows } = await ctx.db.execute<{ is_there: boolean }>(
    sql`select exists (select from ${usedCar} where ${stockCondition(terms.length > 0 ? terms : null, known)}) as is_there`,
  )
  return rows[0]?.is_there === true
}

// What is sold comes last, whatever was asked for.
function rankUnits(terms: readonly WishTerm[], side: 'left' | 'right' | null, known: Known): SQL[] {
  const likes = terms
    .flatMap((term) => term.likes ?? [])
    .map((like) => ({ ...PLAIN, values: 'values' in like ? like.values : [], range: 'range' in like ? like.range : null }))
  const words = terms.filter(({ isText, values }) => isText || values.some(({ name }) => name === 'model')).map(({ word }) => word)
  const fuels = terms.flatMap(({ fuel }) => fuel ?? [])
  return [
    sql`(${usedCar.status} = 'sold')`,
    ...(words.length > 0 ? [sql`-(${countWholeTerms(sql`${usedCar.searchText}`, words)})`] : []),
    ...fuels.map((fuel) => sql`(coalesce(${usedCar.fuel} = 'diesel', ${usedCar.searchText} ~ '[0-9]td ') <> ${fuel === 'diesel'})`),
    ...(likes.length > 0
      ? [
          sql`-(${sql.join(
            likes.map((like) => sql`coalesce((${termCondition(like, known)})::int, 0)`),
            sql` + `,
          )})`,
        ]
      : []),
    ...(side ? [sql`(coalesce(${usedCar.steering}, '') not in (${side}, 'both'))`] : []),
  ]
}
