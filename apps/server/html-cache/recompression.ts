import { densePage, type CachedPage } from './cached-page.ts'
import type { PageStore } from './page-store.ts'

/** As many pages wait at most; a page that finds no place comes with its next reader. */
const MOST_WAITING = 500

export type Recompression = {
  /** A reader came for a kept page: it is worth the time that tight packing takes. */
  note(key: string, page: CachedPage): void
}

/** Packs pages that are asked for again more tightly, one after the other beside everything else. */
export function createRecompression(store: PageStore, onError: (error: unknown) => void): Recompression {
  const waiting = new Map<string, CachedPage>()
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    try {
      for (const [key, page] of waiting) {
        waiting.delete(key)
        // What was dropped or made anew meanwhile is not worth it any more.
        if (store.holds(key, page)) store.replace(key, page, await densePage(page))
      }
    } finally {
      isRunning = false
    }
  }

  return {
    note: (key, page) => {
      if (page.isRecompressed || (waiting.size >= MOST_WAITING && !waiting.has(key))) return
      waiting.set(key, page)
      if (!isRunning) run().catch(onError)
    },
  }
}
