import { randomUUID } from 'node:crypto'
import type { AlertMailKind } from '#contract/alert-values.ts'
import type { Tx } from '#core/db/client.ts'
import { alertMail, type AlertNews } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'

type QueuedMail = { alertId: number; kind: AlertMailKind; news?: AlertNews[]; total?: number }

/** Puts a mail about an alert into the outbox; it exists exactly if the transaction commits. */
export async function queueAlertMail(tx: Tx, ctx: Ctx, mail: QueuedMail): Promise<void> {
  const [row] = await tx
    .insert(alertMail)
    .values({ ...mail, mailKey: randomUUID(), createdAt: ctx.ports.clock.now() })
    .returning({ id: alertMail.id })
  if (!row) throw new Error('insert into alert_mail returned no row')
  await ctx.ports.jobs.send(tx, 'alert-mail', { alertMailId: row.id })
}
