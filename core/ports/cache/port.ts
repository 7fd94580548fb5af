/** What a kept value was made from; a change of that content drops it (the tags of `notifyContent`). */
export type CacheTag =
  | 'car'
  | 'used_car'
  | 'brand'
  | 'fitting'
  | 'article'
  | 'activity'
  | 'download'
  | 'country'
  | 'menu'
  | 'company'
  | 'member_level'
  | 'web_link'

export type CacheEntry<T> = {
  /** Names the value among all verbs: begins with the verb's name. */
  key: string
  tags: readonly CacheTag[]
  /** Makes the value when none is kept, or an old one. A rejection is not kept: the old value goes on being answered, if there is one. */
  make: () => Promise<T>
  /** Rough size in bytes; the cache is bounded by the sum. 1,000 when left out. */
  sizeOf?: (value: T) => number
}

/**
 * Values that many requests share and that are dear to make, kept in the process until their content changes.
 * They are read-only for every caller. Concurrent reads of one key share one making.
 */
export type Cache = {
  read<T>(entry: CacheEntry<T>): Promise<T>
  /** Drops what was made from any of the tags; without tags everything (the listener was deaf for a while). */
  drop(tags?: readonly string[]): void
}
