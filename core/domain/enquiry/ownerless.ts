import { sql, type SQL } from 'drizzle-orm'
import { CLOSED_STATUSES } from '#contract/enquiry-values.ts'
import { enquiry } from '#core/db/schema/index.ts'
import { NO_PASSWORD } from '#core/domain/staff/index.ts'

const OPEN = sql`${enquiry.status} not in (${sql.join(
  CLOSED_STATUSES.map((status) => sql`${status}`),
  sql`, `,
)})`

/** Holds for a lead (under its own name) that nobody looks after: without an owner, or open and of somebody who may not answer leads any more. */
export function isOwnerless(): SQL {
  return sql`(${enquiry.ownerId} is null or (${enquiry.ownerId} = any(${GONE}) and ${OPEN}))`
}

// As ids that are known before the leads are read. The rule of `readRoutedPeople`.
const GONE = sql`array(select s.id from staff s where s.disabled_at is not null or s.password_hash = ${NO_PASSWORD} or not exists (
  select from staff_role sr join role r on r.id = sr.role_id where sr.staff_id = s.id and 'enquiry.write' = any(r.permissions)))`
