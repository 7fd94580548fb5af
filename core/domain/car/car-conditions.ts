import { sql, type SQL } from 'drizzle-orm'
import { car } from '#core/db/schema/catalogue.ts'
import { anyOf, isOneOf, selectedConditions } from '#core/domain/facet/index.ts'
import { matchTerm } from '#core/domain/search-term/index.ts'
import type { BrandNames } from './brand-names.ts'
import { CAR_COLUMNS, CAR_FACETS } from './car-facets.ts'
import type { CarSelection } from './car-selection.ts'
import type { TypeRule } from './type-rules.ts'

const LATIN = /^[a-z0-9 ]+$/

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
  return [...types, ...selectedConditions(CAR_FACETS, selection.facets, { brands }), ...termConditions(selection.terms, brands)]
}

/**
 * Conditions of the search terms alone; none for null. A term that names a type is met by the type, and by a text that holds it where it is
 * Latin: names of models hold such words (`Mini EV`), and none in other scripts, which would cost a look at every text.
 */
export function termConditions(terms: CarSelection['terms'], brands: BrandNames): SQL[] {
  if (terms === null) return []
  if (terms.length === 0) return [sql`false`]
  return terms.map(({ word, rules }) => {
    const isHeld = rules.length > 0 && !LATIN.test(word) ? [] : [matchTerm(sql`${car.searchText}`, word)]
    return anyOf([...isHeld, ...rules.map((rule) => isOfType(rule, brands))])
  })
}

function isOfTypes(types: readonly TypeRule[], brands: BrandNames): SQL {
  return anyOf(types.map((rule) => isOfType(rule, brands)))
}

function isOfType({ name, value }: TypeRule, brands: BrandNames): SQL {
  return CAR_COLUMNS[name].condition([value], { brands })
}
