import { sql, type SQL } from 'drizzle-orm'
import type { CarCard, CarFilter } from '#contract/car.ts'
import type { LandedFigure } from '#contract/landed-price-values.ts'
import type { AtDestination } from '#contract/landed-price.ts'
import type { FacetName, Sort } from '#contract/vehicle.ts'
import { car } from '#core/db/schema/catalogue.ts'
import type { Ctx } from '#core/domain/context.ts'
import type { FiguresAt } from '#core/domain/landed-price/index.ts'
import type { FacetSelection, SelectionCounts } from '#core/domain/facet/index.ts'
import { withRangesAsTerms } from '#core/domain/wish/index.ts'
import { readBrandNames } from './brand-names.ts'
import { readSelection } from './car-selection.ts'
import { countSelected } from './count-car-facets.ts'
import { pageStatement, readPageIds, type PageQuery } from './list-cars.ts'
import { rankCars } from './rank-cars.ts'
import { readCards } from './read-cards.ts'
import { readCarCounts } from './read-car-counts.ts'

/** New cars as one side of a list that holds used ones too. */
export type CarSide = {
  counted: SelectionCounts<FacetName>
  facets: FacetSelection<FacetName>
  idsOf: (sort: Sort, offset: number, limit: number) => Promise<number[]>
  /** The first cars of an order as a statement, with `id` and the `figure` that they are ordered by. */
  firstOf: (sort: Sort, figure: SideFigure, limit: number) => Promise<SQL>
  cardsOf: (ids: readonly number[]) => Promise<CarCard[]>
}

/** What an order of new and used vehicles goes by. */
export type SideFigure = 'price' | 'year' | LandedFigure

const FIGURES: Readonly<Record<SideFigure, string>> = { price: car.fobPriceUsdCents.name, year: car.modelYear.name, cif: 'cif_usd', landed: 'landed_usd' }

/** Counts the new cars of a filter, and reads them in any order; by price at the destination by `figures`. */
export async function readCarSide(ctx: Ctx, filter: CarFilter & AtDestination, figures: FiguresAt | null = null): Promise<CarSide> {
  const selection = await readSelection(ctx, filter)
  const [counted, all, brands] = await Promise.all([countSelected(ctx, selection), readCarCounts(ctx), readBrandNames(ctx)])
  const ranks = rankCars({ terms: selection.terms ?? [] }, { brands })
  const asked = withRangesAsTerms(selection)
  const queryOf = (sort: Sort, offset: number, limit: number): PageQuery => {
    return { selection: asked, ranks, sort, figures, limit, offset, total: counted.total, totalOfAll: all.total }
  }
  return {
    counted,
    facets: selection.facets,
    idsOf: async (sort, offset, limit) => (limit > 0 && offset < counted.total ? readPageIds(ctx, queryOf(sort, offset, limit)) : []),
    firstOf: (sort, figure, limit) => pageStatement(ctx, queryOf(sort, 0, limit), sql`, ${sql.identifier(FIGURES[figure])} as figure`),
    cardsOf: (ids) => readCards(ctx, ids),
  }
}
