import { data, type ServerBuild } from 'react-router'
import { ERRORS, isAppError } from '#contract/errors.ts'

type Handler = (args: never) => unknown

/** The site's build with loaders and actions that answer expected failures (`AppError`) by their status; the rest goes on as it is. */
export function withStatuses(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (route === undefined) return [id, route] as const
    const { loader, action } = route.module
    const module = { ...route.module, ...(loader ? { loader: answering(loader) } : {}), ...(action ? { action: answering(action) } : {}) }
    return [id, { ...route, module }] as const
  })
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild['routes'] }
}

/** True if a form may be posted to the route. */
export function hasAction(build: ServerBuild, routeId: string): boolean {
  return build.routes[routeId]?.module.action !== undefined
}

/** True if the route is an index: React Router asks for `?index` to tell it from its parent. */
export function isIndexRoute(build: ServerBuild, routeId: string): boolean {
  return build.routes[routeId]?.index === true
}

function answering(handler: Handler): Handler {
  return async (args) => {
    try {
      return await handler(args)
    } catch (error) {
      if (!isAppError(error) || error.key === 'internal') throw error
      throw data({ key: error.key }, { status: ERRORS[error.key].status })
    }
  }
}
