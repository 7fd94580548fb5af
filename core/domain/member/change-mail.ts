import { AppError } from '#contract/errors.ts'
import { changeMailInputSchema, type ChangeMailInput } from '#contract/member.ts'
import { readInput } from '#contract/read-input.ts'
import type { Ctx } from '#core/domain/context.ts'
import { isMailAddress } from '#core/domain/enquiry/index.ts'
import { reserveAttempt } from '#core/domain/login-attempt/index.ts'
import { readAccount, requireMember } from './account.ts'
import { memberMailLimits } from './limits.ts'
import { requirePassword } from './password-check.ts'
import { queueMail } from './queue-mail.ts'

/**
 * Asks for another mail address. Nothing changes until the link sent there is opened; whether the address belongs to somebody already is
 * told by that mail alone. `ip`: of the visitor. Errors: `token_invalid`, `validation_failed` (issue `email` `invalid`), `wrong_password`, `rate_limited`, `unavailable`.
 */
export async function changeMail({ ctx, input, ip }: { ctx: Ctx; input: ChangeMailInput; ip: string | null }): Promise<void> {
  const memberId = requireMember(ctx)
  const given = readInput(changeMailInputSchema, input)
  if (!isMailAddress(given.email)) throw new AppError('validation_failed', { issues: [{ path: 'email', key: 'invalid' }] })
  const account = await readAccount(ctx.db, memberId)
  await requirePassword(ctx, { account, password: given.password })
  await reserveAttempt(ctx, memberMailLimits({ kind: 'mail_change', mail: given.email, ip }))
  await ctx.db.transaction((tx) => queueMail(tx, ctx, { kind: 'mail_change', memberId, address: given.email, name: account.name, locale: account.locale }))
}
