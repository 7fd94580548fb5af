import { sql, type SQL } from 'drizzle-orm'
import { car } from '#core/db/schema/catalogue.ts'
import { anyOf, isOneOf, selectedConditions } from '#core/domain/facet/index.ts'
import { meetsCar } from '#core/domain/landed-price/index.ts'
import type { BrandNames } from './brand-names.ts'
import { CAR_COLUMNS, CAR_FACETS } from './car-facets.ts'
import type { CarSelection } from './car-selection.ts'
import { termCondition, type CarValue } from './car-wish.ts'

/** Conditions of a published car of a published brand. */
export function publishedConditions(brands: BrandNames): SQL[] {
  const published = sql`${car.publishState} = 'published'`
  return brands.hasHidden
    ? [
        published,
        isOneOf(
          car.brandId,
          brands.list.map((entry) => entry.id),
          'bigint',
        ),
      ]
    : [published]
}

/** Conditions of a selection, to be joined by AND; the search terms among them. */
export function selectionConditions(selection: CarSelection, brands: BrandNames): SQL[] {
  const types = selection.types ? [isOfTypes(selection.types, brands)] : []
  return [
    ...types,
    ...selectedConditions(CAR_FACETS, selection.facets, { brands }),
    ...termConditions(selection.terms, brands),
    ...(selection.at === null ? [] : [meetsCar(selection.at)]),
  ]
}

/** Conditions of the search terms alone; none for null, never met for none. */
export function termConditions(terms: CarSelection['terms'], brands: BrandNames): SQL[] {
  if (terms === null) return []
  return terms.length === 0 ? [sql`false`] : terms.map((term) => termCondition(term, { brands }))
}

function isOfTypes(types: readonly CarValue[], brands: BrandNames): SQL {
  return anyOf(types.map((rule) => isOfType(rule, brands)))
}

function isOfType({ name, value }: CarValue, brands: BrandNames): SQL {
  return CAR_COLUMNS[name].condition([value], { brands })
}
