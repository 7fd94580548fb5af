import type { Ctx } from '#core/domain/context.ts'
import { readAccount, requireMember } from './account.ts'
import { queueMail } from './queue-mail.ts'

/** Sends the link that confirms the member's address once more; a confirmed one needs none. Errors: `token_invalid`. */
export async function sendVerification({ ctx }: { ctx: Ctx }): Promise<void> {
  const memberId = requireMember(ctx)
  const account = await readAccount(ctx.db, memberId)
  if (account.mailVerifiedAt !== null) return
  await ctx.db.transaction((tx) => queueMail(tx, ctx, { kind: 'verify', memberId, address: account.mail, name: account.name, locale: account.locale }))
}
