import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { setting } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readSetting } from '#core/domain/setting/index.ts'
import { readReference } from './reference.ts'

const CODE = /^[A-Za-z0-9_-]{43}$/
const KEY = 'enquiry.status_key'
/** Of the 32 bytes of a code, six are the reference and 26 its HMAC-SHA256, cut. */
const REFERENCE_BYTES = 6
const MAC_BYTES = 26

/** The key of all codes of the house, made with the first; without its row of the settings no link of before works. */
export async function ensureStatusKey(ctx: Pick<Ctx, 'db' | 'ports'>): Promise<string> {
  const known = await readStatusKey(ctx)
  if (known !== '') return known
  await ctx.db
    .insert(setting)
    .values({ key: KEY, value: randomBytes(32).toString('base64'), updatedAt: ctx.ports.clock.now() })
    .onConflictDoNothing()
  return readStatusKey(ctx)
}

/** The key as it stands; empty where no code was made yet. */
export function readStatusKey({ db }: Pick<Ctx, 'db'>): Promise<string> {
  return readSetting(db, { key: KEY, schema: z.string(), fallback: '' })
}

/** The code that opens the state of the enquiry `reference`, the same at every time: 43 characters of base64url (decision 0045). */
export function statusCodeOf(key: string, reference: string): string {
  const name = Buffer.from(reference.replace('-', ''), 'latin1')
  const mac = createHmac('sha256', Buffer.from(key, 'base64')).update('enquiry.').update(name).digest().subarray(0, MAC_BYTES)
  return Buffer.concat([name, mac]).toString('base64url')
}

/** The reference that a code opens; null for a code that nobody was given. Asks no database. */
export function readStatusCode(key: string, code: string): string | null {
  if (key === '' || !CODE.test(code)) return null
  const reference = readReference(Buffer.from(code, 'base64url').subarray(0, REFERENCE_BYTES).toString('latin1'))
  if (reference === null) return null
  // The whole text is compared: several texts decode to the same bytes.
  return timingSafeEqual(Buffer.from(statusCodeOf(key, reference)), Buffer.from(code)) ? reference : null
}
