import type { AtDestination } from '#contract/landed-price.ts'
import type { UsedCarFilter } from '#contract/used-car.ts'
import type { Ctx } from '#core/domain/context.ts'
import { countWithoutEach, type Wider } from '#core/domain/facet/index.ts'
import { countUnits } from './count-units.ts'
import { readUsedSelection } from './used-selection.ts'

/** How many units the list would hold without each of its filters, where that is more than `total` (R6.24). */
export function countWiderUnits({ ctx, input }: { ctx: Ctx; input: { filter: UsedCarFilter; total: number } & AtDestination }): Promise<Wider[]> {
  return countWithoutEach(
    input.filter,
    input.total,
    async (filter) => (await countUnits(ctx, await readUsedSelection(ctx, { ...filter, admitted: input.admitted, destination: input.destination }))).total,
  )
}
