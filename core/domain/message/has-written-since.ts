import { and, eq, gt } from 'drizzle-orm'
import type { Tx } from '#core/db/client.ts'
import { enquiryEvent } from '#core/db/schema/index.ts'

/** Whether something came from the buyer of a lead after a moment: what we wrote before that is no answer to it, however often it is sent. */
export async function hasWrittenSince(tx: Tx, { enquiryId, at }: { enquiryId: number; at: Date }): Promise<boolean> {
  const [row] = await tx
    .select({ id: enquiryEvent.id })
    .from(enquiryEvent)
    .where(and(eq(enquiryEvent.enquiryId, enquiryId), eq(enquiryEvent.kind, 'buyer_wrote'), gt(enquiryEvent.createdAt, at)))
    .limit(1)
  return row !== undefined
}
