import { eq } from 'drizzle-orm'
import type { AlertKind, AlertMailKind } from '#contract/alert-values.ts'
import { alert, alertMail, type AlertNews } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { codeOf, ensureCodeKey } from './code.ts'

/** A mail ready to be worded. `mailKey`: in its Message-ID, the same over every try. `total`: how much there is in all, of which `news` are the first. */
export type PreparedAlertMail = {
  alertId: number
  mailKey: string
  kind: AlertMailKind
  address: string
  locale: string
  code: string
  about: { kind: AlertKind; label: string; query: string; endsAt: Date }
  news: AlertNews[]
  total: number
}

/** What a waiting mail says; null where it was sent, or its alert has ended. The code is made now and kept nowhere but in the message. For the outbox only. */
export async function prepareAlertMail({ ctx, input }: { ctx: Ctx; input: { alertMailId: number } }): Promise<PreparedAlertMail | null> {
  const [row] = await ctx.db
    .select({ own: alert, mail: alertMail })
    .from(alertMail)
    .innerJoin(alert, eq(alert.id, alertMail.alertId))
    .where(eq(alertMail.id, input.alertMailId))
  if (row === undefined || row.own.endsAt <= ctx.ports.clock.now()) return null
  const { own, mail } = row
  return {
    alertId: own.id,
    mailKey: mail.mailKey,
    kind: mail.kind,
    address: own.mail,
    locale: own.locale,
    code: codeOf(await ensureCodeKey(ctx), own.mark),
    about: { kind: own.kind, label: own.label, query: own.query, endsAt: own.endsAt },
    news: mail.news,
    total: mail.total,
  }
}

/** Forgets a mail that was sent, or never will be. */
export async function dropAlertMail({ ctx, input }: { ctx: Ctx; input: { alertMailId: number } }): Promise<void> {
  await ctx.db.delete(alertMail).where(eq(alertMail.id, input.alertMailId))
}
