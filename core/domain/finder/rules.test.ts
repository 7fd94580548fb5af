import { describe, expect, it } from 'vitest'
import { carFilterSchema, type CarCard } from '#contract/car.ts'
import { finderInputSchema, type FinderDestination, type FinderInput } from '#contract/finder.ts'
import {
  FINDER_BODIES,
  FINDER_BODIES_OF_USE,
  FINDER_BUDGETS,
  FINDER_FUELS,
  FINDER_FUELS_OF_BODY,
  FINDER_USES,
  finderAnswersFor,
} from '#contract/finder-values.ts'
import { usedCarFilterSchema, type UsedCarSheet } from '#contract/used-car.ts'
import { newFilterOf, usedFilterOf, type FinderFilter } from './finder-filter.ts'
import { pickVaried } from './pick-varied.ts'
import { newReasons, usedReasons } from './reasons.ts'
import { isAdmitted, lastFilter, ruleSteps } from './used-rules.ts'

const CAR = {
  brand_sign: 'byd',
  model_name: 'Dolphin',
  body_type: 'hatchback',
  energy_type: 'BEV',
  fob_price_usd_cents: 1_500_000,
  length_mm: 4_125,
  range_km: 420,
  range_cycle: 'CLTC',
  drive_type: 'FWD',
  seats: 5,
  payload_kg: null,
  gvw_kg: null,
  steering: 'both',
} as CarCard
const UNIT = {
  stock_ref: 'BC578X39',
  model_year: 2020,
  first_registration_date: '2020-06-19',
  mileage_km: 48_000,
  energy_type: 'ICE',
  drive_type: '4WD',
  battery_soh_pct: null,
  steering: 'right',
  fob_price_usd_cents: 900_000,
  series: { body_type: 'suv', gvw_kg: 2_100 },
} as UsedCarSheet
const KENYA: FinderDestination = {
  iso2: 'KE',
  country: 'Kenya',
  steering: 'right',
  max_age_years: 8,
  used_from: 2018,
  fuel_restrictions: [],
  min_emission_standard: null,
  is_inspection_required: true,
  confidence: 'high',
  as_of_year: 2025,
  is_sample: true,
}
const SEATS = [2, 5, 7, 15, 53]
const RANGES = ['price_to', 'year_from']

function car(changes: Partial<CarCard>): CarCard {
  return { ...CAR, ...changes }
}

function unit(changes: Partial<UsedCarSheet>): UsedCarSheet {
  return { ...UNIT, ...changes }
}

/** A filter as a list reads it: a bound is a number. */
function asRead(filter: FinderFilter): object {
  return Object.fromEntries(Object.entries(filter).map(([name, values]) => [name, RANGES.includes(name) ? Number(values[0]) : values]))
}

function asSent(filter: FinderFilter): object {
  return Object.fromEntries(Object.entries(filter).map(([name, values]) => [name, RANGES.includes(name) ? values[0] : values]))
}

const ANSWERS: FinderInput[] = [
  ...FINDER_BUDGETS.map((budget): FinderInput => ({ budget })),
  ...FINDER_USES.map((use): FinderInput => ({ use })),
  ...FINDER_BODIES.map((body): FinderInput => ({ body })),
  ...FINDER_FUELS.map((fuel): FinderInput => ({ fuel })),
]

describe('newFilterOf', () => {
  it('asks for nothing where nothing was answered', () => {
    expect(newFilterOf({}, null, SEATS)).toEqual({})
  })

  it('takes every price up to the budget, the budget included', () => {
    expect(newFilterOf({ budget: '17000' }, null, SEATS)).toEqual({ price_to: ['17000'] })
  })

  it('lets a named body decide over those of the use, whose other needs stay', () => {
    expect(newFilterOf({ use: 'rough' }, null, SEATS)).toEqual({ body: ['suv', 'pickup', 'crossover'], drive: ['AWD', '4WD'] })
    expect(newFilterOf({ use: 'rough', body: 'pickup' }, null, SEATS)).toEqual({ body: ['pickup'], drive: ['AWD', '4WD'] })
    expect(newFilterOf({ use: 'city', body: 'suv' }, null, SEATS)).toEqual({ body: ['suv', 'crossover'] })
  })

  it('asks for numbers of seats that there are; for the fewest that would do where there are none, which finds none', () => {
    expect(newFilterOf({ use: 'family' }, null, SEATS).seats).toEqual(['5', '7'])
    expect(newFilterOf({ use: 'passengers' }, null, SEATS).seats).toEqual(['7', '15', '53'])
    expect(newFilterOf({ use: 'passengers' }, null, [2, 5]).seats).toEqual(['6'])
    expect(newFilterOf({ use: 'family', body: 'pickup' }, null, SEATS).seats).toBeUndefined()
    const many = Array.from({ length: 150 }, (_, at) => at + 1)
    expect(carFilterSchema.safeParse(newFilterOf({ use: 'passengers' }, null, many)).success).toBe(true)
  })

  it('keeps heavy lorries out of deliveries in town, a named lorry being a light one', () => {
    expect(newFilterOf({ use: 'delivery' }, null, SEATS)).toEqual({ body: ['van', 'truck', 'pickup'], auto_type: ['lcv'] })
    expect(newFilterOf({ use: 'delivery', body: 'truck' }, null, SEATS)).toEqual({ body: ['truck'], auto_type: ['lcv'] })
    expect(usedFilterOf({ use: 'delivery' }).body).toEqual(['van', 'pickup'])
  })

  it('asks for the side, which cars that can be had with either have too', () => {
    expect(newFilterOf({}, 'right', SEATS)).toEqual({ steering: ['right'] })
  })

  it.each(ANSWERS)('makes filters that both lists know of %j', (input) => {
    const filter = newFilterOf(input, 'left', SEATS)
    expect(Object.keys(filter).length).toBeGreaterThan(1)
    expect(carFilterSchema.parse(asSent(filter))).toEqual(asRead(filter))
    const used = usedFilterOf(input)
    expect(Object.keys(used).length).toBeGreaterThan(1)
    expect(usedCarFilterSchema.parse(asSent(used))).toEqual(asRead(used))
  })
})

