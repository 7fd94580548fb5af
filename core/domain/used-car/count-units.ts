import { USED_FACET_NAMES, type UsedFacetName } from '#contract/used-values.ts'
import type { Ctx } from '#core/domain/context.ts'
import { countSelection, type SelectionCounts } from '#core/domain/facet/index.ts'
import { withRangesAsTerms } from '#core/domain/wish/index.ts'
import { readUsedCounts } from './read-used-counts.ts'
import { USED_FACETS } from './used-facets.ts'
import type { UsedSelection } from './used-selection.ts'

/** Counts units under a selection; a facet with a range is counted apart, under everything but its own range and values. */
export async function countUnits(ctx: Ctx, selection: UsedSelection): Promise<SelectionCounts<UsedFacetName>> {
  const ranged = USED_FACET_NAMES.filter((name) => selection.ranges.some(({ range }) => range.name === name))
  const [{ total, counts }, ...own] = await Promise.all([count(ctx, selection), ...ranged.map((name) => count(ctx, selection, name))])
  return { total, counts: { ...counts, ...Object.fromEntries(ranged.map((name, at) => [name, own[at]?.counts[name]])) } }
}

async function count(ctx: Ctx, selection: UsedSelection, without: UsedFacetName | null = null): Promise<SelectionCounts<UsedFacetName>> {
  const asked = withRangesAsTerms(selection, without)
  return countSelection(await readUsedCounts(ctx, asked), USED_FACETS, asked)
}
