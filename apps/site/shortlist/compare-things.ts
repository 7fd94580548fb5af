import type { ShortlistKind } from '#contract/shortlist-values.ts'

/** As many vehicles as the comparison shows. */
export const MOST_COMPARED = 4
/** As many as it knows, so that what it leaves out can take a place. */
export const MOST_CHOSEN_FROM = 24

/** Address that compares the first vehicles of a list with each other, new and used together, and names the others to choose from. */
export function compareThings(vehicles: readonly { kind: ShortlistKind; sign: string }[]): string {
  const first = vehicles.slice(0, MOST_CHOSEN_FROM)
  const signsOf = (kind: ShortlistKind) => first.filter((thing) => thing.kind === kind).map(({ sign }) => sign)
  return `/compare?${vehicleQuery({ cars: signsOf('car'), used: signsOf('used') }).join('&')}`
}

/** The part of the address that names the vehicles. */
export function vehicleQuery({ cars, used }: { cars: readonly string[]; used: readonly string[] }): string[] {
  return [...named('cars', cars), ...named('used', used)]
}

function named(name: string, signs: readonly string[]): string[] {
  return signs.length === 0 ? [] : [`${name}=${signs.map(encodeURIComponent).join(',')}`]
}
