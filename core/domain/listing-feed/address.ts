import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { listingFeed, setting } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readSetting } from '#core/domain/setting/index.ts'
import type { FeedRow } from './feed-row.ts'

/** Id to the base of 36, and the HMAC-SHA256 of it and of how often the address was renewed. */
const TOKEN = /^([1-9a-z][0-9a-z]{0,10})\.([\w-]{43})$/
const KEY = 'listing_feed.address_key'

/** Where a feed is read, by the key of `ensureKey`. */
export function addressOf(key: string, { id, addressVersion }: Pick<FeedRow, 'id' | 'addressVersion'>): string {
  const id36 = id.toString(36)
  return `/feed/${id36}.${macOf(key, id36, addressVersion)}`
}

/** The feed of a token; null for one that is altered, was renewed since, or whose feed is gone: which of them, nobody can tell. */
export async function findByToken({ db }: Pick<Ctx, 'db'>, token: string): Promise<FeedRow | null> {
  const [, id36 = '', mac = ''] = TOKEN.exec(token) ?? []
  if (id36 === '') return null
  const id = Number.parseInt(id36, 36)
  const [key, [row]] = await Promise.all([
    readKey({ db }),
    Number.isSafeInteger(id) ? db.select().from(listingFeed).where(eq(listingFeed.id, id)) : Promise.resolve([]),
  ])
  const isRight = timingSafeEqual(Buffer.from(macOf(key, id36, row?.addressVersion ?? 0)), Buffer.from(mac))
  return isRight && key !== '' && row !== undefined ? row : null
}

/** One key for all addresses of the house, made with the first; without its row no address of before works any more. */
export async function ensureKey(ctx: Ctx): Promise<string> {
  await ctx.db
    .insert(setting)
    .values({ key: KEY, value: randomBytes(32).toString('base64'), updatedAt: ctx.ports.clock.now() })
    .onConflictDoNothing()
  return readKey(ctx)
}

function macOf(key: string, id36: string, addressVersion: number): string {
  return createHmac('sha256', Buffer.from(key, 'base64')).update(`listing-feed.${id36}.${addressVersion}`).digest('base64url')
}

function readKey({ db }: Pick<Ctx, 'db'>): Promise<string> {
  return readSetting(db, { key: KEY, schema: z.string(), fallback: '' })
}
