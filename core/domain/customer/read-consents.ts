import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Consent } from '#contract/customer.ts'
import type { Tx } from '#core/db/client.ts'
import { adEvent, alert, dealerApplication, enquiry, member } from '#core/db/schema/index.ts'

const MOST = 20

/** What a customer agreed to and has not ended, newest first. */
export async function readConsents(db: Tx, { ids, mails }: { ids: readonly number[]; mails: readonly string[] }): Promise<Consent[]> {
  const [ads, alerts, accounts] = await Promise.all([
    db
      .select({ at: adEvent.createdAt, text: sql<string>`coalesce(${enquiry.reference}, ${dealerApplication.reference})` })
      .from(adEvent)
      .leftJoin(enquiry, eq(enquiry.id, adEvent.enquiryId))
      .leftJoin(dealerApplication, eq(dealerApplication.id, adEvent.dealerApplicationId))
      // What became of a lead later stands on the same consent.
      .where(and(inArray(adEvent.kind, ['lead', 'dealer']), or(inArray(enquiry.customerId, [...ids]), inArray(dealerApplication.customerId, [...ids]))))
      .orderBy(desc(adEvent.id))
      .limit(MOST),
    mails.length === 0
      ? []
      : db
          .select({ at: alert.confirmedAt, text: alert.label })
          .from(alert)
          .where(and(isNotNull(alert.confirmedAt), inArray(sql`lower(${alert.mail})`, [...mails])))
          .orderBy(desc(alert.id))
          .limit(MOST),
    db
      .select({ at: member.mailVerifiedAt, text: member.mail })
      .from(member)
      .where(and(isNotNull(member.mailVerifiedAt), inArray(member.customerId, [...ids])))
      .limit(MOST),
  ])
  const told = (kind: Consent['kind'], rows: readonly { at: Date | null; text: string }[]) =>
    rows.map(({ at, text }) => ({ kind, at: at?.toISOString() ?? '', text }))
  return [...told('advertising', ads), ...told('alert', alerts), ...told('account', accounts)].toSorted((a, b) => (a.at < b.at ? 1 : -1))
}
