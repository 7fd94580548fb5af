import type { CarFilter } from '#contract/car.ts'
import type { AtDestination } from '#contract/landed-price.ts'
import type { Ctx } from '#core/domain/context.ts'
import { countWithoutEach, type Wider } from '#core/domain/facet/index.ts'
import { countUnder } from './count-car-facets.ts'
import { readSelection } from './car-selection.ts'

/** How many cars the list would hold without each of its filters, where that is more than `total` (R6.24). */
export function countWiderCars({ ctx, input }: { ctx: Ctx; input: { filter: CarFilter; total: number } & AtDestination }): Promise<Wider[]> {
  return countWithoutEach(
    input.filter,
    input.total,
    async (filter) => (await countUnder(ctx, await readSelection(ctx, { ...filter, admitted: input.admitted, destination: input.destination }))).total,
  )
}
