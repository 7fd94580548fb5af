import type { CarCard } from '#contract/car.ts'

/** At most `most` cars in their order: one of each model first, then its other versions. */
export function pickVaried(cards: readonly CarCard[], most: number): CarCard[] {
  const seen = new Set<string>()
  const firsts: CarCard[] = []
  const others: CarCard[] = []
  for (const card of cards) {
    const model = `${card.brand_sign} ${card.model_name}`
    ;(seen.has(model) ? others : firsts).push(card)
    seen.add(model)
  }
  return [...firsts, ...others].slice(0, most)
}
