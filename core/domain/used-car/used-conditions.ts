import { sql, type SQL } from 'drizzle-orm'
import { usedCar } from '#core/db/schema/catalogue.ts'
import { isOneOf, selectedConditions } from '#core/domain/facet/index.ts'
import { meetsUnit } from '#core/domain/landed-price/index.ts'
import { USED_FACETS, type Known } from './used-facets.ts'
import type { UsedSelection } from './used-selection.ts'
import { termCondition } from './used-wish.ts'

/** Condition of a published unit of a published brand that meets all search terms (null: any; none: no unit) and what is asked at a destination (null: nothing). */
export function stockCondition(terms: UsedSelection['terms'], known: Known, at: UsedSelection['at'] = null): SQL {
  const { brands } = known
  const published = sql`${usedCar.publishState} = 'published'`
  const shown = brands.hasHidden
    ? [
        isOneOf(
          usedCar.brandId,
          brands.list.map((entry) => entry.id),
          'bigint',
        ),
      ]
    : []
  const sought = terms === null ? [] : terms.length === 0 ? [sql`false`] : terms.map((term) => termCondition(term, known))
  return sql.join([published, ...shown, ...sought, ...(at === null ? [] : [meetsUnit(at)])], sql` and `)
}

/** Condition of a whole selection: OR inside a facet, AND across. */
export function selectionCondition({ facets, terms, at }: UsedSelection, known: Known): SQL {
  return sql.join([stockCondition(terms, known, at), ...selectedConditions(USED_FACETS, facets, known)], sql` and `)
}
