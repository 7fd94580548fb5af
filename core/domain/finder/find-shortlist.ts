import { carFilterSchema, listCarsInputSchema } from '#contract/car.ts'
import type { FinderDestination, FinderInput, FinderShortlist } from '#contract/finder.ts'
import { FINDER_BODIES_OF_USE, FINDER_QUESTIONS, type FinderRule, type FinderSide } from '#contract/finder-values.ts'
import { listUsedCarsInputSchema, usedCarFilterSchema } from '#contract/used-car.ts'
import { countCarFacets, listCars } from '#core/domain/car/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readAdmission } from '#core/domain/landed-price/index.ts'
import { countUsedCars, listUnitSheets, listUsedCars } from '#core/domain/used-car/index.ts'
import { newFilterOf, usedFilterOf, type FinderFilter } from './finder-filter.ts'
import { pickVaried } from './pick-varied.ts'
import { readDestination, sideOf } from './read-destination.ts'
import { newReasons, usedReasons } from './reasons.ts'
import { isAdmitted, lastFilter, ruleSteps, type RuleStep } from './used-rules.ts'

const MOST_VEHICLES = 6
/** Enough to show different models where the best are versions of one. */
const LOOKED_AT = 60

type Found = Pick<FinderShortlist, 'total' | 'list' | 'filter'>
type UsedFound = FinderShortlist['used']
type Asked = { input: FinderInput; destination: FinderDestination | null; side: FinderSide | null; admitted: string | undefined }

/**
 * The guided finder: vehicles that meet every answer, at most six new cars and six used units, each with its reasons. A destination whose rules admit
 * one steering side decides the side where the buyer left it open; its other rules leave vehicles out, as they do in the lists, and of used units the
 * number is told by rule. Who asks for the side that is not registered there is shown it all the same. Where nothing fits, the answers that are in the way.
 */
export async function findShortlist({ ctx, input }: { ctx: Ctx; input: FinderInput }): Promise<FinderShortlist> {
  const destination = await readDestination(ctx, input.destination)
  const asked = await withRules(ctx, input, destination)
  const [found, used] = await Promise.all([findNew(ctx, asked), findUsed(ctx, asked)])
  const allowed = sideOf(destination)
  return {
    ...found,
    used,
    destination,
    admitted: asked.admitted ?? null,
    is_side_refused: isSideRefused(input, allowed),
    is_body_unfit: input.use !== undefined && input.body !== undefined && !FINDER_BODIES_OF_USE[input.use].includes(input.body),
    alternatives: found.total + (used?.total ?? 0) > 0 ? [] : await alternatives(ctx, asked),
  }
}

async function withRules(ctx: Ctx, input: FinderInput, destination: FinderDestination | null): Promise<Asked> {
  const side = sideOf(destination)
  const isRuled = destination !== null && !isSideRefused(input, side) && (await readAdmission(ctx, destination.iso2)) !== null
  return { input, destination, side: input.steering ?? side, admitted: isRuled ? destination.iso2 : undefined }
}

function isSideRefused({ steering }: FinderInput, allowed: FinderSide | null): boolean {
  return allowed !== null && steering !== undefined && steering !== allowed
}

async function findNew(ctx: Ctx, asked: Asked): Promise<Found> {
  if (asked.input.condition === 'used') return { total: 0, list: [], filter: {} }
  const filter = await newFilter(ctx, asked)
  const page = await listCars({ ctx, input: listCarsInputSchema.parse({ ...asFilter(filter), admitted: asked.admitted, page_size: LOOKED_AT }) })
  const told = page.list.map((car) => ({ car, reasons: newReasons(car, asked) }))
  return { total: page.total, list: bestOf(told), filter: asRecord(filter) }
}

async function findUsed(ctx: Ctx, asked: Asked): Promise<UsedFound> {
  if (asked.input.condition === 'new') return null
  const wanted = usedFilterOf(asked.input)
  const steps = ruleSteps(wanted, asked.destination)
  const filter = lastFilter(steps, wanted)
  const leftOut = await countLeftOut(ctx, wanted, steps, asked.admitted)
  if (filter === null) return { total: 0, list: [], filter: asRecord(wanted), left_out: leftOut }
  const page = await listUsedCars({ ctx, input: listUsedCarsInputSchema.parse({ ...asFilter(filter), admitted: asked.admitted, page_size: LOOKED_AT }) })
  const admitted = page.list.filter((unit) => isAdmitted(unit, asked.destination))
  const refs = pickVaried(admitted, MOST_VEHICLES).map(({ stock_ref: ref }) => ref)
  const sheets = new Map((await listUnitSheets({ ctx, input: { refs } })).map((sheet) => [sheet.stock_ref, sheet]))
  const list = admitted.flatMap((car) => {
    const sheet = sheets.get(car.stock_ref)
    return sheet === undefined ? [] : [{ car, reasons: usedReasons(sheet, asked) }]
  })
  return { total: page.total, list: bestOf(list), filter: asRecord(filter), left_out: leftOut }
}

