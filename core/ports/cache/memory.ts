import { LRUCache } from 'lru-cache'
import type { Cache, CacheEntry, Made } from './port.ts'

const DEFAULT_SIZE = 1_000
const MAX_BYTES = 64_000_000
/** Bounds how long a process that missed a notification can answer old values. */
const MAX_AGE_MS = 5 * 60_000

/** `tags` is null while the value is being made. */
type Kept = { made: Promise<Made<unknown>>; tags: ReadonlySet<string> | null }

/**
 * Least recently used values in this process's memory. `maxBytes` bounds the sum of the sizes that callers tell. A value that has grown old
 * is still answered where a new one cannot be made: while the database is away, pages go on showing menu, company and prices.
 */
export function createMemoryCache(options: { maxBytes?: number; maxAgeMs?: number; now?: () => number } = {}): Cache {
  const maxSize = options.maxBytes ?? MAX_BYTES
  const age = {
    ttl: options.maxAgeMs ?? MAX_AGE_MS,
    allowStale: true,
    noDeleteOnStaleGet: true,
    ttlResolution: 0,
    perf: options.now ? { now: options.now } : performance,
  }
  const kept = new LRUCache<string, Kept>({ maxSize, ...age })

  function read<T>(entry: CacheEntry<T>): Promise<Made<T>> {
    const old = kept.get(entry.key)
    if (old && kept.getRemainingTTL(entry.key) > 0) return old.made as Promise<Made<T>>
    const made = old ? entry.make().catch((error: unknown) => keepOld<T>(entry.key, old, error)) : entry.make()
    const begun: Kept = { made, tags: null }
    kept.set(entry.key, begun, { size: DEFAULT_SIZE })
    made.then(
      (result) => settle(entry, begun, result),
      () => forget(entry.key, begun),
    )
    return made
  }

  // Unless its content has changed meanwhile: then it is known to be wrong, and no longer in the map.
  function keepOld<T>(key: string, old: Kept, error: unknown): Promise<Made<T>> {
    if (kept.peek(key) === undefined) throw error
    return old.made as Promise<Made<T>>
  }

  // A value whose content changed while it was being made is no longer in the map, and must not come back.
  function settle<T>(entry: CacheEntry<T>, begun: Kept, { value, tags }: Made<T>): void {
    if (kept.peek(entry.key) !== begun) return
    const size = entry.sizeOf ? Math.max(1, Math.ceil(entry.sizeOf(value))) : DEFAULT_SIZE
    // A new object: the library measures again only when the value is another one.
    kept.set(entry.key, { ...begun, tags }, { size })
  }

  function forget(key: string, begun: Kept): void {
    if (kept.peek(key) === begun) kept.delete(key)
  }

  function drop(tags?: readonly string[]): void {
    if (!tags) return kept.clear()
    for (const [key, entry] of kept) {
      if (entry.tags === null || tags.some((tag) => entry.tags?.has(tag))) kept.delete(key)
    }
  }

  return { read, drop }
}
