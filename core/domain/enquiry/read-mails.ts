import { asc, eq } from 'drizzle-orm'
import type { MailDelivery } from '#contract/staff-enquiry.ts'
import type { Tx } from '#core/db/client.ts'
import { mailDelivery } from '#core/db/schema/index.ts'

/** The mails about an enquiry and what became of them, oldest first. */
export async function readMails(db: Tx, enquiryId: number): Promise<MailDelivery[]> {
  const rows = await db
    .select({
      kind: mailDelivery.kind,
      status: mailDelivery.status,
      attempts: mailDelivery.attempts,
      error: mailDelivery.error,
      createdAt: mailDelivery.createdAt,
      sentAt: mailDelivery.sentAt,
    })
    .from(mailDelivery)
    .where(eq(mailDelivery.enquiryId, enquiryId))
    .orderBy(asc(mailDelivery.id))
  return rows.map(({ createdAt, sentAt, ...row }) => ({
    ...row,
    status: row.status as MailDelivery['status'],
    created_at: createdAt.toISOString(),
    sent_at: sentAt?.toISOString() ?? null,
  }))
}
