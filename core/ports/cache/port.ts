import type { ContentTag } from '#contract/content-tag.ts'

/** A value and the public content that it was made from. */
export type Made<T> = { value: T; tags: ReadonlySet<ContentTag> }

export type CacheEntry<T> = {
  /** Names the value among all verbs: begins with the verb's name. */
  key: string
  /** Makes the value when none is kept, or an old one. A rejection is not kept: the old value goes on being answered, if there is one. */
  make: () => Promise<Made<T>>
  /** Rough size in bytes; the cache is bounded by the sum. 1,000 when left out. */
  sizeOf?: (value: T) => number
}

/**
 * Values that many requests share and that are dear to make, kept in the process until their content changes. Verbs use it by `keep`
 * (`core/domain/keep.ts`). Values are read-only for every caller. Concurrent reads of one key share one making.
 */
export type Cache = {
  read<T>(entry: CacheEntry<T>): Promise<Made<T>>
  /**
   * Drops what was made from any of the tags, and what is being made now: it may have read what was there before. Without tags
   * everything (the listener was deaf for a while).
   */
  drop(tags?: readonly string[]): void
}
