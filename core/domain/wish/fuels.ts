import type { WishTerm, WishValue } from './wish.ts'

/** Energies with a motor that drives by itself. */
const ELECTRIFIED: ReadonlySet<string> = new Set(['HEV', 'PHEV', 'EREV', 'BEV', 'FCEV'])

/** Terms with each fuel as it is meant: `petrol` of an engine by itself, beside `hybrid` of what the hybrid burns. */
export function readFuels(terms: readonly WishTerm[]): WishTerm[] {
  const name = terms.some(isElectrified) ? 'burns' : 'fuel'
  return terms.map((term) =>
    term.values.some((value) => isFuel(value) && value.name !== name)
      ? { ...term, values: term.values.map((value) => (isFuel(value) ? { ...value, name } : value)) }
      : term,
  )
}

/** True of a term that asks for a motor, and of none without. */
export function isElectrified({ values, isNot }: Pick<WishTerm, 'values' | 'isNot'>): boolean {
  if (isNot) return false
  const energies = values.filter(({ name }) => name === 'energy').map(({ value }) => value)
  return !energies.includes('ICE') && energies.some((energy) => ELECTRIFIED.has(energy))
}

/** True of petrol and diesel. */
export function isFuel({ name }: WishValue): boolean {
  return name === 'fuel' || name === 'burns'
}
