const ROUTES = '_routes'
const ENDING = '.data'
/** A path with a slash at its end, such as "/", has no name to put the ending to. */
const ENDING_OF_SLASH = '_.data'

/** Where the client asks for a page's data instead of the page; `routeIds`: of these routes only, all where there are none. */
export function dataAddress(page: URL, routeIds: readonly string[]): URL {
  const address = new URL(page)
  address.pathname = page.pathname.endsWith('/') ? `${page.pathname}${ENDING_OF_SLASH}` : `${page.pathname}${ENDING}`
  if (routeIds.length > 0) address.searchParams.set(ROUTES, routeIds.join(','))
  return address
}

/** The page's path, and whether its data alone are asked for. */
export function splitDataAddress(pathname: string): { path: string; isData: boolean } {
  if (pathname.endsWith(`/${ENDING_OF_SLASH}`)) return { path: pathname.slice(0, -ENDING_OF_SLASH.length), isData: true }
  return pathname.endsWith(ENDING) ? { path: pathname.slice(0, -ENDING.length), isData: true } : { path: pathname, isData: false }
}

/** The routes whose data are asked for; none means all. */
export function wantedRoutes(query: URLSearchParams): ReadonlySet<string> {
  return new Set((query.get(ROUTES) ?? '').split(',').filter((id) => id !== ''))
}
