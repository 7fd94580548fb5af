import { firstLetter } from '#apps/site/brand/group-brands.ts'

type Named = { brand_name: string }

export const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'] as const

/** Letters that at least one brand begins with. */
export function usedLetters(brands: readonly Named[]): ReadonlySet<string> {
  return new Set(brands.map((brand) => firstLetter(brand.brand_name)))
}

/** The brands of a letter; null is ALL. */
export function brandsOfLetter<T extends Named>(brands: readonly T[], letter: string | null): readonly T[] {
  return letter === null ? brands : brands.filter((brand) => firstLetter(brand.brand_name) === letter)
}
