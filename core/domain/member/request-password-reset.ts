import { requestResetInputSchema, type RequestResetInput } from '#contract/member.ts'
import type { Ctx } from '#core/domain/context.ts'
import { isMailAddress } from '#core/domain/enquiry/index.ts'
import { isLocale } from '#i18n/locales.ts'
import { queueMail } from './queue-mail.ts'
import { readInput } from './read-input.ts'

/**
 * Asks for a link to a new password. The same work and no answer, account or not: whether there is one is looked up when the mail is sent.
 * An address that is none gets no mail.
 */
export async function requestPasswordReset({ ctx, input }: { ctx: Ctx; input: RequestResetInput }): Promise<void> {
  const given = readInput(requestResetInputSchema, input)
  if (!isMailAddress(given.email)) return
  const locale = isLocale(given.lang) ? given.lang : ctx.locale
  await ctx.db.transaction((tx) => queueMail(tx, ctx, { kind: 'reset', memberId: null, address: given.email, name: '', locale }))
}
