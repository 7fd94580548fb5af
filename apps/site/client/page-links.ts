import { matchRoutes } from 'react-router'
import { dataAddress } from '#apps/site/react-router/data-address.ts'
import type { RouteManifest } from '#apps/site/react-router/globals.ts'
import { routeTree } from '#apps/site/react-router/route-tree.ts'

/** What going to a page will load: its scripts, and its data from the address that the router will ask for. */
export type PageLinks = { scripts: readonly string[]; data: string | null }

/** `hasKept`: a route's data is asked for once per document. Null for an address that is no page. */
export function pageLinks(manifest: RouteManifest, page: string, hasKept: (routeId: string) => boolean): PageLinks | null {
  const url = new URL(page, 'http://site')
  const branch = (matchRoutes(routeTree(manifest.routes), url.pathname) ?? [])
    .map(({ route }) => manifest.routes[route.id ?? ''])
    .filter((route) => route !== undefined)
  if (branch.length === 0 || branch.at(-1)?.path === '*') return null
  const wanted = branch.filter((route) => route.hasLoader && !hasKept(route.id)).map((route) => route.id)
  const scripts = [...new Set(branch.flatMap((route) => [route.module, ...(route.imports ?? [])]))]
  const data = wanted.length === 0 ? null : dataAddress(url, wanted)
  return { scripts, data: data && `${data.pathname}${data.search}` }
}
