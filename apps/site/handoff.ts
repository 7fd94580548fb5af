import type { Plain } from './plain.ts'

/** What a page carries for its late script, as a data block that no browser executes. */
export type Handoff = {
  /** React Router's own context (`basename`, `future`, …) as JSON text. */
  context: string
  /** Loader data of the page. Null where JSON cannot carry it: then `stream` has it. */
  state: Plain | null
  /** Loader data in React Router's own format: errors, dates and other values that are not plain. */
  stream: string | null
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
  before: string | null
  /** Request number, on error pages only: no other page may differ between requests. */
  requestId: string | null
  /** The page's main job needs the script: it starts right after the first paint. */
  isUrgent: boolean
}

export const HANDOFF_ID = 'handoff'