describe('the answers that are offered', () => {
  it('has a body for each use and a fuel for each body', () => {
    for (const use of FINDER_USES) expect(FINDER_BODIES_OF_USE[use].length).toBeGreaterThan(0)
    for (const body of FINDER_BODIES) expect(FINDER_FUELS_OF_BODY[body]).toContain('electric')
  })

  it('offers lorries no hybrid and cars no gas, and everything while nothing is said', () => {
    expect(finderAnswersFor('fuel', { use: '', body: 'truck' })).toEqual(['electric', 'engine', 'gas'])
    expect(finderAnswersFor('fuel', { use: 'family', body: '' })).not.toContain('gas')
    expect(finderAnswersFor('fuel', { use: 'goods', body: '' })).toEqual(expect.arrayContaining(['hybrid', 'gas']))
    expect(finderAnswersFor('body', { use: 'haulage', body: '' })).toEqual(['truck', 'tractor'])
    expect(finderAnswersFor('body', { use: 'toString', body: '' })).toBeNull()
    expect(finderAnswersFor('fuel', { use: '', body: '' })).toBeNull()
    expect(finderAnswersFor('budget', { use: 'city', body: '' })).toBeNull()
  })

  it('takes the answers of old addresses, and any whole budget', () => {
    const old = { budget: '20000', use: 'goods', body: 'bus', fuel: 'engine', steering: 'left', destination: 'KE' }
    expect(finderInputSchema.parse(old)).toEqual(old)
    for (const budget of ['12345', '250000']) expect(finderInputSchema.safeParse({ budget }).success).toBe(true)
    for (const budget of ['0', '020000', '99', '1e5', '-1', '123456789']) expect(finderInputSchema.safeParse({ budget }).success).toBe(false)
  })
})

describe('the rules of a destination', () => {
  const ask = (input: FinderInput, destination: FinderDestination | null) => ruleSteps(usedFilterOf(input), destination)

  it('asks for the side and the age that are admitted, one after the other', () => {
    expect(ask({}, null)).toEqual([])
    expect(ask({}, KENYA)).toEqual([
      { rule: 'steering', filter: { status: ['available'], steering: ['right'] } },
      { rule: 'age', filter: { status: ['available'], steering: ['right'], year_from: ['2018'] } },
    ])
    expect(ask({}, { ...KENYA, steering: 'both', used_from: null, max_age_years: null })).toEqual([])
  })

  it('lets the side that the buyer asked for hold', () => {
    expect(ask({ steering: 'left' }, KENYA).map(({ rule }) => rule)).toEqual(['age'])
    expect(lastFilter(ask({ steering: 'left' }, KENYA), {})).toMatchObject({ steering: ['left'] })
  })

  it('admits nothing where used cars are not, and no engine where engines are not', () => {
    const closed = ask({}, { ...KENYA, max_age_years: 0, used_from: null })
    expect([closed.map(({ rule }) => rule), lastFilter(closed, {})]).toEqual([['steering', 'closed'], null])
    const ethiopia: FinderDestination = { ...KENYA, steering: 'left', max_age_years: null, used_from: null, fuel_restrictions: ['ice_prohibited'] }
    expect(lastFilter(ask({}, ethiopia), {})?.energy).toEqual(['BEV', 'PHEV', 'EREV', 'FCEV'])
    expect(lastFilter(ask({ fuel: 'plugin' }, ethiopia), {})?.energy).toEqual(['PHEV', 'EREV'])
    expect(lastFilter(ask({ fuel: 'engine' }, { ...ethiopia, used_from: 2018, max_age_years: 8 }), {})).toBeNull()
  })

  it('counts the older one of model year and first registration', () => {
    expect(isAdmitted(unit({ first_registration_date: '2017-12-30' }), KENYA)).toBe(false)
    expect(isAdmitted(unit({ first_registration_date: '2018-01-02' }), KENYA)).toBe(true)
    expect(isAdmitted(unit({ first_registration_date: null }), KENYA)).toBe(true)
    expect(isAdmitted(unit({ first_registration_date: '1999-01-02' }), null)).toBe(true)
  })
})

