import type { ListingFeed } from '#contract/listing-feed.ts'
import { addressOf } from './address.ts'
import { toValue, type FeedRow } from './feed-row.ts'

/** A feed as staff see it; `key` signs its address. */
export function toFeed(row: FeedRow, key: string): ListingFeed {
  return { id: row.id, version: row.version, value: toValue(row), path: addressOf(key, row), read_at: row.readAt?.toISOString() ?? null }
}