/** One of each model first; among them those with most to say for them, else in the order of the list. */
function bestOf<Told extends { car: { brand_sign: string; model_name: string }; reasons: readonly unknown[] }>(told: readonly Told[]): Told[] {
  const inOrder = told.toSorted((one, two) => two.reasons.length - one.reasons.length)
  return pickVaried(
    inOrder.map((entry) => ({ brand_sign: entry.car.brand_sign, model_name: entry.car.model_name, entry })),
    MOST_VEHICLES,
  ).map(({ entry }) => entry)
}

/** How many units each rule leaves out of those that the ones before it have let through. */
async function countLeftOut(
  ctx: Ctx,
  wanted: FinderFilter,
  steps: readonly RuleStep[],
  admitted: string | undefined,
): Promise<NonNullable<UsedFound>['left_out']> {
  const totals = await Promise.all([
    ...[wanted, ...steps.map(({ filter }) => filter)].map((filter) => countUsed(ctx, filter)),
    countUsed(ctx, lastFilter(steps, wanted), admitted),
  ])
  const rules: FinderRule[] = [...steps.map(({ rule }) => rule), 'other']
  return rules.map((rule, at) => ({ rule, total: (totals[at] ?? 0) - (totals[at + 1] ?? 0) })).filter(({ total }) => total > 0)
}

async function alternatives(ctx: Ctx, { input, destination }: Asked): Promise<FinderShortlist['alternatives']> {
  const named = FINDER_QUESTIONS.filter((question) => input[question] !== undefined)
  const counted = await Promise.all(
    named.map(async (without) => {
      const rest = await withRules(ctx, { ...input, [without]: undefined }, without === 'destination' ? null : destination)
      return { without, total: await countAll(ctx, rest) }
    }),
  )
  return counted.filter(({ total }) => total > 0)
}

async function countAll(ctx: Ctx, asked: Asked): Promise<number> {
  const wanted = usedFilterOf(asked.input)
  const used = asked.input.condition === 'new' ? null : lastFilter(ruleSteps(wanted, asked.destination), wanted)
  const fresh = asked.input.condition === 'used' ? null : await newFilter(ctx, asked)
  const [cars, units] = await Promise.all([countNew(ctx, fresh, asked.admitted), countUsed(ctx, used, asked.admitted)])
  return cars + units
}

async function newFilter(ctx: Ctx, { input, side }: Asked): Promise<FinderFilter> {
  return newFilterOf(input, side, await readSeats(ctx))
}

/** The numbers of seats that new cars come with; counted in memory. */
async function readSeats(ctx: Ctx): Promise<number[]> {
  const { facets } = await countCarFacets({ ctx, input: {} })
  return facets.find(({ name }) => name === 'seats')?.options.map(({ value }) => Number(value)) ?? []
}

async function countNew(ctx: Ctx, filter: FinderFilter | null, admitted: string | undefined): Promise<number> {
  if (filter === null) return 0
  return (await countCarFacets({ ctx, input: { ...carFilterSchema.parse(asFilter(filter)), admitted } })).total
}

/** Null: nothing is admitted. */
async function countUsed(ctx: Ctx, filter: FinderFilter | null, admitted?: string): Promise<number> {
  if (filter === null) return 0
  return countUsedCars({ ctx, input: { ...usedCarFilterSchema.parse(asFilter(filter)), admitted } })
}

/** A bound is one value, everything else a list. */
function asFilter({ price_to: price, year_from: year, ...lists }: FinderFilter): Record<string, unknown> {
  return { ...lists, ...(price ? { price_to: price[0] } : {}), ...(year ? { year_from: year[0] } : {}) }
}

function asRecord(filter: FinderFilter): Record<string, string[]> {
  return Object.fromEntries(Object.entries(filter).map(([name, values]) => [name, [...values]]))
}
