type RouteModules = Readonly<Record<string, { shouldRevalidate?: unknown } | undefined>>

type ManifestRoute = { id: string; parentId?: string; path?: string; index?: boolean; module: string; imports?: readonly string[]; hasLoader: boolean }

/** The routes that the client knows, with their files. */
export type RouteManifest = { routes: Readonly<Record<string, ManifestRoute | undefined>> }

type Globals = { __reactRouterContext?: unknown; __reactRouterManifest?: RouteManifest; __reactRouterRouteModules?: RouteModules }

/** What React Router's own inline scripts would have set: the page's settings, its hydration data and the modules of its routes. */
export function giveToRouter(page: { context: object; stream: ReadableStream<Uint8Array>; modules: Readonly<Record<string, unknown>> }): void {
  Object.assign(window, { __reactRouterContext: { ...page.context, stream: page.stream }, __reactRouterRouteModules: page.modules })
}

/** The manifest, which a module of the build sets; null before it was loaded. */
export function routeManifest(): RouteManifest | null {
  return (window as Globals).__reactRouterManifest ?? null
}

/** True if the client has the route's module and the module says itself when its data are asked for again. */
export function decidesRevalidation(routeId: string): boolean {
  return (window as Globals).__reactRouterRouteModules?.[routeId]?.shouldRevalidate !== undefined
}
