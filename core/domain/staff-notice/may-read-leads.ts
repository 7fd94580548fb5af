import { sql, type SQL } from 'drizzle-orm'

/** Holds for a row of `staff` (under that name) whose person works here and may see leads now. */
export function mayReadLeads(): SQL {
  return sql`staff.disabled_at is null and exists (select from staff_role sr join role r on r.id = sr.role_id
    where sr.staff_id = staff.id and 'enquiry.read' = any(r.permissions))`
}
