/** What a vehicle costs by one way, whole US dollars; null: not known. */
export type Costs = { cif: number | null; landed: number | null }

/**
 * Orders ways by what the buyer pays in the end: by the total where there is one, then by CIF. A way without a price comes last, and of two that
 * cost the same none goes first. A ship with less freight may cost more on arrival.
 */
export function byCost<Way>(costsOf: (way: Way) => Costs): (one: Way, other: Way) => number {
  return (one, other) => {
    const [a, b] = [costsOf(one), costsOf(other)]
    return compare(a.landed, b.landed) || compare(a.cif, b.cif)
  }
}

function compare(one: number | null, other: number | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return one - other
}
