import { sql } from 'drizzle-orm'
import type { Tx } from '#core/db/client.ts'

const HOUR_MS = 3600_000
const REPEAT_WINDOW_MS = 30 * 24 * HOUR_MS
// Copies come in waves, so the newest enquiries are enough, and the cost stays the same with a million of them.
const NEWEST_FOR_COPIES = 200

export type EnquiryHistory = {
  /** Reference of the newest enquiry by the same mail or phone within 30 days. */
  earlierReference: string | null
  /** Enquiries by the same mail or phone within the last hour. */
  recentCount: number
  /** Enquiries of other people with the same text, among the newest. */
  copies: number
}

type Person = { mail: string; mobileE164: string | null; remark: string }

/** What is known about the sender and the text before this enquiry. One round trip, on the indexes of mail and phone. */
export async function findHistory(db: Tx, person: Person, now: Date): Promise<EnquiryHistory> {
  const isSamePerson = sql`(lower(e.mail) = lower(${person.mail}) or e.mobile_e164 = ${person.mobileE164})`
  const { rows } = await db.execute<{ earlier_reference: string | null; recent_count: number; copies: number }>(sql`
    select
      (select e.reference from enquiry e where ${isSamePerson} and e.created_at > ${before(now, REPEAT_WINDOW_MS)}
         order by e.created_at desc limit 1) as earlier_reference,
      (select count(*)::int from enquiry e where ${isSamePerson} and e.created_at > ${before(now, HOUR_MS)}) as recent_count,
      (select count(*)::int from (select remark, mail from enquiry order by id desc limit ${NEWEST_FOR_COPIES}) newest
         where newest.remark = ${person.remark} and lower(newest.mail) <> lower(${person.mail})) as copies`)
  const row = rows[0]
  return { earlierReference: row?.earlier_reference ?? null, recentCount: row?.recent_count ?? 0, copies: row?.copies ?? 0 }
}

function before(now: Date, milliseconds: number): string {
  return new Date(now.getTime() - milliseconds).toISOString()
}
