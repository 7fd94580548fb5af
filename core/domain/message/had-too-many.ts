import { and, count, eq, gt, sql } from 'drizzle-orm'
import { LEAD_LIMITS } from '#contract/message-values.ts'
import { message } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'

const HOUR_MS = 3_600_000

/** `from`: address or number; null: somebody whom the lead does not know, who may take a new name for each message. */
export type Sender = { enquiryId: number; channel: 'mail' | 'whatsapp'; from: string | null }

/**
 * Whether a lead has had more in the last hour from one sender by one channel than a person writes: a loop of two machines, or somebody's anger. Those
 * whom it does not know count together, so that none of them keeps its buyer away.
 */
export async function hasHadTooMany({ db, ports }: Pick<Ctx, 'db' | 'ports'>, { enquiryId, channel, from }: Sender): Promise<boolean> {
  const since = new Date(ports.clock.now().getTime() - HOUR_MS)
  const isTheirs = from === null ? sql`'other_sender' = any(${message.marks})` : eq(message.fromAddress, from)
  const [row] = await db
    .select({ had: count() })
    .from(message)
    .where(and(eq(message.enquiryId, enquiryId), eq(message.direction, 'in'), eq(message.channel, channel), isTheirs, gt(message.createdAt, since)))
  return (row?.had ?? 0) >= LEAD_LIMITS.hourly
}
