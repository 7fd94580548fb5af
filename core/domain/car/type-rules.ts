import type { CarColumn } from './car-facets.ts'

/** What a `type` of the car list asks for. */
export type TypeRule = { name: CarColumn; value: string }

/** Spellings of a type in the site's languages: `stem*` for inflected words; phrases, and words of scripts without blanks, are found inside a text. */
export type TypeSpellings = { rules: readonly TypeRule[]; spellings: readonly string[] }

export function energies(...values: string[]): TypeRule[] {
  return values.map((value) => ({ name: 'energy', value }))
}

export function bodies(...values: string[]): TypeRule[] {
  return values.map((value) => ({ name: 'body', value }))
}

export function autoType(value: string): TypeRule {
  return { name: 'auto_type', value }
}
