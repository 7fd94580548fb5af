import { sql } from 'drizzle-orm'
import type { FittingFacetName } from '#contract/fitting.ts'
import { fitting } from '#core/db/schema/catalogue.ts'
import type { Ctx } from '#core/domain/context.ts'
import {
  countSelection,
  groupRows,
  groupsBytes,
  packGroups,
  readFacetCounts,
  type GroupRow,
  type Groups,
  type SelectionCounts,
} from '#core/domain/facet/index.ts'
import { keep } from '#core/domain/keep.ts'
import { FITTING_FACETS } from './fitting-facets.ts'
import { calledConditions, type FittingSelection } from './fitting-selection.ts'

/** Counts parts under a selection. */
export async function countFittings(ctx: Ctx, selection: FittingSelection): Promise<SelectionCounts<FittingFacetName>> {
  const groups = selection.called === null ? await readGroups(ctx, selection) : await loadGroups(ctx, selection)
  return countSelection(readFacetCounts(groups, FITTING_FACETS, selection.known), FITTING_FACETS, selection)
}

function readGroups(ctx: Ctx, selection: FittingSelection): Promise<Groups> {
  const { price } = selection
  const key = price === null ? 'fitting-groups' : `fitting-groups ${JSON.stringify([price.from, price.to])}`
  return keep(ctx, { key, make: loadGroups, sizeOf: groupsBytes }, selection)
}

async function loadGroups({ db, reads }: Ctx, selection: FittingSelection): Promise<Groups> {
  reads('fitting')
  const where = sql.join(calledConditions(selection), sql` and `)
  const { rows } = await db.execute<GroupRow>(groupRows(FITTING_FACETS, sql`${fitting}`, where))
  return packGroups(FITTING_FACETS, rows)
}
