/** An address whose page opens without a line: the vehicles and parts that were seen, and a few pages for everybody. */
export type KeptAddress = { kind: 'seen' | 'fixed'; address: string }

/** Kept beforehand; the last shows what else there is. */
export const FIXED_PAGES = ['/offline', '/contactUs', '/myFavorite', '/myEnquiries'] as const
export const OFFLINE_PAGE = FIXED_PAGES[0]

const VEHICLE = /^\/(mobile\/)?(car|usedCarsDetail|carFittingsDetail)\/[^/]+$/
const COMPARISON = /^\/(mobile\/)?compare$/
/** As long as an address of the site may be is too long for a name. */
const LONGEST = 1_000

/**
 * Under which address a page is kept; null for pages that are not: sections that others embed, lists, what is a member's or one visitor's own.
 * The query of a comparison says what is compared; elsewhere it is a campaign's (R5.51).
 */
export function keptAddress(target: string): KeptAddress | null {
  const { pathname, search, searchParams } = new URL(target, 'https://site.invalid')
  if (searchParams.has('noHeader') || pathname.length + search.length > LONGEST || pathname.endsWith('.data')) return null
  if (VEHICLE.test(pathname)) return { kind: 'seen', address: pathname }
  if (COMPARISON.test(pathname) && search !== '') return { kind: 'seen', address: `${pathname}${search}` }
  const fixed = FIXED_PAGES.find((page) => page === pathname)
  return fixed === undefined ? null : { kind: 'fixed', address: fixed }
}

/** True for pictures that pages may show without a line; films and documents are too large. */
export function isKeptPicture(pathname: string): boolean {
  return /^\/(media|drawing|company-picture)\/.+\.(avif|webp|svg|png|jpe?g)$/.test(pathname)
}
