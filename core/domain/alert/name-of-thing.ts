import type { CarCard } from '#contract/car.ts'
import type { FittingCard } from '#contract/fitting.ts'
import type { UsedCarCard } from '#contract/used-car.ts'

export type Named = { kind: 'car'; card: CarCard } | { kind: 'used'; card: UsedCarCard } | { kind: 'part'; card: FittingCard }

/** What a thing is called in a mail: `BYD Seal Premium 2024`; a part by its name in the language of the request. */
export function nameOfThing(thing: Named): string {
  if (thing.kind === 'part') return thing.card.name
  const { brand_name: brand, model_name: model, trim, model_year: year } = thing.card
  return [brand, model, trim, year].filter((part) => part !== null && part !== '').join(' ')
}
