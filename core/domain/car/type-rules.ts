import type { TypeRule } from './tally-name.ts'

/** Words of a type in the site's languages: `stem*` for inflected ones; phrases, and words of scripts without blanks, are found inside a text. */
export type TypeWords = { rules: readonly TypeRule[]; words: readonly string[] }

export function energies(...values: string[]): TypeRule[] {
  return values.map((value) => ({ name: 'energy', value }))
}

export function bodies(...values: string[]): TypeRule[] {
  return values.map((value) => ({ name: 'body', value }))
}

export function autoType(value: string): TypeRule {
  return { name: 'auto_type', value }
}
