import type { FittingCard } from '#contract/fitting.ts'
import { listBrands } from '#core/domain/brand/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readCards } from './read-cards.ts'

/** Cards of parts by their ids, in that order. For other features, which know the parts' ids. */
export async function listFittingCards({ ctx, input }: { ctx: Ctx; input: { ids: readonly number[] } }): Promise<FittingCard[]> {
  return readCards(ctx, input.ids, await listBrands({ ctx, input: {} }))
}
