import { and, eq, inArray, isNotNull, notInArray, sql, type SQL } from 'drizzle-orm'
import { CLOSED_STATUSES } from '#contract/enquiry-values.ts'
import type { OwnedLeads } from '#contract/staff.ts'
import type { Tx } from '#core/db/client.ts'
import { enquiry } from '#core/db/schema/index.ts'

/** Holds for open leads of these people. */
export function areOpenOf(staffIds: readonly number[]): SQL | undefined {
  return and(inArray(enquiry.ownerId, [...staffIds]), notInArray(enquiry.status, [...CLOSED_STATUSES]), eq(enquiry.isQuarantined, false))
}

/** How many open leads people own together, and of how many the buyer waits for an answer. */
export async function readOwnedLeads(db: Tx, staffIds: readonly number[]): Promise<OwnedLeads> {
  if (staffIds.length === 0) return { open: 0, waiting: 0 }
  const [row] = await db
    .select({ open: sql<number>`count(*)::int`, waiting: sql<number>`(count(*) filter (where ${isNotNull(enquiry.awaitingSince)}))::int` })
    .from(enquiry)
    .where(areOpenOf(staffIds))
  return row ?? { open: 0, waiting: 0 }
}
