import { sql, type SQL } from 'drizzle-orm'
import type { ListUsedCarsInput, UsedCarPage } from '#contract/used-car.ts'
import type { UsedSort } from '#contract/used-values.ts'
import { usedCar } from '#core/db/schema/catalogue.ts'
import type { Ctx } from '#core/domain/context.ts'
import { countWholeWords } from '#core/domain/word/index.ts'
import { countGroups } from './count-groups.ts'
import { readUsedCards } from './read-cards.ts'
import { readKnown } from './read-known.ts'
import { readUsedTally } from './read-tally.ts'
import { selectionCondition, type Known } from './used-conditions.ts'
import { usedFacets } from './used-facets.ts'
import { readUsedSelection, selectionKey, type UsedSelection } from './used-selection.ts'

/**
 * A page of the used stock with the exact total and the facets. In every order, what can be bought comes first, then what is reserved,
 * then what is sold; inside of these sort 0 is the newest model year (whole words first where words are looked for), 1 price
 * descending, 2 price ascending, 3 lowest mileage, units without the value last. A page past the end is empty.
 */
export function listUsedCars({ ctx, input }: { ctx: Ctx; input: ListUsedCarsInput }): Promise<UsedCarPage> {
  const selection = readUsedSelection(input)
  const key = `used-page ${ctx.locale} ${input.sort} ${input.page} ${input.page_size} ${selectionKey(selection)}`
  const make = () => loadPage(ctx, selection, input)
  // Media of used cars tell of themselves under the tag of cars.
  return key.length > LONGEST_KEY ? make() : ctx.ports.cache.read({ key, tags: ['used_car', 'car', 'brand'], make, sizeOf: pageBytes })
}

/** Longer filters are nobody's usual way through the list, and their keys would take the room of many answers. */
const LONGEST_KEY = 600

async function loadPage(ctx: Ctx, selection: UsedSelection, input: ListUsedCarsInput): Promise<UsedCarPage> {
  const known = await readKnown(ctx)
  const counted = countGroups(await readUsedTally(ctx, selection.words, known), selection.facets)
  const ids = (input.page - 1) * input.page_size < counted.total ? await readPageIds(ctx, { selection, input, known }) : []
  return {
    list: await readUsedCards(ctx, ids, known),
    total: counted.total,
    page: input.page,
    page_size: input.page_size,
    page_count: Math.ceil(counted.total / input.page_size),
    facets: usedFacets(counted, selection, known.brands),
  }
}

async function readPageIds({ db }: Ctx, { selection, input, known }: { selection: UsedSelection; input: ListUsedCarsInput; known: Known }): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${usedCar.id} from ${usedCar} where ${selectionCondition(selection, known)}
    order by ${orderOf(input.sort, selection)} limit ${input.page_size} offset ${(input.page - 1) * input.page_size}`)
  return rows.map((row) => Number(row.id))
}

function orderOf(sort: UsedSort, { words }: UsedSelection): SQL {
  const order = ORDERS[sort]
  return sort === '0' && words && words.length > 0 ? sql`${countWholeWords(sql`${usedCar.searchText}`, words)} desc, ${order}` : order
}

/** As the indexes are ordered, nulls included. The names of the states stand in the order of the list. */
const ORDERS: Record<UsedSort, SQL> = {
  '0': sql.raw('used_car.status, used_car.model_year desc nulls last, used_car.id'),
  '1': sql.raw('used_car.status, used_car.fob_price_usd_cents desc nulls last, used_car.id'),
  '2': sql.raw('used_car.status, used_car.fob_price_usd_cents, used_car.id'),
  '3': sql.raw('used_car.status, used_car.mileage_km, used_car.id'),
}

function pageBytes({ list, facets }: UsedCarPage): number {
  return facets.reduce((sum, facet) => sum + 100 + 150 * facet.options.length, 500 + 2_000 * list.length)
}
