/** What a page carries for its late script, as a data block that no browser executes. */
export type HydrationBlock = {
  /** React Router's own settings of the page (`basename`, `future`, …); missing where they are `USUAL_SETTINGS`. */
  context?: object
  /** Name of the page's hydration data, which lie at `hydrationAddress`; missing where the page carries them itself, in `stream`. */
  data?: string
  /** The hydration data of a page that nobody keeps: a form's answer, a failure, a page for one visitor alone. */
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

export const HYDRATION_ID = 'hydration'

/** Where a page's hydration data lie: under their name, a hash of their bytes, and the page's own address, from which they can be made again. */
export function hydrationAddress(name: string, url: string): string {
  return `/hydration/${name}${url}`
}

/** Reads `target` (path and query) as `hydrationAddress` writes it; null for every other address. */
export function readHydrationAddress(target: string): { name: string; url: string } | null {
  const [, name, url] = /^\/hydration\/([\w-]{16})(\/.*)$/.exec(target) ?? []
  return name === undefined || url === undefined ? null : { name, url }
}

/** The block of a page; null where the page has none, as a page that does not come alive. */
export function readHydrationBlock(page: Document): HydrationBlock | null {
  const text = page.getElementById(HYDRATION_ID)?.textContent
  return text ? (JSON.parse(text) as HydrationBlock) : null
}
