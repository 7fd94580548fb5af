import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { SharedShortlistCode, ShareShortlistInput } from '#contract/shortlist.ts'
import { SHORTLIST_LIMITS, type ShortlistItem } from '#contract/shortlist-values.ts'
import { sharedShortlist } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { cleanLine } from '#core/domain/text/index.ts'

const LIFETIME_MS = 180 * 24 * 3600_000
/** 128 random bits: short enough for a message, too many to be guessed. */
const CODE_BYTES = 16
const CODE = /^[A-Za-z0-9_-]{22}$/

/**
 * Keeps a list as it is now, for whoever has its link (R11.7): things, quantities and notes, of nobody. Answers the code, of which only
 * the hash is kept, good for 180 days. A thing that stands there twice is kept once, as it stands first.
 */
export async function shareShortlist({ ctx, input }: { ctx: Ctx; input: ShareShortlistInput }): Promise<SharedShortlistCode> {
  const code = randomBytes(CODE_BYTES).toString('base64url')
  const now = ctx.ports.clock.now()
  const expiresAt = new Date(now.getTime() + LIFETIME_MS)
  await ctx.db.insert(sharedShortlist).values({ codeHash: hashOf(code), items: cleaned(input.items), createdAt: now, expiresAt })
  return { code, expires_at: expiresAt.toISOString() }
}

/** What a link opens. Throws `not_found` for one that nobody was given, or whose time is over. */
export async function findSharedShortlist({ ctx, input }: { ctx: Ctx; input: { code: string } }): Promise<ShortlistItem[]> {
  if (!CODE.test(input.code)) throw new AppError('not_found')
  const [found] = await ctx.db
    .select({ items: sharedShortlist.items })
    .from(sharedShortlist)
    .where(and(eq(sharedShortlist.codeHash, hashOf(input.code)), gt(sharedShortlist.expiresAt, ctx.ports.clock.now())))
  if (!found) throw new AppError('not_found')
  return found.items
}

/** Deletes the lists whose time is over; answers how many. Run daily by the schedule. */
export async function deleteExpiredShortlists({ ctx }: { ctx: Ctx }): Promise<{ deleted: number }> {
  const result = await ctx.db.delete(sharedShortlist).where(lte(sharedShortlist.expiresAt, ctx.ports.clock.now()))
  return { deleted: result.rowCount ?? 0 }
}

function cleaned(items: readonly ShortlistItem[]): ShortlistItem[] {
  const byKey = new Map<string, ShortlistItem>()
  for (const item of items) {
    const sign = cleanLine(item.sign, SHORTLIST_LIMITS.sign)
    const key = `${item.kind} ${sign}`
    if (!byKey.has(key)) byKey.set(key, { ...item, sign, note: cleanLine(item.note, SHORTLIST_LIMITS.note) })
  }
  return [...byKey.values()]
}

// Fast on purpose: 128 random bits cannot be guessed.
function hashOf(code: string): Buffer {
  return createHash('sha256').update(`shortlist:${code}`).digest()
}
