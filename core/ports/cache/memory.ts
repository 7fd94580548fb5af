import { LRUCache } from 'lru-cache'
import type { Cache, CacheEntry } from './port.ts'

const DEFAULT_SIZE = 1_000
const MAX_BYTES = 64_000_000
/** Bounds how long a process that missed a notification can answer old values. */
const MAX_AGE_MS = 5 * 60_000

type Kept = { value: Promise<unknown>; tags: ReadonlySet<string> }

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

  function read<T>(entry: CacheEntry<T>): Promise<T> {
    const old = kept.get(entry.key)
    if (old && kept.getRemainingTTL(entry.key) > 0) return old.value as Promise<T>
    const value = old ? entry.make().catch((error: unknown) => keepOld<T>(entry.key, old, error)) : entry.make()
    const made: Kept = { value, tags: new Set(entry.tags) }
    kept.set(entry.key, made, { size: DEFAULT_SIZE })
    value.then(
      (result) => settle(entry, made, result),
      () => forget(entry.key, made),
    )
    return value
  }

  // Unless its content has changed meanwhile: then it is known to be wrong, and no longer in the map.
  function keepOld<T>(key: string, old: Kept, error: unknown): Promise<T> {
    if (kept.peek(key) === undefined) throw error
    return old.value as Promise<T>
  }

  // A value whose content changed while it was being made is no longer in the map, and must not come back.
  function settle<T>(entry: CacheEntry<T>, made: Kept, result: T): void {
    if (kept.peek(entry.key) !== made || !entry.sizeOf) return
    // A new object: the library measures again only when the value is another one.
    kept.set(entry.key, { ...made }, { size: Math.max(1, Math.ceil(entry.sizeOf(result))) })
  }

  function forget(key: string, made: Kept): void {
    if (kept.peek(key) === made) kept.delete(key)
  }

  function drop(tags?: readonly string[]): void {
    if (!tags) return kept.clear()
    for (const [key, entry] of kept) {
      if (tags.some((tag) => entry.tags.has(tag))) kept.delete(key)
    }
  }

  return { read, drop }
}
