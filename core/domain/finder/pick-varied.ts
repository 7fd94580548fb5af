/** What names a model. */
type Model = { brand_sign: string; model_name: string }

/** At most `most` vehicles in their order: one of each model first, then its others. */
export function pickVaried<Card extends Model>(cards: readonly Card[], most: number): Card[] {
  const seen = new Set<string>()
  const firsts: Card[] = []
  const others: Card[] = []
  for (const card of cards) {
    const model = `${card.brand_sign} ${card.model_name}`
    ;(seen.has(model) ? others : firsts).push(card)
    seen.add(model)
  }
  return [...firsts, ...others].slice(0, most)
}
