import type { ListFittingsInput } from '#contract/fitting.ts'
import { listBrands } from '#core/domain/brand/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { countWithoutEach, type Wider } from '#core/domain/facet/index.ts'
import { countFittings } from './count-fittings.ts'
import { readSelection } from './fitting-selection.ts'

/** How many parts the list would hold without each of its filters, where that is more than `total`; a model goes with its maker (R6.24). */
export async function countWiderFittings({ ctx, input }: { ctx: Ctx; input: { filter: ListFittingsInput; total: number } }): Promise<Wider[]> {
  const brands = await listBrands({ ctx, input: {} })
  const { sort, page, page_size, ...filter } = input.filter
  return countWithoutEach(filter, input.total, async (wider) => {
    const selection = await readSelection(ctx, { ...wider, sort, page, page_size }, brands)
    return (await countFittings(ctx, selection)).total
  })
}
