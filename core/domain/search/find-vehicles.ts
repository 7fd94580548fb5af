import type { CarCard } from '#contract/car.ts'
import type { UsedCarCard } from '#contract/used-car.ts'
import type { UsedSort } from '#contract/used-values.ts'
import { CAR_PAGE_SIZE } from '#contract/car.ts'
import type { Sort } from '#contract/vehicle.ts'
import { searchCars } from '#core/domain/car/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { searchUsedCars } from '#core/domain/used-car/index.ts'
import { readFuels, type Wish, type WishOrder, type WishTerm } from '#core/domain/wish/index.ts'
import { nearestTerms, relaxations } from './relax.ts'

/**
 * Vehicles that a search found. `leftOut`: terms that nothing meets together with the others, so that these are found without them. `nearby`:
 * where few meet all, vehicles that meet all but `nearby.leftOut`.
 */
export type FoundVehicles = Rows & { leftOut: readonly WishTerm[]; nearby: { cars: CarCard[]; used: UsedCarCard[]; leftOut: readonly WishTerm[] } }
type Rows = { cars: { list: CarCard[]; total: number }; used: { list: UsedCarCard[]; total: number; isOffered: boolean } }

const NOTHING = { list: [], total: 0 }
const NO_UNITS = { ...NOTHING, isOffered: true }
const NOWHERE = { cars: [], used: [], leftOut: [] }
const USED_ROWS = 24
/** Fewer that meet everything are followed by what comes near. */
const ENOUGH = 12
const MOST_RELAXED = 3

type Asked = { ctx: Ctx; wish: Wish; terms: readonly WishTerm[]; isOffered: boolean; side: 'left' | 'right' | null; page: number; order: WishOrder | null }

/**
 * New and used vehicles that meet a wish: all of its terms, else as many as anything meets; where few meet all, others that come near.
 * `isOffered`: used units that can be bought are counted. `side`: the steering wheel's that the destination wants, which goes first.
 */
export async function findVehicles({ ctx, wish, isOffered, side, page, order }: Omit<Asked, 'terms'>): Promise<FoundVehicles> {
  const asked = { ctx, wish, isOffered, side, page, order: order ?? wish.order }
  const exact = await findAll({ ...asked, terms: wish.terms })
  if (exact.cars.total + exact.used.total > 0) return { ...exact, leftOut: [], nearby: page === 1 ? await findNear(asked, exact) : NOWHERE }
  const either = await findEither(asked)
  if (either !== null) return either
  for (const leftOut of relaxations(wish.terms)) {
    const found = await findWithout(asked, leftOut)
    if (found.cars.total + found.used.total === 0) continue
    const rest = { ...asked, wish: { ...wish, terms: withoutLeftOut(wish.terms, leftOut) } }
    const nearby = page === 1 ? await findNear(rest, found) : NOWHERE
    return { ...found, leftOut, nearby: { ...nearby, leftOut: nearby.leftOut.length === 0 ? [] : [...leftOut, ...nearby.leftOut] } }
  }
  const nearest = await findNearest(asked)
  if (nearest !== null) return nearest
  if (wish.condition === null && wish.order === null) return { ...exact, leftOut: [], nearby: NOWHERE }
  return { ...(await findWithout(asked, wish.terms)), leftOut: wish.terms, nearby: NOWHERE }
}

/** Of what is asked for used (or new), the other meets all before anything else is given up; what is used comes near. Null: nothing does. */
async function findEither(asked: Omit<Asked, 'terms'>): Promise<FoundVehicles | null> {
  const { wish, page } = asked
  if (wish.condition === null || wish.order !== null || wish.terms.length < 2) return null
  const found = await findAll({ ...asked, wish: { ...wish, condition: null }, terms: wish.terms })
  if (found.cars.total + found.used.total === 0) return null
  const leftOut = wish.asides.map((typed) => ({ word: typed, typed, values: [], range: null, isText: true }))
  return { ...found, leftOut, nearby: page === 1 ? await findNear(asked, found) : NOWHERE }
}

