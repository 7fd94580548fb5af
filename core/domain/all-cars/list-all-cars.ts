import { sql } from 'drizzle-orm'
import { ALL_CARS_FACETS, type AllCarsFacet, type AllCarsSort } from '#contract/all-cars-values.ts'
import type { AllCarsFilter, AllCarsPage, ListAllCarsInput } from '#contract/all-cars.ts'
import { isFigureSort, type LandedFigure } from '#contract/landed-price-values.ts'
import type { AtDestination } from '#contract/landed-price.ts'
import type { UsedSort } from '#contract/used-values.ts'
import { CAR_FACETS, readBrandNames, readCarSide, type CarSide } from '#core/domain/car/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { facetOptions, facetOptionsBytes, type SelectionCounts } from '#core/domain/facet/index.ts'
import { keep } from '#core/domain/keep.ts'
import { readAtPort, readFiguresOf, type FiguresAt } from '#core/domain/landed-price/index.ts'
import { readUsedSide, type UsedSide } from '#core/domain/used-car/index.ts'
import { inTurn } from './in-turn.ts'

/**
 * A page of new cars and used units that can be bought, in one order, with the exact totals and the facets of both (R6.28). Sort 0 takes new and
 * used in turn, each in its own order; 1 price descending, 2 ascending, 5 model year descending, 7 total and 8 CIF
 * at the destination ascending (0 without one) go across both, without the figure last.
 * A page past the end is empty.
 */
export async function listAllCars({ ctx, input }: { ctx: Ctx; input: ListAllCarsInput }): Promise<AllCarsPage> {
  const [at, figures] = await Promise.all([readAtPort(ctx, input), readFiguresOf(ctx, input)])
  return keep(ctx, { key: `all-cars-page ${ctx.locale} ${JSON.stringify([input, at, figures])}`, make: loadPage, sizeOf: pageBytes }, input, figures)
}

/** Both sides of a filter; of used units only what can be bought. */
export async function readSides(ctx: Ctx, filter: AllCarsFilter & AtDestination, figures: FiguresAt | null = null): Promise<Sides> {
  const [fresh, used] = await Promise.all([readCarSide(ctx, filter, figures), readUsedSide(ctx, { ...filter, status: ['available'] }, figures)])
  return { fresh, used }
}

type Sides = { fresh: CarSide; used: UsedSide }
type Place = { kind: 'new' | 'used'; id: number }

async function loadPage(ctx: Ctx, { sort: wanted, page, page_size, ...filter }: ListAllCarsInput, figures: FiguresAt | null): Promise<AllCarsPage> {
  const sides = await readSides(ctx, filter, figures)
  const sort = isFigureSort(wanted) && figures === null ? '0' : wanted
  const [newTotal, usedTotal] = [sides.fresh.counted.total, sides.used.counted.total]
  const [offset, total] = [(page - 1) * page_size, newTotal + usedTotal]
  const places =
    offset >= total ? [] : sort === '0' ? await takeTurns(sides, offset, page_size) : await mergeByFigure(ctx, sides, { sort, offset, limit: page_size })
  return {
    list: await readThings(sides, places),
    total,
    new_total: newTotal,
    used_total: usedTotal,
    page,
    page_size,
    page_count: Math.ceil(total / page_size),
    facets: facetOptions(FACETS, addCounts(sides), sides.fresh.facets, { brands: await readBrandNames(ctx) }),
  }
}

async function takeTurns({ fresh, used }: Sides, offset: number, limit: number): Promise<Place[]> {
  const turn = inTurn({ newTotal: fresh.counted.total, usedTotal: used.counted.total, offset, limit })
  const wanted = (kind: Place['kind']) => turn.kinds.filter((each) => each === kind).length
  const [cars, units] = await Promise.all([fresh.idsOf('0', turn.newFrom, wanted('new')), used.idsOf('0', turn.usedFrom, wanted('used'))])
  const left = { new: cars.values(), used: units.values() }
  return turn.kinds.flatMap((kind) => {
    const { value } = left[kind].next()
    return value === undefined ? [] : [{ kind, id: value }]
  })
}

/** How an order of both is called on the side of used units, and the figure behind it. */
const FIGURES: Record<Exclude<AllCarsSort, '0'>, { used: UsedSort; figure: 'price' | 'year' | LandedFigure; isDescending: boolean }> = {
  '1': { used: '1', figure: 'price', isDescending: true },
  '2': { used: '2', figure: 'price', isDescending: false },
  '5': { used: '0', figure: 'year', isDescending: true },
  '7': { used: '7', figure: 'landed', isDescending: false },
  '8': { used: '8', figure: 'cif', isDescending: false },
}

type MergeQuery = { sort: Exclude<AllCarsSort, '0'>; offset: number; limit: number }

/** Two walks, each along an index of its own up to the end of the page, put into one order. */
async function mergeByFigure({ db, reads }: Ctx, { fresh, used }: Sides, { sort, offset, limit }: MergeQuery): Promise<Place[]> {
  const { used: usedSort, figure, isDescending } = FIGURES[sort]
  const cars = await fresh.firstOf(sort, figure, offset + limit)
  reads('car', 'used_car')
  const { rows } = await db.execute<{ kind: Place['kind']; id: string }>(sql`
    select kind, id from (
      select 'new' as kind, id, figure from (${cars}) as cars
      union all
      select 'used' as kind, id, figure from (${used.firstOf(usedSort, figure, offset + limit)}) as units
    ) as both_kinds
    order by figure ${isDescending ? sql`desc` : sql`asc`} nulls last, kind, id limit ${limit} offset ${offset}`)
  return rows.map(({ kind, id }) => ({ kind, id: Number(id) }))
}

async function readThings({ fresh, used }: Sides, places: readonly Place[]): Promise<AllCarsPage['list']> {
  const idsOf = (kind: Place['kind']) => places.flatMap((place) => (place.kind === kind ? [place.id] : []))
  const [cars, units] = await Promise.all([fresh.cardsOf(idsOf('new')), used.cardsOf(idsOf('used'))])
  const left = { new: cars.map((car) => ({ kind: 'new' as const, car })).values(), used: units.map((unit) => ({ kind: 'used' as const, unit })).values() }
  return places.flatMap(({ kind }) => left[kind].next().value ?? [])
}

// Object.fromEntries forgets the names; they are those of the list.
const FACETS = Object.fromEntries(ALL_CARS_FACETS.map((name) => [name, CAR_FACETS[name]])) as Pick<typeof CAR_FACETS, AllCarsFacet>

function addCounts({ fresh, used }: Sides): SelectionCounts<AllCarsFacet> {
  const counts: SelectionCounts<AllCarsFacet>['counts'] = { ...fresh.counted.counts, ...Object.fromEntries(ALL_CARS_FACETS.map((name) => [name, sumOf(name)])) }
  return { total: fresh.counted.total + used.counted.total, counts }

  function sumOf(name: AllCarsFacet): Map<string, number> {
    const sum = new Map(fresh.counted.counts[name])
    for (const [value, count] of used.counted.counts[name]) sum.set(value, (sum.get(value) ?? 0) + count)
    return sum
  }
}

function pageBytes({ list, facets }: AllCarsPage): number {
  return 500 + 2_000 * list.length + facetOptionsBytes(facets)
}
