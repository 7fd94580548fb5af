import path from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { finderShortlistSchema, type FinderInput, type FinderShortlist } from '#contract/finder.ts'
import { FINDER_BODIES, FINDER_BODY_TYPES, FINDER_CONDITIONS, FINDER_ENERGIES, FINDER_FUELS, FINDER_USES } from '#contract/finder-values.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import type { Ctx } from '#core/domain/context.ts'
import { seedCountries } from '#core/domain/country/index.ts'
import { findShortlist } from '#core/domain/finder/index.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { createMemoryCache } from '#core/ports/cache/memory.ts'
import { loadDemoCatalogue } from '#demo/load-demo.ts'
import { finderHref } from '#apps/site/list/finder-address.ts'

const MOST = 6
/** With a limit of eight years, without one, none admitted, engines not admitted, both sides, unknown. */
const DESTINATIONS = [undefined, 'KE', 'TZ', 'ZA', 'ET', 'RU', 'DZ', 'BO'] as const

let database: TestDatabase
let ctx: Ctx
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const test = createTestCtx(database.db, { actor: { kind: 'system' } })
  await seedCountries({ ctx: test.ctx })
  await loadDemoCatalogue({ ctx: test.ctx, input: { rootDir: path.resolve(import.meta.dirname, '../../..') } })
  ctx = { ...test.ctx, actor: { kind: 'visitor' }, ports: { ...test.ctx.ports, cache: createMemoryCache() } }
})
afterAll(() => database.drop())

/** Every use with every destination, every body with every fuel, and prices and sides among them. */
const INPUTS: FinderInput[] = DESTINATIONS.flatMap((destination, turn) => {
  const to = destination === undefined ? {} : { destination }
  return [
    ...FINDER_USES.map((use): FinderInput => ({ ...to, use })),
    ...FINDER_USES.map((use): FinderInput => ({ ...to, use, budget: '20000' })),
    ...FINDER_CONDITIONS.map((condition): FinderInput => ({ ...to, condition })),
    ...FINDER_BODIES.flatMap((body) => FINDER_FUELS.map((fuel): FinderInput => ({ ...to, body, fuel }))),
    ...FINDER_BODIES.map((body): FinderInput => ({ ...to, body, steering: turn % 2 === 0 ? 'left' : 'right', budget: '45000' })),
  ]
})

/** What of a proposal does not meet an answer or a rule. */
function faultsOf(input: FinderInput, found: FinderShortlist): string[] {
  const faults: string[] = []
  const check = (isMet: boolean, what: string) => void (isMet || faults.push(`${finderHref(input)}: ${what}`))
  const { destination } = found
  const allowed = destination?.steering === 'both' ? null : (destination?.steering ?? null)
  const side = input.steering ?? allowed
  const cards = [
    ...found.list.map(({ car, reasons }) => ({ ...car, name: car.model_sign, reasons })),
    ...(found.used?.list ?? []).map(({ car, reasons }) => ({ ...car, name: car.stock_ref, body_type: car.series.body_type ?? '', reasons })),
  ]
  for (const card of cards) {
    check(input.budget === undefined || (card.fob_price_usd_cents !== null && card.fob_price_usd_cents <= Number(input.budget) * 100), `${card.name} price`)
    check(input.body === undefined || FINDER_BODY_TYPES[input.body].includes(card.body_type), `${card.name} body`)
    check(input.fuel === undefined || FINDER_ENERGIES[input.fuel].includes(card.energy_type), `${card.name} fuel`)
    check(side === null || card.steering === side || card.steering === 'both', `${card.name} side`)
    check(card.reasons.length > 0 || Object.keys(input).every((name) => ['condition', 'destination'].includes(name)), `${card.name} without a reason`)
  }
  for (const { car } of found.list) {
    check(input.condition !== 'used', `${car.model_sign} is new`)
    check(input.use !== 'family' || input.body !== undefined || (car.seats ?? 0) >= 5, `${car.model_sign} seats`)
    check(input.use !== 'passengers' || input.body !== undefined || (car.seats ?? 0) >= 6, `${car.model_sign} seats`)
    check(input.use !== 'delivery' || (car.gvw_kg ?? 0) <= 4_500, `${car.model_sign} weight`)
    check(input.use !== 'rough' || ['AWD', '4WD'].includes(car.drive_type ?? ''), `${car.model_sign} drive`)
  }
  for (const { car } of found.used?.list ?? []) {
    const year = Number(car.first_registration_date?.slice(0, 4) ?? car.model_year)
    check(input.condition !== 'new' && car.status === 'available', `${car.stock_ref} cannot be had`)
    check(destination?.max_age_years !== 0, `${car.stock_ref} is not admitted`)
    check(destination?.used_from == null || (year >= destination.used_from && (car.model_year ?? 0) >= destination.used_from), `${car.stock_ref} age`)
    check(
      !destination?.fuel_restrictions.includes('ice_prohibited') || !['ICE', 'HEV', 'MHEV', 'CNG', 'LPG'].includes(car.energy_type),
      `${car.stock_ref} engine`,
    )
  }
  return faults
}

it('proposes nothing of the whole stock that misses an answer or a rule of the destination, each with a reason (R7.7, R7.18, R7.19)', async () => {
  const faults: string[] = []
  const seen = { cars: new Set<string>(), units: new Set<string>(), leftOut: 0, empty: 0 }
  for (const input of INPUTS) {
    const found = finderShortlistSchema.parse(await findShortlist({ ctx, input }))
    faults.push(...faultsOf(input, found))
    expect(found.destination?.iso2).toBe(input.destination)
    for (const list of [found.list, found.used?.list ?? []]) expect(list.length).toBeLessThanOrEqual(MOST)
    for (const { reasons } of [...found.list, ...(found.used?.list ?? [])]) expect(reasons.length).toBeLessThanOrEqual(4)
    for (const { car } of found.list) seen.cars.add(car.model_sign)
    for (const { car } of found.used?.list ?? []) seen.units.add(car.stock_ref)
    seen.leftOut += found.used?.left_out.length ?? 0
    seen.empty += found.total + (found.used?.total ?? 0) === 0 ? 1 : 0
  }
  expect(faults).toEqual([])
  expect(seen.cars.size).toBeGreaterThan(80)
  expect(seen.units.size).toBeGreaterThan(30)
  expect(seen.leftOut).toBeGreaterThan(50)
  expect(seen.empty).toBeGreaterThan(0)
})
