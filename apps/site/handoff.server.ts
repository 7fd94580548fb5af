import { text } from 'node:stream/consumers'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import type { EntryContext } from 'react-router'
import { wordFiles } from 'virtual:words'
import type { Locale } from '#i18n/locales.ts'
import { HANDOFF_ID, type Handoff, type HandoffRule, USUAL_CONTEXT } from './handoff.ts'
import { packPictures } from './pack-pictures.ts'
import { isPlain, type Plain } from './plain.ts'

type HandoffInput = { entry: EntryContext; data: PageData; locale: Locale; requestId: string | null }

type Handle = { isUrgent?: boolean; handoff?: HandoffRule } | undefined

/** Loader data of a page: plain, or in React Router's stream format. */
export type PageData = Pick<Handoff, 'state' | 'stream'>

/** What the page's loaders gave, in the lightest form that carries it. */
export async function pageData(entry: EntryContext): Promise<PageData> {
  const { actionData, errors } = entry.staticHandlerContext
  const stream = entry.serverHandoffStream as unknown as NodeReadableStream | undefined
  const state = { loaderData: leanData(entry), actionData, errors }
  if (!isPlain(state)) return { stream: stream ? await text(stream) : '' }
  return { state }
}

function leanData({ staticHandlerContext: { loaderData, matches } }: EntryContext): Record<string, unknown> {
  const lean: Record<string, unknown> = { ...loaderData }
  for (const { route } of matches) {
    const rule = (route.handle as Handle)?.handoff
    const data: unknown = lean[route.id]
    if (!data || !isPlain(data)) continue
    lean[route.id] = packPictures(withoutJsonLd(rule ? rule.lean(data) : data))
  }
  return lean
}

// Crawlers read it in the head; the browser has no use for it (`meta.ts`).
function withoutJsonLd(data: Plain): Plain {
  if (typeof data !== 'object' || data === null || !('jsonLd' in data)) return data
  const { jsonLd: _jsonLd, ...rest } = data
  return rest
}

/** The data block of a page. */
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
    context: entry.serverHandoffString === USUAL_CONTEXT ? undefined : (entry.serverHandoffString ?? '{}'),
    ...data,
    url: `${location.pathname}${location.search}`,
    manifest: manifest.url,
    routes: Object.fromEntries(routes.map((route) => [route.id, route.module])),
    entry: manifest.entry.module,
    preloads: [...new Set(imports)],
    before: manifest.hmr?.runtime,
    requestId: requestId ?? undefined,
    // The address bar says /404 soon after the page does (product D7).
    isUrgent:
      staticHandlerContext.statusCode === 404 || staticHandlerContext.matches.some(({ route }) => (route.handle as Handle)?.isUrgent === true)
        ? true
        : undefined,
  }
}
