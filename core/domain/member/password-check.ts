import { AppError } from '#contract/errors.ts'
import type { Ctx } from '#core/domain/context.ts'
import { forgiveAttempts, reserveAttempt, returnOnFailure } from '#core/domain/login-attempt/index.ts'
import { isCommonMemberPassword } from '#core/domain/password/index.ts'
import type { MemberAccount } from './account.ts'
import { holderLimits } from './limits.ts'

/** Throws `common_password` for a password that guessers try first, or that is made of the member's own name or address. */
export async function refuseCommonPassword(transformed: string, personal: readonly string[]): Promise<void> {
  if (!(await isCommonMemberPassword({ transformed, personal }))) return
  throw new AppError('common_password', { issues: [{ path: 'password', key: 'common_password' }] })
}

/** The present password, asked for again before something that cannot be undone, or beside a link. Throws `wrong_password`, `rate_limited`, `unavailable`. */
export async function requirePassword(ctx: Ctx, { account, password }: { account: MemberAccount; password: string }): Promise<void> {
  const limits = holderLimits(account.id)
  await reserveAttempt(ctx, limits)
  const isRight = await returnOnFailure(ctx, limits, () => ctx.ports.passwords.verify(account.passwordHash, password))
  if (!isRight) throw new AppError('wrong_password', { issues: [{ path: 'password', key: 'wrong_password' }] })
  await ctx.db.transaction((tx) => forgiveAttempts(tx, limits))
}
