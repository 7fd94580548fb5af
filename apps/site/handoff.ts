import type { Plain } from './plain.ts'

/** What a page carries for its late script, as a data block that no browser executes. What is usual is left out of the block. */
export type Handoff = {
  /** React Router's own context (`basename`, `future`, …) as JSON text, where it is not the usual one. */
  context?: string
  /** Loader data of the page, where JSON can carry it; else `stream` has it. */
  state?: Plain
  /** Loader data in React Router's own format: errors, dates and other values that are not plain. */
  stream?: string
  /** Path and query as they were rendered; the address bar may hold more. */
  url: string
  /** The manifest of all routes: a module that sets a global. */
  manifest: string
  /** Module of each matched route, by route id. */
  routes: Readonly<Record<string, string>>
  /** The client's entry, and what it needs first. */
  entry: string
  preloads: readonly string[]
  /** Runs before everything else in development (hot reload). */
  before?: string
  /** Request number, on error pages only: no other page may differ between requests. */
  requestId?: string
  /** The page's main job needs the script: it starts right after the first paint. */
  isUrgent?: true
}

export const HANDOFF_ID = 'handoff'

/** React Router's context as its configuration makes it; a page that has another one carries it. */
export const USUAL_CONTEXT =
  '{"basename":"/","future":{"unstable_enableNodeReadableStream":false,"unstable_optimizeDeps":false},"routeDiscovery":{"mode":"initial"},"ssr":true,"isSpaMode":false}'

/**
 * What a route may say of its loader data, in `handle.handoff`: what stands in its page anyway is left out of the data block, and
 * read from the page before it is hydrated.
 */
export type HandoffRule = { lean(data: Plain): Plain; restore(data: Plain, page: Document): Plain }
