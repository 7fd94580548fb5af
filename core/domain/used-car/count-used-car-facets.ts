import type { UsedCarFacets, UsedCarFilter } from '#contract/used-car.ts'
import type { Ctx } from '#core/domain/context.ts'
import { countGroups } from './count-groups.ts'
import { readKnown } from './read-known.ts'
import { readUsedTally } from './read-tally.ts'
import { usedFacets } from './used-facets.ts'
import { readUsedSelection } from './used-selection.ts'

/** Facets of the used stock under a filter with the exact number of units that meet all of it. */
export async function countUsedCarFacets({ ctx, input }: { ctx: Ctx; input: UsedCarFilter }): Promise<{ total: number; facets: UsedCarFacets }> {
  const selection = readUsedSelection(input)
  const known = await readKnown(ctx)
  const counted = countGroups(await readUsedTally(ctx, selection.words, known), selection.facets)
  return { total: counted.total, facets: usedFacets(counted, selection, known.brands) }
}
