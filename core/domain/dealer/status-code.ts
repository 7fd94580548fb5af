import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { Tx } from '#core/db/client.ts'
import { dealerStatusLink } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'

const LIFETIME_MS = 180 * 24 * 3600_000
const CODE = /^[A-Za-z0-9_-]{43}$/

/** A new code for the status of an application, 256 bits as text for an address, good for 180 days. Only its hash is kept. */
export async function createStatusCode(ctx: Ctx, dealerApplicationId: number): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  const now = ctx.ports.clock.now()
  await ctx.db.delete(dealerStatusLink).where(and(eq(dealerStatusLink.dealerApplicationId, dealerApplicationId), lt(dealerStatusLink.expiresAt, now)))
  await ctx.db
    .insert(dealerStatusLink)
    .values({ dealerApplicationId, codeHash: hashOf(code), createdAt: now, expiresAt: new Date(now.getTime() + LIFETIME_MS) })
  return code
}

/** The application that a code opens. Throws `not_found` for one that nobody was given, or whose time is over. */
export async function findByCode(db: Tx, code: string, now: Date): Promise<number> {
  if (!CODE.test(code)) throw new AppError('not_found')
  const [found] = await db
    .select({ id: dealerStatusLink.dealerApplicationId })
    .from(dealerStatusLink)
    .where(and(eq(dealerStatusLink.codeHash, hashOf(code)), gt(dealerStatusLink.expiresAt, now)))
  if (!found) throw new AppError('not_found')
  return found.id
}

// Fast on purpose: 256 random bits cannot be guessed.
function hashOf(code: string): Buffer {
  return createHash('sha256').update(`dealer:${code}`).digest()
}
