import type { AtDestination } from '#contract/landed-price.ts'
import type { UsedCarFilter } from '#contract/used-car.ts'
import type { Ctx } from '#core/domain/context.ts'
import { countUnits } from './count-units.ts'
import { readUsedSelection } from './used-selection.ts'

/** The exact number of used cars that meet a filter. */
export async function countUsedCars({ ctx, input }: { ctx: Ctx; input: UsedCarFilter & AtDestination }): Promise<number> {
  return (await countUnits(ctx, await readUsedSelection(ctx, input))).total
}
