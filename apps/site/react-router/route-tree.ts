import type { RouteObject } from 'react-router'

type Route = { id: string; parentId?: string; path?: string; index?: boolean }

/** Routes as a build and its manifest name them: flat, each with its parent. */
export type FlatRoutes = Readonly<Record<string, Route | undefined>>

/** The same as a tree, for `matchRoutes`. */
export function routeTree(routes: FlatRoutes, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route): RouteObject => {
      const { id, path, index } = route as Route
      return index ? { id, path, index } : { id, path, children: routeTree(routes, id) }
    })
}
