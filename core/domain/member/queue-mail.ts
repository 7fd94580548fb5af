import { randomUUID } from 'node:crypto'
import type { MemberMailKind } from '#contract/member-values.ts'
import type { Tx } from '#core/db/client.ts'
import { memberMail } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'

/** `memberId` null: the account is gone, or it is not known yet whether there is one. */
export type QueuedMail = { kind: MemberMailKind; memberId: number | null; address: string; name: string; locale: string }

/** Puts a message into the outbox; it exists exactly if the transaction commits. Codes are made when it is sent, so that none lies in the queue. */
export async function queueMail(tx: Tx, ctx: Ctx, mail: QueuedMail): Promise<void> {
  const [row] = await tx
    .insert(memberMail)
    .values({ ...mail, mailKey: randomUUID(), createdAt: ctx.ports.clock.now() })
    .returning({ id: memberMail.id })
  if (!row) throw new Error('insert into member_mail returned no row')
  await ctx.ports.jobs.send(tx, 'member-mail', { memberMailId: row.id })
}
