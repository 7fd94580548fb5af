import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { setting } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readSetting } from '#core/domain/setting/index.ts'

const CODE = /^[A-Za-z0-9_-]{43}$/
const KEY = 'alert.code_key'
/** Of the 32 bytes of a code, eight name the alert and 24 are their HMAC-SHA256, cut. */
const MARK_BYTES = 8
const MAC_BYTES = 24

export function newMark(): Buffer {
  return randomBytes(MARK_BYTES)
}

/** The key of all codes of alerts, made with the first; without its row of the settings no link of before works. */
export async function ensureCodeKey(ctx: Pick<Ctx, 'db' | 'ports'>): Promise<string> {
  const known = await readCodeKey(ctx)
  if (known !== '') return known
  await ctx.db
    .insert(setting)
    .values({ key: KEY, value: randomBytes(32).toString('base64'), updatedAt: ctx.ports.clock.now() })
    .onConflictDoNothing()
  return readCodeKey(ctx)
}

/** The key as it stands; empty where no code was made yet. */
export function readCodeKey({ db }: Pick<Ctx, 'db'>): Promise<string> {
  return readSetting(db, { key: KEY, schema: z.string(), fallback: '' })
}

/** The code that opens an alert, the same in every mail: 43 characters of base64url (decision 0047). */
export function codeOf(key: string, mark: Buffer): string {
  const mac = createHmac('sha256', Buffer.from(key, 'base64')).update('alert.').update(mark).digest().subarray(0, MAC_BYTES)
  return Buffer.concat([mark, mac]).toString('base64url')
}

/** What names the alert that a code opens; null for a code that nobody was given. Asks no database. */
export function readCode(key: string, code: string): Buffer | null {
  if (key === '' || !CODE.test(code)) return null
  const mark = Buffer.from(code, 'base64url').subarray(0, MARK_BYTES)
  // The whole text is compared: several texts decode to the same bytes.
  return timingSafeEqual(Buffer.from(codeOf(key, mark)), Buffer.from(code)) ? mark : null
}
