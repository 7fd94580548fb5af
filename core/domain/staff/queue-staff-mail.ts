import { randomUUID } from 'node:crypto'
import type { StaffMailKind } from '#contract/staff-values.ts'
import type { Tx } from '#core/db/client.ts'
import { staffMail } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'

/** Puts a message to somebody of the staff into the outbox; it exists exactly if the transaction commits. A link is made when it is sent. */
export async function queueStaffMail(
  tx: Tx,
  ctx: Pick<Ctx, 'ports'>,
  mail: { kind: StaffMailKind; staffId: number; detail?: Record<string, unknown> },
): Promise<void> {
  const [row] = await tx
    .insert(staffMail)
    .values({ ...mail, detail: mail.detail ?? {}, mailKey: randomUUID(), createdAt: ctx.ports.clock.now() })
    .returning({ id: staffMail.id })
  if (row === undefined) throw new Error('insert into staff_mail returned no row')
  await ctx.ports.jobs.send(tx, 'staff-mail', { staffMailId: row.id })
}
