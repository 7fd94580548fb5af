import { and, eq, isNull, ne } from 'drizzle-orm'
import type { HintReason } from '#contract/customer-values.ts'
import type { Tx } from '#core/db/client.ts'
import { customer, customerHint } from '#core/db/schema/index.ts'
import { foldText } from '#core/domain/search-term/index.ts'
import type { Sender } from './things.ts'

/** A name that half a country has says nothing. */
const FEWEST_WORDS = 2
const MOST_NAMESAKES = 5

/** Keeps that two may be one, once for a pair; a pair that staff have kept apart stays so. */
export async function suggestMerge(tx: Tx, { ids, reason }: { ids: readonly [number, number]; reason: HintReason }): Promise<void> {
  const [firstId, secondId] = [Math.min(...ids), Math.max(...ids)]
  await tx.insert(customerHint).values({ firstId, secondId, reason }).onConflictDoNothing()
}

/** Others of the same whole name in the same country. */
export async function suggestNamesakes(tx: Tx, { id, sender }: { id: number; sender: Sender }): Promise<void> {
  const foldedName = foldText(sender.name)
  if (sender.countryId === null || foldedName.split(' ').length < FEWEST_WORDS) return
  const others = await tx
    .select({ id: customer.id })
    .from(customer)
    .where(and(eq(customer.foldedName, foldedName), eq(customer.countryId, sender.countryId), isNull(customer.mainId), ne(customer.id, id)))
    .limit(MOST_NAMESAKES)
  for (const other of others) await suggestMerge(tx, { ids: [id, other.id], reason: 'name' })
}
