import { sql } from 'drizzle-orm'
import type { Tx } from '#core/db/client.ts'
import type { EarlierOwner } from './choose-owner.ts'

/** A buyer is remembered for a year. */
const REMEMBERED_MS = 365 * 86_400_000

/** Whom a lead is from; `''` and null: not known. */
export type Buyer = { mail: string; mobileE164: string | null; whatsappE164: string | null }

/** Who looks after this buyer: the owner of the newest of their leads that has one. Null where nobody does. */
export async function readEarlierOwner(db: Tx, { mail, mobileE164, whatsappE164 }: Buyer, now: Date): Promise<EarlierOwner | null> {
  const numbers = [mobileE164, whatsappE164].filter((number) => number !== null)
  const ways = [
    ...(mail === '' ? [] : [sql`lower(e.mail) = lower(${mail})`]),
    ...(numbers.length === 0 ? [] : [sql`e.mobile_e164 = any(${sql.param(numbers)}::text[])`]),
  ]
  if (ways.length === 0) return null
  const { rows } = await db.execute<{ owner_id: string; reference: string }>(sql`
    select e.owner_id, e.reference from enquiry e
    where (${sql.join(ways, sql` or `)}) and e.owner_id is not null and not e.is_quarantined and e.created_at > ${new Date(now.getTime() - REMEMBERED_MS).toISOString()}
    order by e.created_at desc, e.id desc limit 1`)
  const row = rows[0]
  return row === undefined ? null : { ownerId: Number(row.owner_id), reference: row.reference }
}
