import { asc, eq, sql, type SQL } from 'drizzle-orm'
import type { MailDelivery } from '#contract/mail-delivery.ts'
import type { MailTrouble } from '#contract/mail-values.ts'
import type { Tx } from '#core/db/client.ts'
import { mailDelivery } from '#core/db/schema/index.ts'

type About = { enquiryId: number } | { dealerApplicationId: number }

/** The mails about an enquiry or an application and what became of them, oldest first. */
export async function readMails(db: Tx, about: About): Promise<MailDelivery[]> {
  return [...(await readMailsById(db, about)).values()]
}

/** The same by their `Message-ID`. */
export async function readMailsById(db: Tx, about: About): Promise<Map<string, MailDelivery>> {
  const rows = await db
    .select({
      id: mailDelivery.id,
      messageId: mailDelivery.messageId,
      kind: mailDelivery.kind,
      status: mailDelivery.status,
      attempts: mailDelivery.attempts,
      error: mailDelivery.error,
      createdAt: mailDelivery.createdAt,
      triedAt: mailDelivery.triedAt,
      sentAt: mailDelivery.sentAt,
    })
    .from(mailDelivery)
    .where('enquiryId' in about ? eq(mailDelivery.enquiryId, about.enquiryId) : eq(mailDelivery.dealerApplicationId, about.dealerApplicationId))
    .orderBy(asc(mailDelivery.id))
  return new Map(
    rows.map(({ messageId, createdAt, triedAt, sentAt, ...row }) => [
      messageId,
      {
        ...row,
        trouble: row.error === null ? null : row.status === 'failed' ? 'failed' : 'refused',
        created_at: createdAt.toISOString(),
        tried_at: triedAt?.toISOString() ?? null,
        sent_at: sentAt?.toISOString() ?? null,
      },
    ]),
  )
}

/**
 * What trouble there is with the mails about a row, for a statement over `enquiry`, `dealer_application` or `alert`. A message keeps its error
 * until a try succeeds. Written out, because a statement over one table loses the names of tables in its columns.
 */
export const MAIL_TROUBLE_OF = {
  enquiry: troubleOf('enquiry_id', 'enquiry.id'),
  dealer: troubleOf('dealer_application_id', 'dealer_application.id'),
  alert: troubleOf('alert_id', 'alert.id'),
} as const

function troubleOf(about: string, id: string): SQL<MailTrouble | null> {
  return sql.raw(`(select case when bool_or(m.status = 'pending') then 'refused' when count(*) > 0 then 'failed' end
    from mail_delivery m where m.${about} = ${id} and m.error is not null)`) as SQL<MailTrouble | null>
}
