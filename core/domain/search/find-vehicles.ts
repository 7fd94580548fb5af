import type { CarCard } from '#contract/car.ts'
import type { UsedCarCard } from '#contract/used-car.ts'
import type { UsedSort } from '#contract/used-values.ts'
import { CAR_PAGE_SIZE } from '#contract/car.ts'
import type { Sort } from '#contract/vehicle.ts'
import { searchCars } from '#core/domain/car/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import type { AtPort } from '#core/domain/landed-price/index.ts'
import { searchUsedCars } from '#core/domain/used-car/index.ts'
import { readFuels, type Like, type Wish, type WishOrder, type WishTerm } from '#core/domain/wish/index.ts'
import { nearestTerms, relaxations } from './relax.ts'

/**
 * Vehicles that a search found. `leftOut`: terms that nothing meets together with the others, so that these are found without them. `nearby`:
 * where few meet all, vehicles that meet all but `nearby.leftOut`. `instead`: there is none in the condition that was asked for, these are in the other
 * one. `at`: what is asked at the destination and met.
 */
export type FoundVehicles = Found & { at: AtPort | null }
type Found = Rows & {
  instead: 'used' | 'new' | null
  leftOut: readonly WishTerm[]
  nearby: { cars: CarCard[]; used: UsedCarCard[]; leftOut: readonly WishTerm[] }
}
type Rows = { cars: { list: CarCard[]; total: number }; used: { list: UsedCarCard[]; total: number; isOffered: boolean } }

const NOTHING = { list: [], total: 0 }
const NO_UNITS = { ...NOTHING, isOffered: true }
/** All is met, in the condition that is asked for. */
const AS_ASKED = { instead: null, leftOut: [] }
const NOWHERE = { cars: [], used: [], leftOut: [] }
const USED_ROWS = 24
/** Fewer that meet everything are followed by what comes near. */
const ENOUGH = 12
const MOST_RELAXED = 3

type Asked = {
  ctx: Ctx
  wish: Wish
  terms: readonly WishTerm[]
  isOffered: boolean
  side: 'left' | 'right' | null
  at: AtPort | null
  page: number
  order: WishOrder | null
}

/**
 * New and used vehicles that meet a wish: all of its terms, else as many as anything meets; where few meet all, others that come near.
 * `isOffered`: used units that can be bought are counted. `side`: the steering wheel's that the destination wants, which goes first. `at`: what the
 * destination admits, and bounds of prices there: the bounds are given up first, then what is admitted, before any of the terms.
 */
export async function findVehicles(asked: Omit<Asked, 'terms'>): Promise<FoundVehicles> {
  const wider = widerAt(asked.at)
  for (const at of wider.length > 1 ? wider : []) {
    const exact = await findAll({ ...orderedAt(asked, at), terms: asked.wish.terms })
    if (exact.cars.total + exact.used.total === 0) continue
    const found = await findMet(orderedAt(asked, at))
    const refused = at !== null && asked.page === 1 ? await findRefused(orderedAt(asked, at), found) : NOWHERE
    return { ...found, ...(refused.cars.length + refused.used.length > 0 ? { nearby: refused } : {}), at }
  }
  for (const at of wider) {
    const found = { ...(await findMet(orderedAt(asked, at))), at }
    if (found.cars.total + found.used.total > 0) return found
  }
  return { ...(await findMet({ ...asked, at: null, order: asked.order ?? asked.wish.order })), at: asked.at }
}

/** Where few are admitted, what meets everything and is not. */
async function findRefused(asked: Omit<Asked, 'terms'>, { cars, used }: Rows): Promise<Found['nearby']> {
  if (cars.total + used.total >= ENOUGH || (asked.at?.admission ?? null) === null || asked.wish.terms.length === 0) return NOWHERE
  const known = new Set([...cars.list.map((card) => card.model_sign), ...used.list.map((card) => card.stock_ref)])
  const all = await findAll({ ...asked, at: null, terms: asked.wish.terms })
  const place: WishTerm = { word: '', typed: asked.wish.destination?.typed ?? '', values: [], range: null, isText: true }
  return {
    cars: all.cars.list.filter((card) => !known.has(card.model_sign)).slice(0, ENOUGH),
    used: all.used.list.filter((card) => !known.has(card.stock_ref)).slice(0, ENOUGH),
    leftOut: [place],
  }
}

function widerAt(at: AtPort | null): (AtPort | null)[] {
  if (at === null) return [null]
  const isBounded = at.bounds.length > 0 && at.admission !== null
  return [at, ...(isBounded ? [{ ...at, figures: null, bounds: [] }] : []), null]
}

// What is dearer on arrival than was asked for is shown from the cheapest on.
function orderedAt(asked: Omit<Asked, 'terms'>, at: AtPort | null): Omit<Asked, 'terms'> {
  const isDearer = (asked.at?.bounds.length ?? 0) > (at?.bounds.length ?? 0)
  return { ...asked, at, order: asked.order ?? asked.wish.order ?? (isDearer ? 'cheapest' : null) }
}

