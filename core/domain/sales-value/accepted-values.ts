import { sql, type SQL } from 'drizzle-orm'

/**
 * Rows `(enquiry_id, cents)` of leads whose buyer has accepted an offer: what the accepted offers amount to, US cents. An offer that the buyer
 * has accepted a pro-forma of as well is the same sale and counts once.
 */
export function acceptedValues(ofEnquiry: SQL = sql`true`): SQL {
  return sql`(
    select q.enquiry_id, sum(q.total_cents)::bigint as cents from quotation q
    where q.state = 'accepted' and ${ofEnquiry} and not exists (
      select from quotation later join quotation_version v on v.id = later.made_from_id
      where v.quotation_id = q.id and later.state = 'accepted')
    group by q.enquiry_id)`
}
