import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { LeadData } from '#contract/webhook.ts'
import type { Tx } from '#core/db/client.ts'
import { country, enquiry } from '#core/db/schema/index.ts'

// Of the last visit that had one, else of the first.
const CAMPAIGN = sql<string | null>`(
  select a.utm_campaign from enquiry_attribution a
  where a.enquiry_id = enquiry.id and a.utm_campaign is not null order by a.touch = 'first' limit 1)`

// Microseconds, as the database keeps them: milliseconds would repeat what lies within one.
const MARK = sql<string>`(extract(epoch from ${enquiry.updatedAt}) * 1000000)::bigint || '.' || ${enquiry.id}`

type Read = { where: SQL | undefined; withContact: boolean; limit?: number }

/**
 * What other systems are told of leads that meet `where`, those in quarantine left out, by when they were last changed. `mark`: where a lead stands
 * in this order (`afterMark`).
 */
export async function readLeads(db: Tx, { where, withContact, limit = 1 }: Read): Promise<{ data: LeadData; mark: string }[]> {
  const rows = await db
    .select({ lead: enquiry, country: country.iso2, campaign: CAMPAIGN, mark: MARK })
    .from(enquiry)
    .leftJoin(country, eq(country.id, enquiry.countryId))
    .where(and(eq(enquiry.isQuarantined, false), where))
    .orderBy(asc(enquiry.updatedAt), asc(enquiry.id))
    .limit(limit)
  return rows.map((row) => ({ data: leadOf(row, withContact), mark: row.mark }))
}

/** Leads that stand after a mark. */
export function afterMark(mark: string): SQL {
  const [micros = '0', id = '0'] = mark.split('.')
  return sql`(${enquiry.updatedAt}, ${enquiry.id}) > (timestamptz 'epoch' + ${micros}::double precision * interval '1 microsecond', ${id}::bigint)`
}

type Row = { lead: typeof enquiry.$inferSelect; country: string | null; campaign: string | null }

function leadOf({ lead, country: iso2, campaign }: Row, withContact: boolean): LeadData {
  const { name, company, mail, mobile, whatsapp, remark } = lead
  return {
    id: lead.id,
    reference: lead.reference,
    status: lead.status,
    owner_id: lead.ownerId,
    origin: lead.origin,
    locale: lead.locale,
    country: iso2,
    model_sign: lead.carModelSign,
    campaign,
    created_at: lead.createdAt.toISOString(),
    updated_at: lead.updatedAt.toISOString(),
    ...(withContact ? { contact: { name, company, mail, mobile, whatsapp, remark } } : {}),
  }
}
