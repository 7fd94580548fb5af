import { LRUCache } from 'lru-cache'
import type { Redirect } from '#core/domain/redirect/index.ts'

export type Redirects = {
  find(path: string): Promise<Redirect | null>
  clear(): void
}

const KEPT = 2_000
const KEPT_MS = 60_000
const LONGEST_PATH = 500

/** Old addresses, asked for only where a page was not found; answers are kept a minute, so that a scan costs the database little. */
export function createRedirects(find: (path: string) => Promise<Redirect | null>): Redirects {
  const known = new LRUCache<string, { redirect: Redirect | null }>({ max: KEPT, ttl: KEPT_MS })
  return {
    find: async (path) => {
      if (path.length > LONGEST_PATH) return null
      const kept = known.get(path)
      if (kept !== undefined) return kept.redirect
      const redirect = await find(path)
      known.set(path, { redirect })
      return redirect
    },
    clear: () => known.clear(),
  }
}
