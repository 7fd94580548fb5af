import { matchRoutes, type RouteObject } from 'react-router'

type ManifestRoute = { id: string; parentId?: string; path?: string; index?: boolean; module: string; imports?: readonly string[]; hasLoader: boolean }
export type RouteManifest = { routes: Readonly<Record<string, ManifestRoute | undefined>> }

/** What going to a page will load: its scripts, and its data from the address that the router will ask for. */
export type PageLinks = { scripts: readonly string[]; data: string | null }

/** `hasKept`: a route's data is asked for once per document. Null for an address that is no page. */
export function pageLinks(manifest: RouteManifest, page: string, hasKept: (routeId: string) => boolean): PageLinks | null {
  const url = new URL(page, 'http://site')
  const branch = (matchRoutes(treeOf(manifest.routes), url.pathname) ?? [])
    .map(({ route }) => manifest.routes[route.id ?? ''])
    .filter((route) => route !== undefined)
  if (branch.length === 0 || branch.at(-1)?.path === '*') return null
  const wanted = branch.filter((route) => route.hasLoader && !hasKept(route.id)).map((route) => route.id)
  const scripts = [...new Set(branch.flatMap((route) => [route.module, ...(route.imports ?? [])]))]
  return { scripts, data: wanted.length === 0 ? null : dataAddress(url, wanted) }
}

function dataAddress(url: URL, routeIds: readonly string[]): string {
  url.pathname = url.pathname.endsWith('/') ? `${url.pathname}_.data` : `${url.pathname}.data`
  url.searchParams.set('_routes', routeIds.join(','))
  return `${url.pathname}${url.search}`
}

function treeOf(routes: RouteManifest['routes'], parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route): RouteObject => {
      const { id, path, index } = route as ManifestRoute
      return index ? { id, path, index } : { id, path, children: treeOf(routes, id) }
    })
}
