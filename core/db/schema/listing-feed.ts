import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { VEHICLE_KINDS } from '#contract/landed-price-values.ts'
import { FEED_FORMATS } from '#contract/listing-feed-values.ts'
import { createdAt, idColumn, moment, updatedAt, version } from './columns.ts'
import { sqlList } from './sql-list.ts'

/**
 * A feed of the vehicles for a platform or partner. `addressVersion` is part of what its address is signed from: another one, and the address
 * of before opens nothing. `destination`: the code in addresses, null: every market. `readAt`: to the minute.
 */
export const listingFeed = pgTable(
  'listing_feed',
  {
    id: idColumn(),
    name: text('name').notNull(),
    format: text('format', { enum: FEED_FORMATS }).notNull(),
    kinds: text('kinds', { enum: VEHICLE_KINDS })
      .array()
      .notNull()
      .default(sql`'{}'`),
    locale: text('locale').notNull(),
    destination: text('destination'),
    yardStreet: text('yard_street').notNull().default(''),
    yardCity: text('yard_city').notNull().default(''),
    yardRegion: text('yard_region').notNull().default(''),
    yardPostalCode: text('yard_postal_code').notNull().default(''),
    yardCountry: text('yard_country').notNull().default(''),
    addressVersion: integer('address_version').notNull().default(1),
    readAt: moment('read_at'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  () => [
    check('listing_feed_format_check', sql.raw(`format in (${sqlList(FEED_FORMATS)})`)),
    check('listing_feed_kinds_check', sql.raw(`kinds <@ array[${sqlList(VEHICLE_KINDS)}] and cardinality(kinds) > 0`)),
  ],
)
