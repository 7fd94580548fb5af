import type { ServerBuild } from 'react-router'

type Handler = (args: never) => unknown
type Handlers = { loader?: Handler; action?: Handler }

/** The build with other loaders and actions; `change` gets each route's and answers those that take their place. */
export function withHandlers(build: ServerBuild, change: (routeId: string, handlers: Handlers) => Handlers): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (route === undefined) return [id, route] as const
    const { loader, action } = route.module
    return [id, { ...route, module: { ...route.module, ...change(id, { ...(loader && { loader }), ...(action && { action }) }) } }] as const
  })
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild['routes'] }
}

/** True if a form may be posted to the route. */
export function hasAction(build: ServerBuild, routeId: string): boolean {
  return build.routes[routeId]?.module.action !== undefined
}

/** Where a form is posted to for the route's action: `?index` tells an index route from its parent, which has the same address. */
export function actionAddress(build: ServerBuild, routeId: string, page: URL): URL {
  const address = new URL(page)
  if (build.routes[routeId]?.index === true) address.searchParams.set('index', '')
  return address
}
