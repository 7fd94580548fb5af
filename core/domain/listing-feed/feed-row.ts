import type { ListingFeedValue } from '#contract/listing-feed.ts'
import type { listingFeed } from '#core/db/schema/index.ts'

export type FeedRow = typeof listingFeed.$inferSelect

/** What staff edit of a feed. */
export function toValue(row: FeedRow): ListingFeedValue {
  return {
    name: row.name,
    format: row.format,
    kinds: row.kinds,
    locale: row.locale,
    destination: row.destination,
    yard_street: row.yardStreet,
    yard_city: row.yardCity,
    yard_region: row.yardRegion,
    yard_postal_code: row.yardPostalCode,
    yard_country: row.yardCountry,
  }
}
