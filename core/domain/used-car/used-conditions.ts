import { sql, type SQL } from 'drizzle-orm'
import { usedCar } from '#core/db/schema/catalogue.ts'
import type { BrandNames } from '#core/domain/car/index.ts'
import { isOneOf, selectedConditions } from '#core/domain/facet/index.ts'
import { matchTerm } from '#core/domain/search-term/index.ts'
import { USED_FACETS, type Known } from './used-facets.ts'
import type { UsedSelection } from './used-selection.ts'

/** Condition of a published unit of a published brand that holds all search terms (null: any). */
export function stockCondition(terms: UsedSelection['terms'], brands: BrandNames): SQL {
  const conditions = [sql`${usedCar.publishState} = 'published'`]
  if (brands.hasHidden) {
    const shown = brands.list.map((entry) => entry.id)
    conditions.push(isOneOf(usedCar.brandId, shown, 'bigint'))
  }
  if (terms)
    conditions.push(
      terms.length === 0
        ? sql`false`
        : sql.join(
            terms.map((word) => matchTerm(sql`${usedCar.searchText}`, word)),
            sql` and `,
          ),
    )
  return sql.join(conditions, sql` and `)
}

/** Condition of a whole selection: OR inside a facet, AND across. */
export function selectionCondition({ facets, terms }: UsedSelection, known: Known): SQL {
  return sql.join([stockCondition(terms, known.brands), ...selectedConditions(USED_FACETS, facets, known)], sql` and `)
}
