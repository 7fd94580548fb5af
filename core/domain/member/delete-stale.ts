import { and, isNull, lt } from 'drizzle-orm'
import { UNVERIFIED_DAYS } from '#contract/member.ts'
import { member, memberMail, memberToken } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { purgeAttempts } from '#core/domain/login-attempt/index.ts'

const DAY_MS = 86_400_000
/** Mails are tried for 75 hours; what still lies here then was given up. */
const MAIL_DAYS = 7

/**
 * Deletes accounts that nobody confirmed in 30 days, tokens and links whose time is over, mails that were never sent and guesses of the
 * day before yesterday. Answers how many of the first three. Run daily.
 */
export async function deleteStaleMembers({ ctx }: { ctx: Ctx }): Promise<{ members: number; tokens: number; mails: number }> {
  const now = ctx.ports.clock.now()
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const members = await ctx.db.delete(member).where(and(isNull(member.mailVerifiedAt), lt(member.createdAt, before(UNVERIFIED_DAYS))))
  const tokens = await ctx.db.delete(memberToken).where(lt(memberToken.expiresAt, now))
  const mails = await ctx.db.delete(memberMail).where(lt(memberMail.createdAt, before(MAIL_DAYS)))
  await purgeAttempts(ctx.db, now)
  return { members: members.rowCount ?? 0, tokens: tokens.rowCount ?? 0, mails: mails.rowCount ?? 0 }
}
