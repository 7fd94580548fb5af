import type { WishValue } from '#core/domain/wish/wish.ts'

/** Spellings of a type in the site's languages: `stem*` for inflected words; phrases, and words of scripts without blanks, are found inside a text. */
export type TypeSpellings = { rules: readonly WishValue[]; spellings: readonly string[] }

export function energies(...values: string[]): WishValue[] {
  return values.map((value) => ({ name: 'energy', value }))
}

export function bodies(...values: string[]): WishValue[] {
  return values.map((value) => ({ name: 'body', value }))
}

export function autoType(value: string): WishValue {
  return { name: 'auto_type', value }
}
