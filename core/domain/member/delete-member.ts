import { eq } from 'drizzle-orm'
import { deleteMemberInputSchema, type DeleteMemberInput } from '#contract/member.ts'
import { readInput } from '#contract/read-input.ts'
import { member } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readAccount, requireMember } from './account.ts'
import { requirePassword } from './password-check.ts'
import { queueMail } from './queue-mail.ts'

/**
 * Deletes the account with its sessions, favourites and vouchers; enquiries stay as leads without it. A confirmed address is told once
 * more, by a message that outlives the account and is deleted when it is sent.
 * Errors: `token_invalid`, `wrong_password`, `rate_limited`, `unavailable`.
 */
export async function deleteMember({ ctx, input }: { ctx: Ctx; input: DeleteMemberInput }): Promise<void> {
  const memberId = requireMember(ctx)
  const given = readInput(deleteMemberInputSchema, input)
  const account = await readAccount(ctx.db, memberId)
  await requirePassword(ctx, { account, password: given.password })
  await ctx.db.transaction(async (tx) => {
    const deleted = await tx.delete(member).where(eq(member.id, memberId)).returning({ id: member.id })
    if (deleted.length === 0) return
    await writeAudit(tx, { ctx, action: 'member.deleted', subjectKind: 'member', subjectId: memberId })
    if (account.mailVerifiedAt !== null)
      await queueMail(tx, ctx, { kind: 'deleted', memberId: null, address: account.mail, name: account.name, locale: account.locale })
  })
}
