import type { CarCard } from '#contract/car.ts'
import type { FittingCard } from '#contract/fitting.ts'
import type { ShortlistKind } from '#contract/shortlist-values.ts'
import type { UsedCarCard } from '#contract/used-car.ts'
import { listCarCards } from '#core/domain/car/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { listPartCards } from '#core/domain/fitting/index.ts'
import { listUnitCards } from '#core/domain/used-car/index.ts'

/** One thing of a list by kind, `sign` as it was asked for. */
export type ShortlistThing =
  | { kind: 'car'; sign: string; card: CarCard }
  | { kind: 'used'; sign: string; card: UsedCarCard }
  | { kind: 'part'; sign: string; card: FittingCard }

/** Cards of the things of a list, in its order; what is not offered any more is left out. */
export async function listShortlist({
  ctx,
  input,
}: {
  ctx: Ctx
  input: { items: readonly { kind: ShortlistKind; sign: string }[] }
}): Promise<ShortlistThing[]> {
  const signsOf = (kind: ShortlistKind) => input.items.filter((item) => item.kind === kind).map(({ sign }) => sign)
  const [cars, units, parts] = await Promise.all([
    listCarCards({ ctx, input: { signs: signsOf('car') } }),
    listUnitCards({ ctx, input: { refs: signsOf('used') } }),
    listPartCards({ ctx, input: { skus: signsOf('part') } }),
  ])
  const carBySign = new Map(cars.map((card) => [card.model_sign, card]))
  const unitByRef = new Map(units.map((card) => [card.stock_ref, card]))
  const partBySku = new Map(parts.map((card) => [card.sku, card]))
  return input.items.flatMap(({ kind, sign }): ShortlistThing[] => {
    if (kind === 'car') return thing(carBySign.get(sign), (card) => ({ kind, sign, card }))
    if (kind === 'used') return thing(unitByRef.get(sign.toUpperCase()), (card) => ({ kind, sign, card }))
    return thing(partBySku.get(sign.toUpperCase()), (card) => ({ kind, sign, card }))
  })
}

function thing<Card>(card: Card | undefined, toThing: (found: Card) => ShortlistThing): ShortlistThing[] {
  return card === undefined ? [] : [toThing(card)]
}
