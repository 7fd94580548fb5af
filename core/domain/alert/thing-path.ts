import type { ShortlistKind } from '#contract/shortlist-values.ts'

const PAGES: Readonly<Record<ShortlistKind, string>> = { car: '/car', used: '/usedCarsDetail', part: '/carFittingsDetail' }

/** Address on the site of a thing by its sign. */
export function thingPath(kind: ShortlistKind, sign: string): string {
  return `${PAGES[kind]}/${encodeURIComponent(sign)}`
}
