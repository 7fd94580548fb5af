import { describe, expect, it } from 'vitest'
import type { CarCard } from '#contract/car.ts'
import { FINDER_BODIES, FINDER_BUDGETS, FINDER_FUELS, FINDER_USES, type FinderInput } from '#contract/finder.ts'
import { carFilterSchema } from '#contract/car.ts'
import { filterOf } from './finder-filter.ts'
import { pickVaried } from './pick-varied.ts'
import { reasonsFor } from './reasons.ts'

const CAR = {
  brand_sign: 'byd',
  model_name: 'Dolphin',
  energy_type: 'BEV',
  fob_price_usd_cents: 1_500_000,
  length_mm: 4_125,
  range_km: 420,
  range_cycle: 'CLTC',
  drive_type: 'FWD',
  seats: 5,
  payload_kg: null,
  steering: 'both',
} as CarCard

function car(changes: Partial<CarCard>): CarCard {
  return { ...CAR, ...changes }
}

describe('filterOf', () => {
  it('asks for nothing where nothing was answered', () => {
    expect(filterOf({}, null)).toEqual({})
  })

  it('takes every band up to the budget', () => {
    expect(filterOf({ budget: '30000' }, null)).toEqual({ price: ['0-10000', '10000-20000', '20000-30000'] })
    expect(filterOf({ budget: '50000' }, null).price).not.toContain('50000')
  })

  it('lets a named body decide over those of the use, whose other needs stay', () => {
    expect(filterOf({ use: 'rough' }, null)).toEqual({ body: ['suv', 'pickup', 'crossover'], drive: ['AWD', '4WD'] })
    expect(filterOf({ use: 'rough', body: 'pickup' }, null)).toEqual({ body: ['pickup'], drive: ['AWD', '4WD'] })
    expect(filterOf({ use: 'city', body: 'suv' }, null)).toEqual({ body: ['suv', 'crossover'] })
  })

  it('asks for the side, which cars that can be had with either have too', () => {
    expect(filterOf({}, 'right')).toEqual({ steering: ['right'] })
  })

  it.each([
    ...FINDER_BUDGETS.map((budget): FinderInput => ({ budget })),
    ...FINDER_USES.map((use): FinderInput => ({ use })),
    ...FINDER_BODIES.map((body): FinderInput => ({ body })),
    ...FINDER_FUELS.map((fuel): FinderInput => ({ fuel })),
  ])('makes a filter that the list knows of %j', (input) => {
    const filter = filterOf(input, null)
    expect(Object.keys(filter).length).toBeGreaterThan(0)
    expect(carFilterSchema.parse(filter)).toEqual(filter)
  })
})

describe('reasonsFor', () => {
  it('says what was asked for, from the card alone', () => {
    expect(reasonsFor(CAR, { budget: '20000', use: 'city', fuel: 'electric' }, 'right')).toEqual([
      { kind: 'budget' },
      { kind: 'steering', side: 'right' },
      { kind: 'length', length_mm: 4_125 },
      { kind: 'range', energy_type: 'BEV', range_km: 420, range_cycle: 'CLTC' },
    ])
    expect(reasonsFor(CAR, {}, null)).toEqual([])
  })

  it('claims nothing that the card does not say', () => {
    const bare = car({ fob_price_usd_cents: null, length_mm: null, range_km: null, drive_type: null, seats: null, steering: null })
    for (const use of FINDER_USES.filter((name) => name !== 'distance')) expect(reasonsFor(bare, { budget: '20000', use }, 'left')).toEqual([])
    expect(reasonsFor(bare, { use: 'distance' }, null)).toEqual([{ kind: 'energy', energy_type: 'BEV' }])
  })

  it('does not praise a plug-in hybrid for long ways by what its battery gives', () => {
    const plugIn = car({ energy_type: 'PHEV', range_km: 110, range_cycle: 'CLTC' })
    expect(reasonsFor(plugIn, { use: 'distance' }, null)).toEqual([{ kind: 'energy', energy_type: 'PHEV' }])
    expect(reasonsFor(plugIn, { fuel: 'plugin' }, null)).toEqual([{ kind: 'range', energy_type: 'PHEV', range_km: 110, range_cycle: 'CLTC' }])
  })

  it('names what a car burns where it has no range', () => {
    expect(reasonsFor(car({ energy_type: 'ICE', range_km: null }), { fuel: 'engine' }, null)).toEqual([{ kind: 'energy', energy_type: 'ICE' }])
    expect(reasonsFor(car({ payload_kg: 900 }), { use: 'goods' }, null)).toEqual([{ kind: 'payload', payload_kg: 900 }])
  })
})

it('shows one car of each model before a second version', () => {
  const names = ['A', 'A', 'B', 'A', 'C'].map((model_name, at) => car({ model_name, model_id: at }))
  expect(pickVaried(names, 4).map(({ model_id }) => model_id)).toEqual([0, 2, 4, 1])
})
