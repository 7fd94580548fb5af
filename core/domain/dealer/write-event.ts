import type { DealerEventKind } from '#contract/dealer-values.ts'
import type { Tx } from '#core/db/client.ts'
import { dealerApplicationEvent } from '#core/db/schema/index.ts'

type NewEvent = { dealerApplicationId: number; kind: DealerEventKind; staffId: number | null; detail: Record<string, unknown>; createdAt: Date }

/** Writes down what happened to an application; answers the event's id. */
export async function writeEvent(tx: Tx, event: NewEvent): Promise<number> {
  const [row] = await tx.insert(dealerApplicationEvent).values(event).returning({ id: dealerApplicationEvent.id })
  if (!row) throw new Error('insert into dealer_application_event returned no row')
  return row.id
}
