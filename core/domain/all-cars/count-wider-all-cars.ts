import type { AllCarsFilter } from '#contract/all-cars.ts'
import type { AtDestination } from '#contract/landed-price.ts'
import type { Ctx } from '#core/domain/context.ts'
import { countWithoutEach, type Wider } from '#core/domain/facet/index.ts'
import { readSides } from './list-all-cars.ts'

/** How many new cars and used units the list would hold without each of its filters, where that is more than `total` (R6.24). */
export function countWiderAllCars({ ctx, input }: { ctx: Ctx; input: { filter: AllCarsFilter; total: number } & AtDestination }): Promise<Wider[]> {
  return countWithoutEach(input.filter, input.total, async (filter) => {
    const { fresh, used } = await readSides(ctx, { ...filter, admitted: input.admitted, destination: input.destination })
    return fresh.counted.total + used.counted.total
  })
}
