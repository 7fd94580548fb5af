import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '#core/db/client.ts'
import { country, dealerApplication } from '#core/db/schema/index.ts'

const CAMPAIGN = sql<
  string | null
>`coalesce(${dealerApplication.detail} -> 'last_touch' ->> 'utm_campaign', ${dealerApplication.detail} -> 'first_touch' ->> 'utm_campaign')`

/** What other systems are told of an application; null while it is in quarantine. */
export async function readDealerData(db: Tx, { id, withContact }: { id: number; withContact: boolean }): Promise<Record<string, unknown> | null> {
  const [row] = await db
    .select({ dealer: dealerApplication, country: country.iso2, campaign: CAMPAIGN })
    .from(dealerApplication)
    .leftJoin(country, eq(country.id, dealerApplication.countryId))
    .where(and(eq(dealerApplication.id, id), eq(dealerApplication.isQuarantined, false)))
  if (row === undefined) return null
  const { dealer, campaign } = row
  const { name, company, mail, mobile, whatsapp, remark } = dealer
  return {
    id: dealer.id,
    reference: dealer.reference,
    stage: dealer.stage,
    owner_id: dealer.ownerId,
    locale: dealer.locale,
    country: row.country,
    campaign,
    created_at: dealer.createdAt.toISOString(),
    ...(withContact ? { contact: { name, company, mail, mobile, whatsapp, remark } } : {}),
  }
}
