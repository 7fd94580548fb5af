import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Tx } from '#core/db/client.ts'
import { webhookDelivery } from '#core/db/schema/index.ts'

/**
 * Deletes what deliveries say of people who are erased: bodies with contact data of their leads and applications. That something was told, when
 * and to which endpoint, stays; what has not gone out does not.
 */
export async function eraseWebhookBodies(
  tx: Tx,
  { enquiryIds = [], dealerIds = [] }: { enquiryIds?: readonly number[]; dealerIds?: readonly number[] },
): Promise<void> {
  await tx
    .update(webhookDelivery)
    .set({ body: null, state: sql`case when ${webhookDelivery.state} = 'waiting' then 'erased' else ${webhookDelivery.state} end` })
    .where(
      and(
        eq(webhookDelivery.hasContact, true),
        or(inArray(webhookDelivery.enquiryId, [...enquiryIds]), inArray(webhookDelivery.dealerApplicationId, [...dealerIds])),
      ),
    )
}
