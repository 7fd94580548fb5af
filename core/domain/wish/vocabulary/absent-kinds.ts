import type { WishValue } from '#core/domain/wish/wish.ts'

/** What a model or a kind is: values that all count, and what goes first. A price goes first up to so many US dollars. */
export type AbsentKind = { values: readonly (readonly WishValue[])[]; likes: readonly (readonly WishValue[])[]; price?: number }

const FOUR_WHEELS: readonly WishValue[] = [
  { name: 'drive', value: '4WD' },
  { name: 'drive', value: 'AWD' },
]
const ROUGH: readonly WishValue[] = [{ name: 'off_road', value: 'true' }]
const SEVEN: readonly WishValue[] = [{ name: 'seats', value: '7' }]
const ELECTRIC: readonly WishValue[] = [{ name: 'energy', value: 'BEV' }]
const MINI: WishValue = { name: 'auto_type', value: 'mini' }

/** The classes that models which we do not have belong to. */
export const ABSENT_KINDS = {
  pickup: { values: [bodies('pickup')], likes: [] },
  workPickup: { values: [bodies('pickup')], likes: [FOUR_WHEELS, ROUGH] },
  bigSuv: { values: [bodies('suv')], likes: [SEVEN, FOUR_WHEELS, ROUGH] },
  offRoad: { values: [bodies('suv')], likes: [ROUGH, FOUR_WHEELS] },
  crossover: { values: [bodies('crossover', 'suv')], likes: [], price: 20_000 },
  hatchback: { values: [bodies('hatchback')], likes: [], price: 15_000 },
  mini: { values: [[MINI, ...bodies('hatchback')]], likes: [[MINI]], price: 10_000 },
  sedan: { values: [bodies('sedan')], likes: [], price: 20_000 },
  wagon: { values: [bodies('wagon', 'crossover')], likes: [bodies('wagon')], price: 20_000 },
  premium: { values: [bodies('sedan', 'suv')], likes: [] },
  sports: { values: [[...bodies('coupe', 'convertible'), { name: 'sports', value: 'true' }]], likes: [bodies('coupe', 'convertible')] },
  mpv: { values: [bodies('mpv')], likes: [SEVEN] },
  van: { values: [bodies('minibus', 'van')], likes: [] },
  smallVan: { values: [bodies('van', 'minibus')], likes: [], price: 12_000 },
  minibus: { values: [bodies('minibus', 'bus')], likes: [] },
  lightTruck: { values: [bodies('truck')], likes: [] },
  tractor: { values: [bodies('tractor')], likes: [] },
  heavyTruck: { values: [bodies('truck', 'tractor', 'dump')], likes: [] },
  machine: { values: [bodies('special', 'dump')], likes: [bodies('special')] },
  boxTruck: { values: [bodies('truck', 'van')], likes: [bodies('truck')] },
  workTruck: { values: [bodies('truck', 'special')], likes: [bodies('truck')] },
  craneTruck: { values: [bodies('special', 'truck')], likes: [bodies('special')] },
  trailer: { values: [bodies('tractor')], likes: [] },
  highVan: { values: [bodies('van', 'minibus')], likes: [bodies('van')] },
  passenger: { values: [[{ name: 'category', value: '1' }]], likes: [] },
  electricHatchback: { values: [bodies('hatchback', 'crossover'), ELECTRIC], likes: [] },
  electricCrossover: { values: [bodies('crossover', 'suv'), ELECTRIC], likes: [] },
} as const satisfies Readonly<Record<string, AbsentKind>>

function bodies(...values: string[]): WishValue[] {
  return values.map((value) => ({ name: 'body', value }))
}
