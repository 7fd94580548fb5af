import { requestResetInputSchema, type RequestResetInput } from '#contract/member.ts'
import { readInput } from '#contract/read-input.ts'
import type { Ctx } from '#core/domain/context.ts'
import { isMailAddress } from '#core/domain/enquiry/index.ts'
import { reserveAttempt } from '#core/domain/login-attempt/index.ts'
import { isLocale } from '#i18n/locales.ts'
import { memberMailLimits } from './limits.ts'
import { queueMail } from './queue-mail.ts'

/**
 * Asks for a link to a new password. The same work and no answer, account or not: whether there is one is looked up when the mail is sent.
 * An address that is none gets no mail. `ip`: of the visitor; a network that has not asked for this mailbox is never refused.
 * Errors: `rate_limited`, by what this network has asked for.
 */
export async function requestPasswordReset({ ctx, input, ip }: { ctx: Ctx; input: RequestResetInput; ip: string | null }): Promise<void> {
  const given = readInput(requestResetInputSchema, input)
  if (!isMailAddress(given.email)) return
  await reserveAttempt(ctx, memberMailLimits({ kind: 'reset', mail: given.email, ip }))
  const locale = isLocale(given.lang) ? given.lang : ctx.locale
  await ctx.db.transaction((tx) => queueMail(tx, ctx, { kind: 'reset', memberId: null, address: given.email, name: '', locale }))
}
