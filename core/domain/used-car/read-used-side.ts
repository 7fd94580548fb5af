import { sql, type SQL } from 'drizzle-orm'
import type { LandedFigure } from '#contract/landed-price-values.ts'
import type { AtDestination } from '#contract/landed-price.ts'
import type { UsedCarCard, UsedCarFilter } from '#contract/used-car.ts'
import type { UsedFacetName, UsedSort } from '#contract/used-values.ts'
import { usedCar } from '#core/db/schema/catalogue.ts'
import type { Ctx } from '#core/domain/context.ts'
import type { SelectionCounts } from '#core/domain/facet/index.ts'
import type { FiguresAt } from '#core/domain/landed-price/index.ts'
import { countUnits } from './count-units.ts'
import { pageStatement } from './list-used-cars.ts'
import { readUsedCards } from './read-cards.ts'
import { readKnown } from './read-known.ts'
import { readUsedSelection } from './used-selection.ts'

/** Used units as one side of a list that holds new cars too. */
export type UsedSide = {
  counted: SelectionCounts<UsedFacetName>
  idsOf: (sort: UsedSort, offset: number, limit: number) => Promise<number[]>
  /** The first units of an order as a statement, with `id` and the `figure` that they are ordered by. */
  firstOf: (sort: UsedSort, figure: SideFigure, limit: number) => SQL
  cardsOf: (ids: readonly number[]) => Promise<UsedCarCard[]>
}

type SideFigure = 'price' | 'year' | LandedFigure

const FIGURES: Readonly<Record<SideFigure, string>> = {
  price: usedCar.fobPriceUsdCents.name,
  year: usedCar.modelYear.name,
  cif: 'cif_usd',
  landed: 'landed_usd',
}

/** Counts the units of a filter, and reads them in any order; by price at the destination by `figures`. */
export async function readUsedSide(ctx: Ctx, filter: UsedCarFilter & AtDestination, figures: FiguresAt | null = null): Promise<UsedSide> {
  const [selection, known] = await Promise.all([readUsedSelection(ctx, filter), readKnown(ctx)])
  const counted = await countUnits(ctx, selection)
  return {
    counted,
    idsOf: async (sort, offset, limit) => {
      if (limit === 0 || offset >= counted.total) return []
      ctx.reads('used_car')
      const { rows } = await ctx.db.execute<{ id: string }>(pageStatement({ selection, known, sort, figures, offset, limit }))
      return rows.map((row) => Number(row.id))
    },
    firstOf: (sort, figure, limit) => pageStatement({ selection, known, sort, figures, offset: 0, limit }, sql`, ${sql.identifier(FIGURES[figure])} as figure`),
    cardsOf: (ids) => readUsedCards(ctx, ids, known),
  }
}
