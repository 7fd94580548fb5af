import { CAR_RANGES } from '#contract/vehicle.ts'
import { USED_RANGES } from '#contract/used-values.ts'
import { isElectrified, type WishOrder, type WishTerm } from '#core/domain/wish/index.ts'
import { withoutTerms } from './search-terms.ts'

type Kind = 'car' | 'used_car' | 'both'

/** Values that a list is filtered by in the same sense as a text asks for them. */
const FACETS: Readonly<Record<Kind, readonly string[]>> = {
  car: ['brand', 'energy', 'auto_type', 'body', 'drive', 'transmission', 'charge_port', 'steering', 'seats', 'lead_time', 'category'],
  used_car: ['brand', 'energy', 'body', 'drive', 'transmission', 'charge_port', 'steering', 'colour'],
  both: ['brand', 'energy', 'body', 'drive', 'transmission', 'charge_port', 'steering'],
}
const RANGES: Readonly<Record<Kind, readonly string[]>> = { car: CAR_RANGES, used_car: USED_RANGES, both: CAR_RANGES }
/** Of these a vehicle must have all. */
const ADDING = 'equipment'
const SORTS: Readonly<Record<WishOrder, Readonly<Record<Kind, string | null>>>> = {
  cheapest: { car: '2', used_car: '2', both: '2' },
  dearest: { car: '1', used_car: '1', both: '1' },
  newest: { car: '5', used_car: null, both: '5' },
  lowest_mileage: { car: null, used_car: '3', both: null },
}

type Asked = { kind: Kind; text: string; terms: readonly WishTerm[]; order: WishOrder | null; isOffered?: boolean }

/**
 * The query of a list (of one kind, or of both side by side) that shows all vehicles of a kind that were found: what its filters say becomes filters, each to be taken off by itself;
 * what is left stays as words. `text`: what was typed, without what has been given up. `isOffered`: of used units only those that can be bought.
 */
export function listFilter({ kind, text, terms, order, isOffered = false }: Asked): string {
  const read = terms.map((term) => ({ term, entries: entriesOf(kind, term) }))
  const namesOf = (entries: readonly Entry[]) => new Set(entries.map(([name]) => name))
  // Two terms of one filter are both wanted, which a filter of values cannot say.
  const isAlone = (own: (typeof read)[number]) =>
    read.every((other) => other === own || ![...namesOf(other.entries)].some((name) => name !== ADDING && namesOf(own.entries).has(name)))
  // What a hybrid burns is read beside the word for it alone.
  const isBeside = ({ term }: (typeof read)[number]) => isElectrified(term) && terms.some(({ values }) => values.some(({ name }) => name === 'burns'))
  const filters = read.filter((each) => each.entries.length > 0 && isAlone(each) && !isBeside(each))
  const rest = terms.filter((term) => !filters.some((each) => each.term === term))
  const word =
    rest.length === 0
      ? ''
      : withoutTerms(
          text,
          filters.map(({ term }) => term),
        )
  const sort = order === null ? null : SORTS[order][kind]
  return new URLSearchParams([
    ...filters.flatMap(({ entries }) => entries),
    ...(isOffered && kind === 'used_car' ? [['status', 'available']] : []),
    ...(word === '' ? [] : [['word', word]]),
    ...(sort === null ? [] : [['sort', sort]]),
  ]).toString()
}

type Entry = [string, string]

/** A term as filters of the list; none where they cannot say it. */
function entriesOf(kind: Kind, { values: all, range, isText, isNot }: WishTerm): Entry[] {
  if (isText || isNot) return []
  // The public group of a kind holds the bodies that are asked for with it.
  const bodies = all.filter(({ name }) => name === 'body')
  const values = bodies.length > 0 && all.every(({ name }) => name === 'body' || name === 'auto_type') ? bodies : all
  if (range !== null) {
    if (values.length > 0 || !RANGES[kind].includes(range.name)) return []
    const { name, from, to } = range
    return [...(from === null ? [] : [[`${name}_from`, String(from)] satisfies Entry]), ...(to === null ? [] : [[`${name}_to`, String(to)] satisfies Entry])]
  }
  const [first] = values
  if (first === undefined || values.some(({ name }) => name !== first.name)) return []
  const isKnown = first.name === ADDING ? values.length === 1 : FACETS[kind].includes(first.name)
  return isKnown ? values.map(({ name, value }) => [name, value]) : []
}
