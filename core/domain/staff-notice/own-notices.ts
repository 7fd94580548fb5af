import { and, count, eq, isNull } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { Tx } from '#core/db/client.ts'
import { staffNotice } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'

/** Whose notices are asked for: notices are of people, so the system has none. Permission `enquiry.read`; throws `forbidden`. */
export function requireReader(ctx: Pick<Ctx, 'actor'>): number {
  const staffId = requirePermission(ctx, 'enquiry.read')
  if (staffId === null) throw new AppError('forbidden')
  return staffId
}

/** How many notices a person has not looked at. */
export async function countUnseen(db: Tx, staffId: number): Promise<number> {
  const [row] = await db
    .select({ unseen: count() })
    .from(staffNotice)
    .where(and(eq(staffNotice.staffId, staffId), isNull(staffNotice.seenAt)))
  return row?.unseen ?? 0
}
