import { and, count, eq, gt } from 'drizzle-orm'
import { LEAD_LIMITS } from '#contract/message-values.ts'
import { message } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'

const HOUR_MS = 3_600_000

/** Whether a lead has had more in the last hour than a person writes: a loop of two machines, or somebody's anger. */
export async function hasHadTooMany({ db, ports }: Pick<Ctx, 'db' | 'ports'>, enquiryId: number): Promise<boolean> {
  const since = new Date(ports.clock.now().getTime() - HOUR_MS)
  const [row] = await db
    .select({ had: count() })
    .from(message)
    .where(and(eq(message.enquiryId, enquiryId), eq(message.direction, 'in'), gt(message.createdAt, since)))
  return (row?.had ?? 0) >= LEAD_LIMITS.hourly
}
