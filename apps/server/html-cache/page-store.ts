import { LRUCache } from 'lru-cache'
import type { CachedPage } from './cached-page.ts'

export type PageStoreLimits = {
  pages: number
  bytes: number
  /** Unknown pages are kept apart, so that asking for many cannot push out the real ones. */
  unknownPages: number
}

export type PageStore = {
  get(key: string): CachedPage | undefined
  set(key: string, page: CachedPage): void
  /** True while this very page is kept. */
  holds(key: string, page: CachedPage): boolean
  /** Puts `next` where `page` still is; nothing happens where it has gone or changed. */
  replace(key: string, page: CachedPage, next: CachedPage): void
  /** Drops what shows any of the tags, and pages that name no tag at all. Answers how many went. */
  dropTags(tags: readonly string[]): number
  clear(): void
  stats(): { pages: number; bytes: number }
}

/** Pages in memory, the least recently read going first. */
export function createPageStore(limits: PageStoreLimits): PageStore {
  const found = new LRUCache<string, CachedPage>({ max: limits.pages, maxSize: limits.bytes, sizeCalculation: (page) => page.size })
  const unknown = new LRUCache<string, CachedPage>({ max: limits.unknownPages })
  const homeOf = ({ status }: CachedPage) => (status === 200 ? found : unknown)
  return {
    get: (key) => found.get(key) ?? unknown.get(key),
    set: (key, page) => {
      const home = homeOf(page)
      const other = home === found ? unknown : found
      other.delete(key)
      home.set(key, page)
    },
    holds: (key, page) => homeOf(page).peek(key) === page,
    replace: (key, page, next) => {
      const home = homeOf(page)
      if (home.peek(key) === page) home.set(key, next)
    },
    dropTags: (tags) => dropFrom(found, tags) + dropFrom(unknown, tags),
    clear: () => {
      found.clear()
      unknown.clear()
    },
    stats: () => ({ pages: found.size + unknown.size, bytes: found.calculatedSize }),
  }
}

function dropFrom(pages: LRUCache<string, CachedPage>, tags: readonly string[]): number {
  const gone = [...pages.entries()].filter(([, page]) => page.tags.size === 0 || tags.some((tag) => page.tags.has(tag)))
  for (const [key] of gone) pages.delete(key)
  return gone.length
}
