import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { resetPasswordInputSchema, type ResetPasswordInput } from '#contract/member.ts'
import { readInput } from '#contract/read-input.ts'
import type { Tx } from '#core/db/client.ts'
import { member } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { makeDeviceProof } from '#core/domain/known-device/index.ts'
import { asMember, lockAccount, readAccount, type MemberAccount } from './account.ts'
import { findLink, useLink, type FoundLink } from './link.ts'
import { refuseCommonPassword } from './password-check.ts'
import { queueMail } from './queue-mail.ts'
import { confirmMail, isMailFree } from './confirm-mail.ts'
import { endTokensOf, openSession, type OpenedSession } from './session.ts'

/**
 * Sets a new password by a mailed link. Whoever opened it reads the mailbox: the address counts as confirmed, and every session, link
 * and known device of before ends, which also throws out a stranger who had registered the address.
 * Errors: `link_invalid`, `common_password`, `unavailable`.
 */
export async function resetPassword({ ctx, input }: { ctx: Ctx; input: ResetPasswordInput }): Promise<OpenedSession> {
  const given = readInput(resetPasswordInputSchema, input)
  const now = ctx.ports.clock.now()
  const seen = await readLink(ctx.db, given.code, now)
  const before = await readAccount(ctx.db, seen.memberId).catch(() => {
    throw new AppError('link_invalid')
  })
  await refuseCommonPassword(given.password, [before.mail, before.name])
  const passwordHash = await ctx.ports.passwords.hash(given.password)
  return ctx.db.transaction(async (tx) => {
    const account = await lockAccount(tx, seen.memberId)
    // Read again under the lock: of two at once, the second finds it used.
    const link = await readLink(tx, given.code, now)
    if (account === null || account.mail !== link.mail) throw new AppError('link_invalid')
    await useLink(tx, link, now)
    await endTokensOf(tx, { memberId: account.id })
    await tx.update(member).set({ passwordHash, updatedAt: now }).where(eq(member.id, account.id))
    await writeAudit(tx, { ctx: asMember(ctx, account.id), action: 'member.password_reset', subjectKind: 'member', subjectId: account.id })
    await confirmOwner(tx, ctx, account)
    await queueMail(tx, ctx, { kind: 'password_changed', memberId: account.id, address: account.mail, name: account.name, locale: account.locale })
    return { token: await openSession(tx, { memberId: account.id, now }), deviceProof: makeDeviceProof({ id: account.id, passwordHash }, now) }
  })
}

async function readLink(tx: Tx, code: string, now: Date): Promise<FoundLink> {
  const link = await findLink(tx, { kinds: ['password_reset'], code, now })
  if (link === null || link.isUsed) throw new AppError('link_invalid')
  return link
}

async function confirmOwner(tx: Tx, ctx: Ctx, account: MemberAccount): Promise<void> {
  if (account.mailVerifiedAt === null && (await isMailFree(tx, { mail: account.mail, memberId: account.id }))) {
    await confirmMail(tx, ctx, { account, mail: account.mail })
  }
}
