import { AppError } from '#contract/errors.ts'
import type { Ctx } from '#core/domain/context.ts'
import { forgiveAttempts, reserveAttempt, returnAttempt, type Limit } from '#core/domain/login-attempt/index.ts'
import { isCommonMemberPassword } from '#core/domain/password/index.ts'
import type { MemberAccount } from './account.ts'

/** Throws `common_password` for a password that guessers try first, or that is made of the member's own name or address. */
export async function refuseCommonPassword(transformed: string, personal: readonly string[]): Promise<void> {
  if (!(await isCommonMemberPassword({ transformed, personal }))) return
  throw new AppError('common_password', { issues: [{ path: 'password', key: 'common_password' }] })
}

/** The present password, asked for again before something that cannot be undone. Throws `wrong_password`, `rate_limited`. */
export async function requirePassword(ctx: Ctx, input: { account: MemberAccount; password: string; limits: readonly Limit[] }): Promise<void> {
  await reserveAttempt(ctx, input.limits)
  if (!(await verifyOrReturn(ctx, input))) throw new AppError('wrong_password', { issues: [{ path: 'password', key: 'wrong_password' }] })
  await forgiveAttempts(ctx.db, input.limits)
}

// A guess that could not be answered, because too many hashes were waiting, does not count.
async function verifyOrReturn(ctx: Ctx, input: { account: MemberAccount; password: string; limits: readonly Limit[] }): Promise<boolean> {
  try {
    return await ctx.ports.passwords.verify(input.account.passwordHash, input.password)
  } catch (error) {
    await returnAttempt(ctx.db, input.limits)
    throw error
  }
}
