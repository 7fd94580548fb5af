import { expect, it } from 'vitest'
import { BODY_TYPES } from '#contract/vehicle.ts'
import { kinOf, unlikeness, type Traits } from './likeness.ts'

const PICKUP: Traits = {
  body: 'pickup',
  autoType: 'lcv',
  energy: 'ICE',
  lengthMm: 5300,
  gvwKg: 2900,
  seats: 5,
  cents: 2_000_000,
  steering: 'left',
}
const other = (given: Partial<Traits>): Traits => ({ ...PICKUP, ...given })
const gapTo = (given: Partial<Traits>) => unlikeness(PICKUP, other(given))

it('finds every difference of the same body smaller than another body', () => {
  const opposite = gapTo({ autoType: 'suv', energy: 'BEV', lengthMm: 9000, gvwKg: 20_000, seats: 40, cents: 90_000_000, steering: 'right' })
  expect(opposite).toBeLessThan(gapTo({ body: 'truck' }))
  expect(gapTo({ body: 'truck' })).toBeLessThan(gapTo({ body: 'suv' }))
  expect(gapTo({ body: 'suv' })).toBeLessThan(gapTo({ body: 'sedan' }))
})

it.each<[string, Partial<Traits>, Partial<Traits>]>([
  ['price', { cents: 2_100_000 }, { cents: 3_500_000 }],
  ['size', { lengthMm: 5350 }, { lengthMm: 4300 }],
  ['weight that may be carried', { gvwKg: 3000 }, { gvwKg: 4400 }],
  ['seats', { seats: 5 }, { seats: 2 }],
  ['energy', { energy: 'MHEV' }, { energy: 'BEV' }],
  ['energy, by where it comes from', { energy: 'PHEV' }, { energy: 'BEV' }],
  ['steering that can be had', { steering: 'both' }, { steering: 'right' }],
  ['what is known', { cents: 2_000_000 }, { cents: null }],
  ['what is not known, to what is known to differ', { cents: null }, { cents: 6_000_000 }],
])('finds the nearer one nearer: %s', (_what, near, far) => {
  expect(gapTo(near)).toBeLessThan(gapTo(far))
})

it('compares used units by age and distance driven too', () => {
  const unit: Traits = { ...PICKUP, km: 60_000, year: 2021 }
  const gap = (km: number, year: number) => unlikeness(unit, { ...unit, km, year })
  expect([gap(65_000, 2021) < gap(180_000, 2021), gap(60_000, 2022) < gap(60_000, 2016), gap(60_000, 2021)]).toEqual([true, true, 0])
})

it('names kin of every body, each a body and none its own', () => {
  for (const body of BODY_TYPES.filter((name) => name !== 'other')) {
    expect(kinOf(body).length).toBeGreaterThan(0)
    expect(BODY_TYPES).toEqual(expect.arrayContaining([...kinOf(body)]))
    expect(kinOf(body)).not.toContain(body)
  }
  expect([kinOf(null), kinOf('spaceship')]).toEqual([[], []])
})
