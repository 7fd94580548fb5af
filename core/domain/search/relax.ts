import type { WishTerm } from '#core/domain/wish/index.ts'

/** How much is given up with a term: what a vehicle is called or is for is kept longest. */
const COST: Readonly<Record<string, number>> = {
  colour: 1,
  fuel: 1,
  burns: 1,
  lead_time: 2,
  transmission: 2,
  drive: 3,
  seats: 3,
  year: 3,
  mileage: 3,
  power: 3,
  payload: 3,
  range: 4,
  price: 4,
  brand: 5,
  steering: 6,
  energy: 6,
  off_road: 3,
  sports: 4,
  category: 4,
  auto_type: 7,
  body: 7,
  model: 8,
}
const PLAIN_WORD = 1
const MOST_TRIES = 24

/** Sets of terms to leave out, those that give up least first; never all of them. */
export function* relaxations(terms: readonly WishTerm[]): Generator<readonly WishTerm[]> {
  const costs = terms.map(costOf)
  const sets = Array.from({ length: 2 ** Math.min(terms.length, 8) - 2 }, (_, at) => at + 1).map((bits) => {
    const left = terms.filter((_term, at) => bits & (1 << at))
    return { left, cost: costs.reduce((sum, cost, at) => sum + (bits & (1 << at) ? cost : 0), 0) }
  })
  for (const { left } of sets.toSorted((a, b) => a.cost - b.cost || a.left.length - b.left.length).slice(0, MOST_TRIES)) yield left
}

function costOf({ values, range, isText }: WishTerm): number {
  if (range) return COST[range.name] ?? PLAIN_WORD
  const costs = values.map(({ name }) => COST[name] ?? PLAIN_WORD)
  // A word that may be the beginning of a name weighs as a word.
  return costs.length === 0 ? PLAIN_WORD : isText ? 2 : Math.max(...costs)
}

/** Fuels that are burnt and driven alike, where the stock has the other one. */
const NEAR_ENERGIES: Readonly<Record<string, string>> = { LPG: 'CNG', CNG: 'LPG', FCEV: 'BEV' }
const FEWER_SEATS = 0.6
const MORE_SEATS = 1.8

/** Terms with what comes nearest in place of what nothing meets: buses of about as many seats, the other gas. Null where nothing is near. */
export function nearestTerms(terms: readonly WishTerm[]): WishTerm[] | null {
  const near = terms.map(nearestTerm)
  return near.some((term, at) => term !== terms[at]) ? near : null
}

function nearestTerm(term: WishTerm): WishTerm {
  const { range, values } = term
  if (range?.name === 'seats') {
    const [from, to] = [range.from === null ? null : Math.floor(range.from * FEWER_SEATS), range.to === null ? null : Math.ceil(range.to * MORE_SEATS)]
    return { ...term, range: { ...range, from, to } }
  }
  const others = values.flatMap(({ name, value }) => (name === 'energy' ? (NEAR_ENERGIES[value] ?? []) : []))
  return others.length === 0 ? term : { ...term, values: [...values, ...others.map((value) => ({ name: 'energy', value }) as const)] }
}
