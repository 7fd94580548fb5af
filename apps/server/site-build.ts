import { data, type ServerBuild } from 'react-router'
import { ERRORS, isAppError, type AppError } from '#contract/errors.ts'
import { siteContext } from '#apps/site/context.server.ts'
import { createServerTranslator } from '#i18n/server.ts'

type Handler = (args: never) => unknown
type HandlerArgs = { context: Parameters<typeof siteContext>[0] }

/** The site's build with loaders and actions that answer expected failures (`AppError`) by their status; the rest goes on as it is. */
export function withStatuses(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (route === undefined) return [id, route] as const
    const { loader, action } = route.module
    const module = { ...route.module, ...(loader ? { loader: answering(loader) } : {}), ...(action ? { action: answering(unlessRefused(action)) } : {}) }
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
      throw data({ key: error.key, message: messageFor(error, args) }, { status: ERRORS[error.key].status })
    }
  }
}

/** An action that is not asked where the form is not taken in. */
function unlessRefused(action: Handler): Handler {
  return (args) => {
    const { refusal } = siteContext((args as HandlerArgs).context)
    if (refusal !== null) throw refusal
    return action(args)
  }
}

// The sentence of the API, in the page's language: the error screen shows it.
function messageFor({ key }: AppError, args: unknown): string {
  return createServerTranslator(siteContext((args as HandlerArgs).context).locale, 'api')(key)
}
