import { sql, type SQL } from 'drizzle-orm'
import { car } from '#core/db/schema/catalogue.ts'
import { countWholeTerms } from '#core/domain/search-term/index.ts'
import type { Like, WishTerm, WishValue } from '#core/domain/wish/index.ts'
import type { KnownBrands } from './brand-facet.ts'
import { termCondition } from './car-wish.ts'

/** What goes before relevance among cars that all meet a search. `side`: the steering wheel's that the destination wants. */
export type Ranking = { terms: readonly WishTerm[]; side?: 'left' | 'right' | null; isNewestFirst?: boolean }

/** Bodies and energies that stand for the same to whoever asks for one of them. */
const SAME: Readonly<Record<string, string>> = { crossover: 'suv', AWD: '4WD' }
const HEAVY = ['truck', 'tractor', 'dump', 'mixer', 'special', 'bus']

/**
 * Expressions to order by, smallest first, the weightiest expression first: words that stand whole in the text, a model of exactly that name, the fuel, the wheel's side,
 * then kinds and energies in the order in which a word names them.
 */
export function rankCars({ terms, side, isNewestFirst }: Ranking, known: KnownBrands): SQL[] {
  const likes = terms.flatMap((term) => term.likes ?? [])
  const words = terms.filter(({ isText, values }) => isText || values.some(({ name }) => name === 'model')).map(({ word }) => word)
  return [
    ...(words.length > 0
      ? [sql`-(${countWholeTerms(sql`${car.searchText}`, words)})`, sql`(lower(${car.modelName}) <> all(${sql.param(words)}::text[]))`]
      : []),
    ...terms.flatMap(({ fuel }) => (fuel === undefined ? [] : [sql`(${isDiesel()} <> ${fuel === 'diesel'})`])),
    ...(side ? [sql`(coalesce(${car.steering}, '') not in (${side}, 'both'))`] : []),
    ...(likes.length > 0
      ? [
          sql`-(${sql.join(
            likes.map((like) => sql`coalesce((${termCondition(asTerm(like), known)})::int, 0)`),
            sql` + `,
          )})`,
        ]
      : []),
    ...terms.flatMap(({ values }) => [placeIn(values, 'body', sql`${car.bodyType}`), placeIn(values, 'energy', sql`${car.energyType}`)].flat()),
    ...(isNewestFirst ? [sql`-coalesce(${car.modelYear}, 0)`] : []),
  ]
}

function asTerm(like: Like): WishTerm {
  return { word: '', typed: '', isText: false, values: 'values' in like ? like.values : [], range: 'range' in like ? like.range : null }
}

/** Where no fuel is known, `TD` in a name tells diesel engines; heavy vehicles have no other. */
function isDiesel(): SQL {
  return sql`coalesce(${car.fuel} = 'diesel', ${car.searchText} ~ '[0-9]td ' or ${car.bodyType} = any(${sql.param(HEAVY)}::text[]))`
}

function placeIn(values: readonly WishValue[], name: WishValue['name'], column: SQL): SQL[] {
  const own = values.filter((value) => value.name === name).map(({ value }) => value)
  const places = [...new Set(own.map((value) => SAME[value] ?? value))]
  if (places.length < 2) return []
  const cases = own.map((value) => sql`when ${value} then ${sql.raw(String(places.indexOf(SAME[value] ?? value)))}`)
  return [sql`case ${column} ${sql.join(cases, sql` `)} else ${sql.raw(String(places.length))} end`]
}
