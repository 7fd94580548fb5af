import { AUTO_TYPES, ENERGY_TYPES, FUEL_TYPE_SIGNS, type OTHER_TYPE_SIGNS } from '#contract/vehicle.ts'
import type { CarValue } from './car-wish.ts'

const OTHER_TYPE_RULES: Record<(typeof OTHER_TYPE_SIGNS)[number], CarValue | null> = {
  'off-road': { name: 'off_road', value: 'true' },
  'sports-car': { name: 'sports', value: 'true' },
  // Accessories are no cars; their list is `/carFittings`.
  accessories: null,
}

/**
 * Reads a `type` of `/carList` (R3.9): auto type, fuel type or other type in any case and with blanks
 * (`SUV`, `Plug-in Hybrid`, `Sports Car`), an energy type, a brand type (1, 2), else a body type. Null: no car is of it.
 */
export function typeRule(type: string): CarValue | null {
  const sign = type
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
  const auto = AUTO_TYPES.find((value) => value === sign)
  if (auto) return { name: 'auto_type', value: auto }
  if (isKeyOf(FUEL_TYPE_SIGNS, sign)) return { name: 'energy', value: FUEL_TYPE_SIGNS[sign] }
  if (isKeyOf(OTHER_TYPE_RULES, sign)) return OTHER_TYPE_RULES[sign]
  const energy = ENERGY_TYPES.find((value) => value.toLowerCase() === sign)
  if (energy) return { name: 'energy', value: energy }
  if (sign === '1' || sign === '2') return { name: 'category', value: sign }
  return { name: 'body', value: sign }
}

function isKeyOf<T extends object>(table: T, key: string): key is Extract<keyof T, string> {
  return Object.hasOwn(table, key)
}
