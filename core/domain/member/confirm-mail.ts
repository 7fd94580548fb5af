import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Tx } from '#core/db/client.ts'
import { member } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { asMember, type MemberAccount } from './account.ts'
import { grantLevelVoucher } from './grant-voucher.ts'

/** True if no other account has confirmed the address. Takes the address for this transaction, so that two at once see each other. */
export async function isMailFree(tx: Tx, input: { mail: string; memberId: number }): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`member-mail:${input.mail.toLowerCase()}`}, 0))`)
  const rows = await tx
    .select({ id: member.id })
    .from(member)
    .where(and(sql`lower(${member.mail}) = lower(${input.mail})`, isNotNull(member.mailVerifiedAt), ne(member.id, input.memberId)))
    .limit(1)
  return rows.length === 0
}

/** Makes `mail` the member's confirmed address and hands over what waits for it. Call with the account locked and the address free. */
export async function confirmMail(tx: Tx, ctx: Ctx, input: { account: MemberAccount; mail: string }): Promise<void> {
  const { account, mail } = input
  const now = ctx.ports.clock.now()
  await tx
    .update(member)
    .set({ mail, mailVerifiedAt: account.mail === mail ? (account.mailVerifiedAt ?? now) : now, updatedAt: now })
    .where(eq(member.id, account.id))
  const action = account.mail === mail ? 'member.mail_confirmed' : 'member.mail_changed'
  await writeAudit(tx, { ctx: asMember(ctx, account.id), action, subjectKind: 'member', subjectId: account.id })
  await grantLevelVoucher(tx, { memberId: account.id, levelId: account.levelId, now })
}
