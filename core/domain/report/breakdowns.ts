import { sql, type SQL } from 'drizzle-orm'
import type { LeadBreakdown } from '#contract/report-values.ts'
import { enquiryModelKey } from '#core/db/schema/index.ts'

/**
 * What leads are counted by: a text of the lead `e`, of the visit `t` before it (R18.1) with its `source`, of its country `c`, of its list `i` of
 * several things or of the offer `d` that was declined.
 * Null: the lead does not count there. One more is an entry here and its name in `LEAD_BREAKDOWNS`.
 */
export const BREAKDOWNS: Readonly<Record<LeadBreakdown, SQL>> = {
  source: sql`coalesce(t.source, case when e.origin in ('entered', 'partner') then '~' || e.origin else '~direct' end)`,
  campaign: sql`coalesce(nullif(t.utm_campaign, ''), '~none')`,
  // What was typed and matches no country is told apart by its mark.
  country: sql`coalesce(c.iso2, nullif('?' || lower(e.country_name), '?'), '~none')`,
  language: sql`e.locale`,
  brand: sql`coalesce(e.brand_name, case when ${severalThings()} then '~several' else '~none' end)`,
  model: sql`coalesce(${enquiryModelKey('e.')}, case when ${severalThings()} then '~several' else '~none' end)`,
  kind: sql`case when e.used_car_id is not null then 'used' when e.fitting_id is not null then 'part'
    when e.car_id is not null or e.car_model_name is not null then 'car' when ${severalThings()} then '~several' else '~none' end`,
  origin: sql`e.origin`,
  lost_reason: sql`case when e.status = 'lost' then coalesce(e.loss_reason, '~none') end`,
  decline_reason: sql`case when e.status = 'lost' then coalesce(d.reason, '~none') end`,
}

function severalThings(): SQL {
  return sql`i.enquiry_id is not null`
}
