import { sql } from 'drizzle-orm'
import type { ListingFeed, ListingFeedValue } from '#contract/listing-feed.ts'
import type { Db } from '#core/db/client.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { saveListingFeed } from './index.ts'

export const FEED: ListingFeedValue = {
  name: 'Spring feed',
  format: 'csv',
  kinds: ['new', 'used'],
  locale: 'en',
  destination: null,
  yard_street: '',
  yard_city: '',
  yard_region: '',
  yard_postal_code: '',
  yard_country: '',
}

export const YARD = { yard_street: '88 Harbour Road', yard_city: 'Ningbo', yard_region: 'Zhejiang', yard_postal_code: '315000', yard_country: 'CN' }

/** A feed of a test, saved in the name of the system. */
export function addFeed(db: Db, value: Partial<ListingFeedValue> = {}): Promise<ListingFeed> {
  const { ctx } = createTestCtx(db, { actor: { kind: 'system' } })
  return saveListingFeed({ ctx, input: { id: null, version: 0, value: { ...FEED, ...value } } })
}

/** The token of an address. */
export function tokenOf({ path }: Pick<ListingFeed, 'path'>): string {
  return path.slice('/feed/'.length)
}

/** Shows `count` photographs of the outside of a used unit. */
export async function addPhotographs(db: Db, stockRef: string, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const key = `${stockRef}-${at}`
    await db.execute(sql`
      with added as (
        insert into media (kind, storage_key, sha256, content_type, byte_size, width_px, height_px, colour, rendition_state)
        values ('image', ${key}, ${key}, 'image/jpeg', 1, 1600, 900, '#000000', 'done') returning id),
      variant as (
        insert into media_variant (media_id, format, width_px, height_px, byte_size, storage_key)
        select id, 'webp', 1600, 900, 1, ${`picture/${key}.webp`} from added)
      insert into used_car_media (used_car_id, media_id, tab, position)
      select used_car.id, added.id, 'exterior', ${at} from used_car, added where stock_ref = ${stockRef}`)
  }
}
