/** Pages of the site whose address names no thing; a test holds them to the table of routes. */
export const STATIC_PAGES: readonly string[] = [
  '/',
  '/about',
  '/activity',
  '/alert',
  '/article',
  '/article/rss.xml',
  '/autoChina',
  '/brand',
  '/car',
  '/carFittings',
  '/carFittings/alert',
  '/carFittings/numbers',
  '/carFittingsDetail',
  '/allCars',
  '/allCars/alert',
  '/carList',
  '/carList/alert',
  '/carList/find',
  '/carPurchaseProcess',
  '/club',
  '/compare',
  '/destination',
  '/contactUs',
  '/cookies',
  '/dealerRecruitment',
  '/downloadCenter',
  '/import',
  '/mBrand',
  '/mProducts',
  '/menuCar',
  '/menuCar/helper',
  '/my',
  '/myEnquiries',
  '/myFavorite',
  '/netWork',
  '/netWork/status',
  '/searchsite',
  '/service',
  '/verify',
  '/usedCars',
  '/usedCars/alert',
  '/usedCars/find',
  '/usedCarsDetail',
  '/webLink',
  '/mobile/article',
  '/mobile/car',
  '/mobile/carFittingsDetail',
  '/mobile/carList',
  '/mobile/carList/list',
  '/mobile/compare',
  '/mobile/info',
  '/mobile/info/details',
  '/mobile/usedCarsDetail',
]

/** What an address may name. */
export type LinkedKind = 'car' | 'used_car' | 'fitting' | 'brand' | 'article' | 'activity' | 'import_guide' | 'legal_page'

const THING_PAGES: readonly { kind: LinkedKind; pattern: RegExp }[] = [
  { kind: 'car', pattern: /^(?:\/mobile)?\/car\/([^/]+)$/ },
  { kind: 'used_car', pattern: /^(?:\/mobile)?\/usedCarsDetail\/([^/]+)$/ },
  { kind: 'fitting', pattern: /^(?:\/mobile)?\/carFittingsDetail\/([^/]+)$/ },
  { kind: 'brand', pattern: /^\/brand\/([^/]+)$/ },
  { kind: 'article', pattern: /^(?:\/mobile)?\/article\/([^/]+)$/ },
  { kind: 'activity', pattern: /^\/activity\/([^/]+)$/ },
  { kind: 'import_guide', pattern: /^\/import\/([^/]+)$/ },
  { kind: 'legal_page', pattern: /^\/(legalNotice|privacy|terms)$/ },
]

/** Where an address inside of the site leads: a page that is always there, the page of a thing that may be there, or (null) nowhere. Query and fragment do not count. */
export function siteTarget(href: string): 'page' | { kind: LinkedKind; sign: string } | null {
  const path = (href.split(/[?#]/, 1)[0] ?? '').replace(/(?<=.)\/$/, '')
  if (STATIC_PAGES.includes(path)) return 'page'
  for (const { kind, pattern } of THING_PAGES) {
    const sign = pattern.exec(path)?.[1]
    if (sign !== undefined) return { kind, sign: decoded(sign) }
  }
  return null
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
