import { text } from 'node:stream/consumers'
import type { EntryContext } from 'react-router'

/** What a rendered page tells of itself: its settings, its address, and the files that its client needs. */
export type EntryFacts = {
  context: object
  /** Path and query. */
  url: string
  status: number
  /** The matched routes that have browser code, from the root to the leaf. */
  matches: readonly { id: string; module: string; handle: unknown }[]
  files: { manifest: string; entry: string; imports: readonly string[]; before: string | undefined }
}

/** Reads React Router's context of a page. */
export function readEntry({ manifest, serverHandoffString, staticHandlerContext }: EntryContext): EntryFacts {
  const { location, matches, statusCode } = staticHandlerContext
  const known = matches.flatMap(({ route: { id, handle } }) => {
    const route = manifest.routes[id]
    return route === undefined ? [] : [{ id, module: route.module, imports: route.imports ?? [], handle: handle as unknown }]
  })
  if (serverHandoffString === undefined) throw new Error("React Router's context has no settings: its server has changed")
  return {
    context: JSON.parse(serverHandoffString) as object,
    url: `${location.pathname}${location.search}`,
    status: statusCode,
    matches: known,
    files: {
      manifest: manifest.url,
      entry: manifest.entry.module,
      imports: [...manifest.entry.imports, ...known.flatMap(({ imports }) => imports)],
      before: manifest.hmr?.runtime,
    },
  }
}

/** The page's hydration data: what its loaders and its action gave, as React Router's client reads it. To be read once. */
export async function hydrationData({ serverHandoffStream }: EntryContext): Promise<string> {
  if (serverHandoffStream === undefined) throw new Error("React Router's context has no stream: its server has changed")
  return text(serverHandoffStream)
}

/** The context for `<ServerRouter>`: without its stream, React Router writes no inline script into the page. */
export function withoutInlineScripts(entry: EntryContext): EntryContext {
  return { ...entry, serverHandoffStream: undefined }
}
