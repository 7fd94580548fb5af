import type { HandoffRule } from '#apps/site/handoff.ts'
import { unpackPictures } from '#apps/site/pack-pictures.ts'
import type { Plain } from '#apps/site/plain.ts'

type RouteModules = Readonly<Record<string, { handle?: { handoff?: HandoffRule } } | undefined>>
type State = { readonly loaderData: Readonly<Record<string, Plain>> }

/** Loader data as the loaders gave it: what the page's routes left to the page is read from it. */
export function restoreState(state: Plain): Plain {
  const modules = (window as { __reactRouterRouteModules?: RouteModules }).__reactRouterRouteModules ?? {}
  const { loaderData, ...rest } = state as State
  const restored = Object.entries(loaderData).map(([id, packed]): [string, Plain] => {
    const rule = modules[id]?.handle?.handoff
    const data = unpackPictures(packed)
    return [id, rule && data !== null ? rule.restore(data, document) : data]
  })
  return { ...rest, loaderData: Object.fromEntries(restored) }
}
