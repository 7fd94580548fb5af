import type { UsedCarCard } from '#contract/used-car.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readUsedCards } from './read-cards.ts'
import { readKnown } from './read-known.ts'

/** Cards of units by their ids, in that order; those of a hidden brand are left out. For other features, which know the units' ids. */
export async function listUsedCards({ ctx, input }: { ctx: Ctx; input: { ids: readonly number[] } }): Promise<UsedCarCard[]> {
  return readUsedCards(ctx, input.ids, await readKnown(ctx))
}