async function findMet(asked: Omit<Asked, 'terms'>): Promise<Found> {
  const { wish, page } = asked
  const exact = await findAll({ ...asked, terms: wish.terms })
  if (exact.cars.total + exact.used.total > 0) return { ...exact, ...AS_ASKED, nearby: page === 1 ? await findNear(asked, exact) : NOWHERE }
  const either = await findEither(asked)
  if (either !== null) return either
  for (const leftOut of relaxations(wish.terms)) {
    const found = await findWithout(asked, leftOut)
    if (found.cars.total + found.used.total === 0) continue
    const rest = { ...asked, wish: { ...wish, terms: withoutLeftOut(wish.terms, leftOut) } }
    const nearby = page === 1 ? await findNear(rest, found) : NOWHERE
    return { ...found, instead: null, leftOut, nearby: { ...nearby, leftOut: nearby.leftOut.length === 0 ? [] : [...leftOut, ...nearby.leftOut] } }
  }
  const nearest = await findNearest(asked)
  if (nearest !== null) return nearest
  if (wish.condition === null && wish.order === null) return { ...exact, ...AS_ASKED, nearby: NOWHERE }
  return { ...(await findWithout(asked, wish.terms)), instead: null, leftOut: wish.terms, nearby: NOWHERE }
}

/** Of what is asked for used (or new), the other meets all before anything else is given up; what is used comes near. Null: nothing does. */
async function findEither(asked: Omit<Asked, 'terms'>): Promise<Found | null> {
  const { wish, page } = asked
  if (wish.condition === null || wish.order !== null || wish.terms.length === 0) return null
  const found = await findAll({ ...asked, wish: { ...wish, condition: null }, terms: wish.terms })
  if (found.cars.total + found.used.total === 0) return null
  const leftOut = wish.asides.map((typed) => ({ word: typed, typed, values: [], range: null, isText: true }))
  const near = page === 1 ? await findNear(asked, found) : NOWHERE
  const nearby = page === 1 && near.cars.length + near.used.length === 0 ? await findAlike(asked, found) : near
  return { ...found, instead: wish.condition === 'used' ? 'new' : 'used', leftOut, nearby }
}

/** Vehicles in the condition that is asked for, like what is found in the other one: of its kind, those of its energy and its maker first. */
async function findAlike(asked: Omit<Asked, 'terms'>, found: Rows): Promise<Found['nearby']> {
  const { wish } = asked
  const like = found.cars.list[0] ?? found.used.list[0]
  const body = like === undefined ? null : 'series' in like ? like.series.body_type : like.body_type
  if (like === undefined || body === null) return NOWHERE
  const likes: Like[] = [{ values: [{ name: 'energy', value: like.energy_type }] }, { values: [{ name: 'brand', value: like.brand_sign }] }]
  const kind: WishTerm = { word: '', typed: '', values: [{ name: 'body', value: body }], range: null, isText: false, likes }
  const rows = await findAll({ ...asked, terms: [kind] })
  return { cars: rows.cars.list.slice(0, ENOUGH), used: rows.used.list.slice(0, ENOUGH), leftOut: wish.terms }
}

/** Where nothing meets any of it: what comes nearest, or the whole stock where a vehicle is asked for in words that we do not know. Null: neither. */
async function findNearest(asked: Omit<Asked, 'terms'>): Promise<Found | null> {
  const { wish } = asked
  if (wish.terms.length === 0 || wish.wantsParts || wish.pages.length > 0) return null
  const near = nearestTerms(wish.terms)
  const found = near === null ? null : await findAll({ ...asked, terms: near })
  if (near !== null && found !== null && found.cars.total + found.used.total > 0)
    return { ...found, instead: null, leftOut: wish.terms.filter((term) => !near.includes(term)), nearby: NOWHERE }
  if (!wish.saysVehicle && !wish.terms.every(({ range }) => range !== null)) return null
  const order = wish.terms.some(({ range }) => range?.name === 'price') ? 'cheapest' : asked.order
  const all = await findAll({ ...asked, order, wish: { ...wish, isAnything: true }, terms: [] })
  return { ...all, instead: null, leftOut: wish.terms, nearby: NOWHERE }
}

async function findNear(asked: Omit<Asked, 'terms'>, exact: Rows): Promise<Found['nearby']> {
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

async function findAll({ ctx, wish, terms, isOffered, side, at, page, order }: Asked): Promise<Rows> {
  const [isNew, isUsed] = [asksForNew(wish, terms), asksForUsed(wish, terms)]
  const [cars, used] = await Promise.all([
    isNew
      ? searchCars({
          ctx,
          input: { terms, side, at, isNewestFirst: order === 'newest', sort: carSort(order), limit: CAR_PAGE_SIZE, offset: (page - 1) * CAR_PAGE_SIZE },
        })
      : NOTHING,
    isUsed ? searchUsedCars({ ctx, input: { terms, isOffered, side, at, sort: usedSort(order), limit: USED_ROWS, offset: 0 } }) : NO_UNITS,
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
