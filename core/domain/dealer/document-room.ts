import { and, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'
import { DOCUMENT_QUOTAS, type DealerStage } from '#contract/dealer-values.ts'
import type { Tx } from '#core/db/client.ts'
import { dealerApplication, dealerApplicationEvent, dealerDocument } from '#core/db/schema/index.ts'
import type { ReceivedDocument } from '#core/domain/upload/index.ts'

/** Stages in which no colleague has taken an application up, or its sender has taken it back. */
const WAITING_STAGES: readonly DealerStage[] = ['submitted', 'withdrawn']
const ROOM_LOCK = 7_220_316
const DAY_MS = 24 * 3600_000

type Ask = {
  documents: readonly Pick<ReceivedDocument, 'incoming'>[]
  /** Of the sender, as the events name it. */
  network: string | null
  now: Date
}

/**
 * Whether a stranger's documents fit under the quotas: of the sender's network in a day, and of all applications that staff have not taken up. Counted by
 * what is kept, so every process counts the same; held until the transaction ends, so that two at once do not go past a quota together.
 */
export async function hasDocumentRoom(tx: Tx, { documents, network, now }: Ask): Promise<boolean> {
  const wanted = documents.reduce((sum, { incoming }) => sum + Math.max(incoming?.byteSize ?? 0, DOCUMENT_QUOTAS.leastBytes), 0)
  if (wanted === 0) return true
  await tx.execute(sql`select pg_advisory_xact_lock(${ROOM_LOCK})`)
  const ofNetwork = await bytesOfNetwork(tx, network, new Date(now.getTime() - DAY_MS))
  if (ofNetwork + wanted > DOCUMENT_QUOTAS.networkDay) return false
  return (await bytesWaiting(tx)) + wanted <= DOCUMENT_QUOTAS.waiting
}

const BYTES = sql<string>`coalesce(sum(greatest(${dealerDocument.byteSize}, ${DOCUMENT_QUOTAS.leastBytes})), 0)`

// Documents and the event that tells of them are written at the same moment of one transaction.
async function bytesOfNetwork(tx: Tx, network: string | null, since: Date): Promise<number> {
  const [row] = await tx
    .select({ bytes: BYTES })
    .from(dealerDocument)
    .innerJoin(
      dealerApplicationEvent,
      and(
        eq(dealerApplicationEvent.dealerApplicationId, dealerDocument.dealerApplicationId),
        eq(dealerApplicationEvent.createdAt, dealerDocument.createdAt),
        inArray(dealerApplicationEvent.kind, ['submitted', 'documents_added']),
      ),
    )
    .where(and(gt(dealerDocument.createdAt, since), isOf(network)))
  return Number(row?.bytes ?? 0)
}

// Senders without a known address share one quota.
function isOf(network: string | null): SQL {
  return sql`${dealerApplicationEvent.detail}->>'network' is not distinct from ${network}::text`
}

async function bytesWaiting(tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ bytes: BYTES })
    .from(dealerDocument)
    .innerJoin(dealerApplication, eq(dealerApplication.id, dealerDocument.dealerApplicationId))
    .where(inArray(dealerApplication.stage, [...WAITING_STAGES]))
  return Number(row?.bytes ?? 0)
}
