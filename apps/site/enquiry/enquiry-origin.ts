import type { EnquiryOrigin } from '#contract/enquiry-values.ts'
import type { EnquirySubject } from './wire.ts'

const ROUTES: readonly (readonly [RegExp, EnquiryOrigin])[] = [
  [/^\/$/, 'home'],
  [/^\/activity\/[^/]+/, 'promotion_detail'],
  [/^\/(mobile\/)?article\/(?!(item|list|top|search-top)$)[^/]+/, 'article_detail'],
  [/^\/(mobile\/)?(car|usedCarsDetail|carFittingsDetail)\/[^/]+/, 'car_detail'],
  [/^\/contactUs/, 'contact'],
  [/^\/(mobile\/)?carList/, 'car_list'],
  [/^\/(usedCars|carFittings)$/, 'car_list'],
  [/^\/(brand|mBrand)(\/|$)/, 'brand'],
  [/^\/searchsite/, 'search'],
  [/^\/myFavorite/, 'favorites'],
  [/^\/club/, 'club'],
]

/** Where an enquiry sent from this page comes from (R10.4). */
export function originFromPath(pathname: string): EnquiryOrigin {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return ROUTES.find(([pattern]) => pattern.test(path))?.[1] ?? 'other'
}

/** The id in a detail page's address, sent as `from_id`; null elsewhere. */
export function subjectIdFromPath(pathname: string): string | null {
  const found = /^\/(?:mobile\/)?(?:car|usedCarsDetail|carFittingsDetail|activity|article(?!\/(?:item|list|top|search-top)$))\/([^/]+)/.exec(pathname)
  return found?.[1] ? decodeSafely(found[1]) : null
}

/** What a form outside of the page's content is about: the car, used unit or brand whose page it is opened on; the server knows their names. */
export function subjectFromPath(pathname: string): EnquirySubject {
  const [, kind, sign] = /^\/(?:mobile\/)?(car|usedCarsDetail|brand)\/([^/]+)/.exec(pathname) ?? []
  if (kind === undefined || sign === undefined) return {}
  return kind === 'brand' ? { brandSign: decodeSafely(sign) } : { carModelSign: decodeSafely(sign) }
}

function decodeSafely(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
