import { eq } from 'drizzle-orm'
import { changePasswordInputSchema, type ChangeMemberPasswordInput } from '#contract/member.ts'
import { readInput } from '#contract/read-input.ts'
import { member } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { makeDeviceProof } from '#core/domain/known-device/index.ts'
import { readAccount, requireMember } from './account.ts'
import { refuseCommonPassword, requirePassword } from './password-check.ts'
import { queueMail } from './queue-mail.ts'
import { endTokensOf } from './session.ts'

/**
 * A new password for the member who is logged in: ends every other session, every link and every known device, and says so by mail.
 * `token`: the session that stays. Answers the proof by which this browser is known from now on.
 * Errors: `token_invalid`, `wrong_password`, `common_password`, `rate_limited`, `unavailable`.
 */
export async function changeMemberPassword({
  ctx,
  input,
  token,
}: {
  ctx: Ctx
  input: ChangeMemberPasswordInput
  token: string | null
}): Promise<{ deviceProof: string }> {
  const memberId = requireMember(ctx)
  const given = readInput(changePasswordInputSchema, input)
  const account = await readAccount(ctx.db, memberId)
  await requirePassword(ctx, { account, password: given.password })
  await refuseCommonPassword(given.new_password, [account.mail, account.name])
  const passwordHash = await ctx.ports.passwords.hash(given.new_password)
  const now = ctx.ports.clock.now()
  await ctx.db.transaction(async (tx) => {
    await tx.update(member).set({ passwordHash, updatedAt: now }).where(eq(member.id, memberId))
    await endTokensOf(tx, { memberId, keep: token })
    await writeAudit(tx, { ctx, action: 'member.password_changed', subjectKind: 'member', subjectId: memberId })
    // Nobody is written to at an address that they have not confirmed, but to confirm it.
    if (account.mailVerifiedAt !== null)
      await queueMail(tx, ctx, { kind: 'password_changed', memberId, address: account.mail, name: account.name, locale: account.locale })
  })
  return { deviceProof: makeDeviceProof({ id: memberId, passwordHash }, now) }
}
