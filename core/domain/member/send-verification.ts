import type { Ctx } from '#core/domain/context.ts'
import { reserveAttempt } from '#core/domain/login-attempt/index.ts'
import { readAccount, requireMember } from './account.ts'
import { memberMailLimits } from './limits.ts'
import { queueMail } from './queue-mail.ts'

/** Sends the link that confirms the member's address once more; a confirmed one needs none. `ip`: of the visitor. Errors: `token_invalid`, `rate_limited`. */
export async function sendVerification({ ctx, ip }: { ctx: Ctx; ip: string | null }): Promise<void> {
  const memberId = requireMember(ctx)
  const account = await readAccount(ctx.db, memberId)
  if (account.mailVerifiedAt !== null) return
  await reserveAttempt(ctx, memberMailLimits({ kind: 'verify', mail: account.mail, ip }))
  await ctx.db.transaction((tx) => queueMail(tx, ctx, { kind: 'verify', memberId, address: account.mail, name: account.name, locale: account.locale }))
}
