import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { setting } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readSetting } from '#core/domain/setting/index.ts'

const CODE = /^[A-Za-z0-9_-]{43}$/
/** Of the 32 bytes of a code, eight name the thing and 24 are their HMAC-SHA256, cut. */
const MARK_BYTES = 8
const MAC_BYTES = 24

export type SignedCodes = {
  /** The key of all codes of this kind, made with the first; without its row of the settings no link of before works. */
  ensureKey: (ctx: Pick<Ctx, 'db' | 'ports'>) => Promise<string>
  /** The key as it stands; empty where no code was made yet. */
  readKey: (ctx: Pick<Ctx, 'db'>) => Promise<string>
  /** The code that opens the thing of a mark, the same at every time: 43 characters of base64url. */
  codeOf: (key: string, mark: Buffer) => string
  /** What names the thing that a code opens; null for a code that nobody was given. Asks no database. */
  readCode: (key: string, code: string) => Buffer | null
}

/** What names a thing inside of its code. */
export function newMark(): Buffer {
  return randomBytes(MARK_BYTES)
}

/** Codes of one kind of things, for links without an account. `purpose` keeps the codes of one kind from opening another. */
export function signedCodes(purpose: string): SignedCodes {
  const name = `${purpose}.code_key`
  const readKey = ({ db }: Pick<Ctx, 'db'>) => readSetting(db, { key: name, schema: z.string(), fallback: '' })
  function codeOf(key: string, mark: Buffer): string {
    const mac = createHmac('sha256', Buffer.from(key, 'base64')).update(`${purpose}.`).update(mark).digest().subarray(0, MAC_BYTES)
    return Buffer.concat([mark, mac]).toString('base64url')
  }
  return {
    readKey,
    codeOf,
    async ensureKey(ctx) {
      const known = await readKey(ctx)
      if (known !== '') return known
      await ctx.db
        .insert(setting)
        .values({ key: name, value: randomBytes(32).toString('base64'), updatedAt: ctx.ports.clock.now() })
        .onConflictDoNothing()
      return readKey(ctx)
    },
    readCode(key, code) {
      if (key === '' || !CODE.test(code)) return null
      const mark = Buffer.from(code, 'base64url').subarray(0, MARK_BYTES)
      // The whole text is compared: several texts decode to the same bytes.
      return timingSafeEqual(Buffer.from(codeOf(key, mark)), Buffer.from(code)) ? mark : null
    },
  }
}
