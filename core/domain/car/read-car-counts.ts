import { sql } from 'drizzle-orm'
import { car } from '#core/db/schema/catalogue.ts'
import type { Ctx } from '#core/domain/context.ts'
import { facetCountsBytes, groupRows, packGroups, readFacetCounts, type FacetCounts, type GroupRow } from '#core/domain/facet/index.ts'
import { keep } from '#core/domain/keep.ts'
import { meetsCar } from '#core/domain/landed-price/index.ts'
import { readBrandNames } from './brand-names.ts'
import { publishedConditions, termConditions } from './car-conditions.ts'
import { CAR_COLUMNS, type CarColumn } from './car-facets.ts'
import { termKey, type CarSelection } from './car-selection.ts'

/**
 * Facet counts of the published cars that hold all `terms` (null: of all cars) and meet what is asked at a destination, kept until cars or brands change.
 * Every count of the catalogue comes from it: facets, totals, brands, types, price bands.
 */
export function readCarCounts(ctx: Ctx, terms: CarSelection['terms'] = null, at: CarSelection['at'] = null): Promise<FacetCounts<CarColumn>> {
  const words = terms === null ? '' : ` ${terms.map(termKey).join(',')}`
  const key = `car-facet-counts${words}${at === null ? '' : ` ${JSON.stringify(at)}`}`
  return keep(ctx, { key, make: loadCounts, sizeOf: facetCountsBytes }, terms, at)
}

async function loadCounts(ctx: Ctx, terms: CarSelection['terms'], at: CarSelection['at']): Promise<FacetCounts<CarColumn>> {
  const brands = await readBrandNames(ctx)
  return readFacetCounts(packGroups(CAR_COLUMNS, await loadRows(ctx, terms, at)), CAR_COLUMNS, { brands })
}

async function loadRows(ctx: Ctx, terms: CarSelection['terms'], at: CarSelection['at']): Promise<GroupRow[]> {
  if (terms?.length === 0) return []
  const brands = await readBrandNames(ctx)
  const there = at === null ? [] : [meetsCar(at)]
  const where = sql.join([...publishedConditions(brands), ...termConditions(terms, brands), ...there], sql` and `)
  ctx.reads('car')
  return ctx.db.transaction(async (tx) => {
    await tx.execute(ROOM_TO_COUNT)
    const { rows } = await tx.execute<GroupRow>(groupRows(CAR_COLUMNS, sql`${car}`, where))
    return rows
  })
}

/**
 * Groups are estimated far too many, and sorted on disk then, unless a hash table of them would fit in memory: a third of the time.
 * The longer limit is for the whole of a very large catalogue, read once per change of it.
 */
const ROOM_TO_COUNT = sql`select set_config('work_mem', '64MB', true), set_config('statement_timeout', '30s', true)`
