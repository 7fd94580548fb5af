/** What an address asks to compare: signs of cars, and which two are drawn; null leaves the choice to the page. */
export type Comparison = { cars: string[]; first: string | null; beside: string | null }

export const MOST_COMPARED = 4
/** Value of `beside` for a person instead of a second car. */
export const PERSON = 'person'

/** Reads `?cars=a,b&add=c&first=a&beside=person`; what is too much or no sign is passed over. */
export function readComparison(query: URLSearchParams): Comparison {
  const signs = [...query.getAll('cars'), ...query.getAll('add')]
    .flatMap((value) => value.split(','))
    .map((sign) => sign.trim())
    .filter((sign) => sign !== '' && sign.length <= 200)
  return { cars: [...new Set(signs)].slice(0, MOST_COMPARED), first: query.get('first'), beside: query.get('beside') }
}

/** Address of a comparison; a choice of what is drawn stays only where its car does. */
export function compareHref({ cars, first, beside }: Comparison): string {
  if (cars.length === 0) return '/compare'
  const query = [`cars=${cars.map(encodeURIComponent).join(',')}`]
  if (first !== null && cars.includes(first)) query.push(`first=${encodeURIComponent(first)}`)
  if (beside !== null && (beside === PERSON || cars.includes(beside))) query.push(`beside=${encodeURIComponent(beside)}`)
  return `/compare?${query.join('&')}`
}

/** The two that are drawn: the first car or the chosen one, beside the chosen one, the next car or a person. */
export function chooseDrawn({ cars, first, beside }: Comparison): { first: string; beside: string } | null {
  const left = first !== null && cars.includes(first) ? first : cars[0]
  if (left === undefined) return null
  if (beside !== null && beside !== left && (beside === PERSON || cars.includes(beside))) return { first: left, beside }
  return { first: left, beside: cars.find((sign) => sign !== left) ?? PERSON }
}
