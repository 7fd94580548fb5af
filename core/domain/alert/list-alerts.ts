import { count, desc, ilike, sql } from 'drizzle-orm'
import type { ListAlertsInput, StaffAlertPage } from '#contract/alert.ts'
import { alert } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { MAIL_TROUBLE_OF } from '#core/domain/mail-delivery/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'

/** Alerts with their mail addresses, the newest first; `word` is looked for in the address. Permission `enquiry.read`. */
export async function listAlerts({ ctx, input }: { ctx: Ctx; input: ListAlertsInput }): Promise<StaffAlertPage> {
  requirePermission(ctx, 'enquiry.read')
  const where = input.word ? ilike(alert.mail, `%${input.word.replace(/[\\%_]/g, (letter) => `\\${letter}`)}%`) : sql`true`
  const [[counted], rows] = await Promise.all([
    ctx.db.select({ total: count() }).from(alert).where(where),
    ctx.db
      .select({
        id: alert.id,
        mail: alert.mail,
        locale: alert.locale,
        label: alert.label,
        createdAt: alert.createdAt,
        confirmedAt: alert.confirmedAt,
        mailedAt: alert.mailedAt,
        endsAt: alert.endsAt,
        mail_trouble: MAIL_TROUBLE_OF.alert,
      })
      .from(alert)
      .where(where)
      .orderBy(desc(alert.createdAt), desc(alert.id))
      .limit(input.page_size)
      .offset((input.page - 1) * input.page_size),
  ])
  const list = rows.map(({ createdAt, confirmedAt, mailedAt, endsAt, ...row }) => ({
    ...row,
    created_at: createdAt.toISOString(),
    confirmed_at: confirmedAt?.toISOString() ?? null,
    mailed_at: mailedAt?.toISOString() ?? null,
    ends_at: endsAt.toISOString(),
  }))
  return { list, total: counted?.total ?? 0 }
}