describe('newReasons', () => {
  const reasons = (
    card: CarCard,
    input: FinderInput,
    { side = null, destination = null }: { side?: 'left' | 'right' | null; destination?: FinderDestination | null } = {},
  ) => newReasons(card, { input, side, destination })

  it('says what was asked for, from the card alone', () => {
    expect(reasons(CAR, { budget: '20000', use: 'city', fuel: 'electric' }, { side: 'right' })).toEqual([
      { kind: 'budget', price_usd_cents: 1_500_000, budget_usd: 20_000 },
      { kind: 'steering', side: 'right', country: null },
      { kind: 'length', length_mm: 4_125 },
      { kind: 'range', energy_type: 'BEV', range_km: 420, range_cycle: 'CLTC' },
    ])
    expect(reasons(CAR, {})).toEqual([])
  })

  it('names the destination that registers the side, and only that one', () => {
    expect(reasons(CAR, {}, { side: 'right', destination: KENYA })).toEqual([{ kind: 'steering', side: 'right', country: 'Kenya' }])
    expect(reasons(CAR, { steering: 'left' }, { side: 'left', destination: KENYA })).toEqual([{ kind: 'steering', side: 'left', country: null }])
  })

  it('claims nothing that the card does not say', () => {
    const bare = car({ fob_price_usd_cents: null, length_mm: null, range_km: null, drive_type: null, seats: null, steering: null })
    for (const use of FINDER_USES) {
      const kinds = reasons(bare, { budget: '20000', use }, { side: 'left', destination: KENYA }).map(({ kind }) => kind)
      expect(kinds.filter((kind) => kind !== 'energy')).toEqual([])
    }
  })

  it('does not praise a plug-in hybrid for long ways by what its battery gives', () => {
    const plugIn = car({ energy_type: 'PHEV', range_km: 110, range_cycle: 'CLTC' })
    expect(reasons(plugIn, { use: 'distance' })).toEqual([{ kind: 'energy', energy_type: 'PHEV', is_asked: false }])
    expect(reasons(plugIn, { fuel: 'plugin' })).toEqual([{ kind: 'range', energy_type: 'PHEV', range_km: 110, range_cycle: 'CLTC' }])
  })

  it('tells weight and load of lorries, seats of buses, and the body that was asked for', () => {
    const lorry = car({ body_type: 'tractor', energy_type: 'ICE', range_km: null, gvw_kg: 25_000, payload_kg: 16_200, seats: 2 })
    expect(reasons(lorry, { use: 'haulage', fuel: 'engine' })).toEqual([
      { kind: 'gvw', gvw_kg: 25_000 },
      { kind: 'payload', payload_kg: 16_200 },
      { kind: 'energy', energy_type: 'ICE', is_asked: true },
    ])
    expect(reasons(lorry, { body: 'tractor' })).toEqual([
      { kind: 'payload', payload_kg: 16_200 },
      { kind: 'body', body_type: 'tractor' },
    ])
    expect(reasons(car({ body_type: 'bus', seats: 53 }), { body: 'bus' })[0]).toEqual({ kind: 'seats', seats: 53, is_for_family: false })
  })
})

describe('usedReasons', () => {
  const reasons = (sheet: UsedCarSheet, input: FinderInput, destination: FinderDestination | null = null) =>
    usedReasons(sheet, { input, destination, side: destination === null ? null : 'right' })

  it('says first what the destination admits', () => {
    expect(reasons(UNIT, { budget: '10000' }, KENYA)).toEqual([
      { kind: 'budget', price_usd_cents: 900_000, budget_usd: 10_000 },
      { kind: 'year', year: 2020, is_registration: true, country: 'Kenya', from: 2018 },
      { kind: 'steering', side: 'right', country: 'Kenya' },
      { kind: 'mileage', mileage_km: 48_000 },
    ])
    expect(reasons(unit({ first_registration_date: null, mileage_km: null }), {}, KENYA)[0]).toEqual({
      kind: 'year',
      year: 2020,
      is_registration: false,
      country: 'Kenya',
      from: 2018,
    })
  })

  it('tells what is known of the unit itself', () => {
    expect(reasons(UNIT, { use: 'rough' }).map(({ kind }) => kind)).toEqual(['drive', 'mileage', 'year'])
    expect(reasons(unit({ energy_type: 'BEV', battery_soh_pct: 94 }), {})[0]).toEqual({ kind: 'battery', battery_soh_pct: 94 })
    expect(reasons(UNIT, { use: 'site' })[0]).toEqual({ kind: 'gvw', gvw_kg: 2_100 })
    const bare = unit({ mileage_km: null, model_year: null, first_registration_date: null, fob_price_usd_cents: null, steering: null })
    expect(reasons(bare, { budget: '10000' }, KENYA)).toEqual([])
  })
})

it('shows one vehicle of each model before a second', () => {
  const names = ['A', 'A', 'B', 'A', 'C'].map((model_name, at) => car({ model_name, model_id: at }))
  expect(pickVaried(names, 4).map(({ model_id }) => model_id)).toEqual([0, 2, 4, 1])
})
