import type { BrandTileView } from './brand-tile-view.ts'

export type BrandGroup = { letter: string; brands: BrandTileView[] }

/** Brands by the first letter of their name, A to Z; names that begin otherwise stand under `#` at the end. */
export function groupBrands(brands: readonly BrandTileView[]): BrandGroup[] {
  const groups = new Map<string, BrandTileView[]>()
  for (const brand of brands) {
    const letter = firstLetter(brand.name)
    groups.set(letter, [...(groups.get(letter) ?? []), brand])
  }
  return [...groups]
    .map(([letter, members]) => ({ letter, brands: members.sort((a, b) => a.name.localeCompare(b.name, 'en')) }))
    .sort((a, b) => rank(a.letter) - rank(b.letter))
}

/** The letter under which a brand stands: the first letter of `brand_name` (R4.4). */
export function firstLetter(name: string): string {
  const letter = name.trim().normalize('NFD').charAt(0).toUpperCase()
  return /[A-Z]/.test(letter) ? letter : '#'
}

function rank(letter: string): number {
  return letter === '#' ? 999 : letter.charCodeAt(0)
}
