import { MOST_CHOSEN_FROM, MOST_COMPARED, vehicleQuery } from '#apps/site/shortlist/compare-things.ts'

/**
 * What an address asks to compare: signs of new cars and stock references of used units, which of them are shown (none leaves the choice to
 * the page), which two are drawn (null likewise), and whether only what differs is shown.
 */
export type Comparison = { cars: string[]; used: string[]; show: string[]; first: string | null; beside: string | null; isOnlyDifferent: boolean }

/** Value of `beside` for a person instead of a second vehicle. */
export const PERSON = 'person'
/** Value of `only`. */
export const DIFFERENT = 'different'

/** Reads `?cars=a,b&used=r&add=c&show=a&first=a&beside=person&only=different`; what is too much or no sign is passed over. */
export function readComparison(query: URLSearchParams): Comparison {
  const added = query.getAll('add')
  const cars = signsOf([...query.getAll('cars'), ...added]).slice(0, MOST_CHOSEN_FROM)
  const used = signsOf(query.getAll('used')).map((ref) => ref.toUpperCase())
  const show = signsOf(query.getAll('show'))
  return {
    cars,
    used: [...new Set(used)].slice(0, MOST_CHOSEN_FROM - cars.length),
    show: show.length === 0 ? [] : signsOf([...show, ...added]),
    first: query.get('first'),
    beside: query.get('beside'),
    isOnlyDifferent: query.get('only') === DIFFERENT,
  }
}

/** Address of a comparison; a choice of what is drawn stays only where its vehicle does. */
export function compareHref(comparison: Comparison): string {
  const { cars, used, show, first, beside, isOnlyDifferent } = comparison
  const signs = signsIn(comparison)
  if (signs.length === 0) return '/compare'
  const query = vehicleQuery({ cars, used })
  const shown = show.filter((sign) => signs.includes(sign))
  if (shown.length > 0) query.push(`show=${shown.map(encodeURIComponent).join(',')}`)
  if (first !== null && signs.includes(first)) query.push(`first=${encodeURIComponent(first)}`)
  if (beside !== null && (beside === PERSON || signs.includes(beside))) query.push(`beside=${encodeURIComponent(beside)}`)
  if (isOnlyDifferent) query.push(`only=${DIFFERENT}`)
  return `/compare?${query.join('&')}`
}

/** The signs that are shown: the chosen ones or the first, at most four. */
export function shownSigns(comparison: Comparison): string[] {
  const signs = signsIn(comparison)
  const chosen = signs.filter((sign) => comparison.show.includes(sign))
  return (chosen.length === 0 ? signs : chosen).slice(0, MOST_COMPARED)
}

/** The comparison without one of its vehicles. */
export function without(comparison: Comparison, gone: string): Comparison {
  return { ...comparison, cars: comparison.cars.filter((sign) => sign !== gone), used: comparison.used.filter((ref) => ref !== gone) }
}

/** The two that are drawn: the first vehicle or the chosen one, beside the chosen one, the next vehicle or a person. */
export function chooseDrawn(comparison: Comparison): { first: string; beside: string } | null {
  const { first, beside } = comparison
  const signs = shownSigns(comparison)
  const left = first !== null && signs.includes(first) ? first : signs[0]
  if (left === undefined) return null
  if (beside !== null && beside !== left && (beside === PERSON || signs.includes(beside))) return { first: left, beside }
  return { first: left, beside: signs.find((sign) => sign !== left) ?? PERSON }
}

function signsIn({ cars, used }: Comparison): string[] {
  return [...cars, ...used]
}

function signsOf(values: readonly string[]): string[] {
  const signs = values.flatMap((value) => value.split(',')).map((sign) => sign.trim())
  return [...new Set(signs.filter((sign) => sign !== '' && sign.length <= 200))]
}