/** Where nothing meets any of it: what comes nearest, or the whole stock where a vehicle is asked for in words that we do not know. Null: neither. */
async function findNearest(asked: Omit<Asked, 'terms'>): Promise<FoundVehicles | null> {
  const { wish } = asked
  if (wish.terms.length === 0 || wish.wantsParts || wish.pages.length > 0) return null
  const near = nearestTerms(wish.terms)
  const found = near === null ? null : await findAll({ ...asked, terms: near })
  if (near !== null && found !== null && found.cars.total + found.used.total > 0)
    return { ...found, leftOut: wish.terms.filter((term) => !near.includes(term)), nearby: NOWHERE }
  if (!wish.saysVehicle && !wish.terms.every(({ range }) => range !== null)) return null
  const order = wish.terms.some(({ range }) => range?.name === 'price') ? 'cheapest' : asked.order
  const all = await findAll({ ...asked, order, wish: { ...wish, isAnything: true }, terms: [] })
  return { ...all, leftOut: wish.terms, nearby: NOWHERE }
}

async function findNear(asked: Omit<Asked, 'terms'>, exact: Rows): Promise<FoundVehicles['nearby']> {
  const [cars, used] = [new Map<string, CarCard>(), new Map<string, UsedCarCard>()]
  const known = new Set([...exact.cars.list.map((card) => card.model_sign), ...exact.used.list.map((card) => card.stock_ref)])
  const isFew = () => exact.cars.total + exact.used.total + cars.size + used.size < ENOUGH
  let [nearest, tries]: [readonly WishTerm[], number] = [[], 0]
  // One line says what all of them lack, so they are those of one set.
  for (const leftOut of asked.wish.terms.length > 1 ? relaxations(asked.wish.terms) : []) {
    if (!isFew() || tries >= MOST_RELAXED || nearest.length > 0) break
    const found = await findWithout(asked, leftOut)
    for (const card of found.cars.list) if (!known.has(card.model_sign) && cars.size < ENOUGH) cars.set(card.model_sign, card)
    for (const card of found.used.list) if (!known.has(card.stock_ref) && used.size < ENOUGH) used.set(card.stock_ref, card)
    if (nearest.length === 0 && cars.size + used.size > 0) nearest = leftOut
    tries += 1
  }
  return { cars: [...cars.values()], used: [...used.values()], leftOut: nearest }
}

/** What is left of the terms, each as it is read without the others. */
export function withoutLeftOut(terms: readonly WishTerm[], leftOut: readonly WishTerm[]): readonly WishTerm[] {
  return leftOut.length === 0 ? terms : readFuels(terms.filter((term) => !leftOut.includes(term)))
}

// What is dearer than was asked for is shown from the cheapest on.
function findWithout(asked: Omit<Asked, 'terms'>, leftOut: readonly WishTerm[]): Promise<Rows> {
  const order = leftOut.some(({ range }) => range?.name === 'price') ? 'cheapest' : asked.order
  return findAll({ ...asked, order, terms: withoutLeftOut(asked.wish.terms, leftOut) })
}

async function findAll({ ctx, wish, terms, isOffered, side, page, order }: Asked): Promise<Rows> {
  const [isNew, isUsed] = [asksForNew(wish, terms), asksForUsed(wish, terms)]
  const [cars, used] = await Promise.all([
    isNew
      ? searchCars({
          ctx,
          input: { terms, side, isNewestFirst: order === 'newest', sort: carSort(order), limit: CAR_PAGE_SIZE, offset: (page - 1) * CAR_PAGE_SIZE },
        })
      : NOTHING,
    isUsed ? searchUsedCars({ ctx, input: { terms, isOffered, side, sort: usedSort(order), limit: USED_ROWS, offset: 0 } }) : NO_UNITS,
  ])
  return { cars, used }
}

/** True where new cars can meet a wish: nothing was driven in one. */
export function asksForNew({ condition, order, isAnything }: Wish, terms: readonly WishTerm[]): boolean {
  if (condition === 'used' || order === 'lowest_mileage' || terms.some(({ range }) => range?.name === 'mileage')) return false
  return condition === 'new' || order !== null || isAnything || terms.length > 0
}

/** True where used units can meet a wish. */
export function asksForUsed({ condition, order, isAnything }: Wish, terms: readonly WishTerm[]): boolean {
  return condition !== 'new' && (condition === 'used' || order !== null || isAnything || terms.length > 0)
}

/** The order of new cars, and of used units, that is asked for. */
export function carSort(order: WishOrder | null): Sort {
  return order === 'cheapest' ? '2' : order === 'dearest' ? '1' : '0'
}

export function usedSort(order: WishOrder | null): UsedSort {
  return order === 'cheapest' ? '2' : order === 'dearest' ? '1' : order === 'lowest_mileage' ? '3' : '0'
}
