import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import { enquiry, task } from '#core/db/schema/index.ts'

/** Who is responsible for a task: whoever looks after its lead; on a lead that is nobody's whoever has added it. */
export function responsibleFor({ ownerId, createdBy }: { ownerId: number | null; createdBy: number | null }): number | null {
  return ownerId ?? createdBy
}

/** The same of one person, where tasks are read beside their leads. */
export function isOf(staffId: number): SQL | undefined {
  return or(eq(enquiry.ownerId, staffId), and(isNull(enquiry.ownerId), eq(task.createdBy, staffId)))
}
