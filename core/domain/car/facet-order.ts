import type { FacetName } from '#contract/vehicle.ts'
import { ENGINE_BANDS } from '#contract/car.ts'
import { AUTO_TYPES, ENERGY_TYPES, PRICE_BANDS, STEERING_SIDES } from '#contract/vehicle.ts'

/** Body types by size and use (reference: domain glossary). */
export const BODY_ORDER = [
  'hatchback',
  'sedan',
  'coupe',
  'convertible',
  'wagon',
  'crossover',
  'suv',
  'mpv',
  'pickup',
  'van',
  'minibus',
  'bus',
  'truck',
  'tractor',
  'dump',
  'mixer',
  'trailer',
  'special',
] as const

/** Display order of the values that are a known list. */
const KNOWN_ORDERS: { readonly [Name in FacetName]?: readonly string[] } = {
  price: PRICE_BANDS,
  energy: ENERGY_TYPES,
  auto_type: AUTO_TYPES,
  body: BODY_ORDER,
  drive: ['FWD', 'RWD', 'AWD', '4WD'],
  engine: Object.keys(ENGINE_BANDS),
  transmission: ['MT', 'AT', 'AMT', 'DCT', 'CVT', 'e-CVT', 'single-speed'],
  steering: STEERING_SIDES,
  category: ['1', '2'],
}

const byText = new Intl.Collator('en', { numeric: true })

/**
 * Compares two values of a facet for display: known lists in their order and unknown values after them by text, newest year first,
 * numbers by size, emission standards by name (roman numerals before arabic, as heavy before light).
 */
export function compareFacetValues(name: FacetName, a: string, b: string): number {
  if (name === 'year') return byText.compare(b, a)
  const order = KNOWN_ORDERS[name]
  return (order ? rank(order, a) - rank(order, b) : 0) || byText.compare(a, b)
}

function rank(order: readonly string[], value: string): number {
  const index = order.indexOf(value)
  return index === -1 ? order.length : index
}
