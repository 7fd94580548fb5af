import { sql } from 'drizzle-orm'
import type { UsedFacetName } from '#contract/used-values.ts'
import { usedCar } from '#core/db/schema/catalogue.ts'
import type { Ctx } from '#core/domain/context.ts'
import { facetCountsBytes, groupRows, packGroups, readFacetCounts, type FacetCounts, type GroupRow } from '#core/domain/facet/index.ts'
import { keep } from '#core/domain/keep.ts'
import { readKnown } from './read-known.ts'
import { stockCondition } from './used-conditions.ts'
import { USED_FACETS } from './used-facets.ts'
import type { UsedSelection } from './used-selection.ts'
import { termKey } from './used-wish.ts'

/** Facet counts of the units that hold the search terms and meet what is asked at a destination; kept until used cars, cars or brands change. */
export function readUsedCounts(ctx: Ctx, { terms, at }: Sought): Promise<FacetCounts<UsedFacetName>> {
  const key = `used-facet-counts ${terms?.map(termKey).join(',') ?? ''}${at === null ? '' : ` ${JSON.stringify(at)}`}`
  return keep(ctx, { key, make: loadCounts, sizeOf: facetCountsBytes }, { terms, at })
}

type Sought = Pick<UsedSelection, 'terms' | 'at'>

async function loadCounts(ctx: Ctx, { terms, at }: Sought): Promise<FacetCounts<UsedFacetName>> {
  const known = await readKnown(ctx)
  ctx.reads('used_car')
  const statement = groupRows(USED_FACETS, sql`${usedCar}`, stockCondition(terms, known, at))
  const rows = terms?.length === 0 ? [] : (await ctx.db.execute<GroupRow>(statement)).rows
  return readFacetCounts(packGroups(USED_FACETS, rows), USED_FACETS, known)
}
