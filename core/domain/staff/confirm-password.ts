import { AppError } from '#contract/errors.ts'
import type { Ctx } from '#core/domain/context.ts'
import { forgiveAttempts, reserveAttempt, returnOnFailure, type Limit } from '#core/domain/login-attempt/index.ts'
import { findAccount, type StaffAccount } from './account.ts'
import type { StaffSessionInfo } from './find-session.ts'
import { limitsOf } from './login-limits.ts'

/**
 * The present password of the person who is logged in, once more. Answers the account, and where the guess was counted. Errors:
 * `validation_failed` with issue `current` `wrong_password`; `second_factor_required`, `rate_limited`.
 */
export async function checkOwnPassword(
  ctx: Ctx,
  input: { session: StaffSessionInfo; current: string },
): Promise<{ account: StaffAccount; limits: readonly Limit[] }> {
  if (input.session.stage !== 'full') throw new AppError('second_factor_required')
  const account = await findAccount(ctx.db, input.session.staff.id)
  if (!account) throw new AppError('token_invalid')
  // The session is proof enough to have a bucket of its own: guesses at the login page do not close this form.
  const limits = limitsOf({ factor: 'password', account: account.mail, ip: '', device: `session.${input.session.sessionId}` })
  await reserveAttempt(ctx, limits)
  if (!(await returnOnFailure(ctx, limits, () => ctx.ports.passwords.verify(account.passwordHash, input.current)))) {
    throw new AppError('validation_failed', { issues: [{ path: 'current', key: 'wrong_password' }] })
  }
  return { account, limits }
}

/** The same where nothing else is done with it: the guess is forgotten. */
export async function confirmPassword(ctx: Ctx, input: { session: StaffSessionInfo; current: string }): Promise<void> {
  const { limits } = await checkOwnPassword(ctx, input)
  await ctx.db.transaction((tx) => forgiveAttempts(tx, limits))
}
