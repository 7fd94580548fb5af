import type { EntryContext } from 'react-router'
import { wordFiles } from 'virtual:words'
import type { Locale } from '#i18n/locales.ts'
import { HANDOFF_ID, type Handoff } from './handoff.ts'

type HandoffInput = { entry: EntryContext; data: string; locale: Locale; requestId: string | null }

/** The data block of a page; `data`: loader data in React Router's stream format. */
export function handoffBlock(input: HandoffInput): string {
  const json = JSON.stringify(handoffOf(input))
  // "<" must not appear: "</script>" and "<!--" would change how the rest of the page is read.
  return `<script type="application/json" id="${HANDOFF_ID}">${json.replaceAll('<', '\\u003c')}</script>`
}

function handoffOf({ entry, data, locale, requestId }: HandoffInput): Handoff {
  const { manifest, staticHandlerContext } = entry
  const { location } = staticHandlerContext
  const routes = staticHandlerContext.matches.map(({ route }) => manifest.routes[route.id]).filter((route) => route !== undefined)
  const words = wordFiles(
    locale,
    routes.map((route) => route.id),
  )
  // The entry is imported last and is the largest: it is fetched with the rest.
  const imports = [manifest.entry.module, ...manifest.entry.imports, ...routes.flatMap((route) => route.imports ?? []), ...words]
  return {
    context: entry.serverHandoffString ?? '{}',
    stream: data,
    url: `${location.pathname}${location.search}`,
    manifest: manifest.url,
    routes: Object.fromEntries(routes.map((route) => [route.id, route.module])),
    entry: manifest.entry.module,
    preloads: [...new Set(imports)],
    before: manifest.hmr?.runtime ?? null,
    requestId,
    // The address bar says /404 soon after the page does (product D7).
    isUrgent:
      staticHandlerContext.statusCode === 404 ||
      staticHandlerContext.matches.some(({ route }) => (route.handle as { isUrgent?: boolean } | undefined)?.isUrgent === true),
  }
}
