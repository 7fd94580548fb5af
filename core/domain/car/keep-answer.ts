import type { Ctx } from '#core/domain/context.ts'
import type { CarSelection } from './car-selection.ts'

/** Longer selections are nobody's usual way through the list, and their keys would take the room of many answers. */
const LONGEST_KEY = 600

type Answer<T> = { key: string; selection: CarSelection; make: () => Promise<T>; sizeOf: (value: T) => number }

/** An answer under a selection, kept until cars or brands change. The same selection in another order is the same answer. */
export function keepAnswer<T>(ctx: Ctx, { key, selection, make, sizeOf }: Answer<T>): Promise<T> {
  const whole = `${key} ${selectionKey(selection)}`
  return whole.length > LONGEST_KEY ? make() : ctx.ports.cache.read({ key: whole, tags: ['car', 'brand'], make, sizeOf })
}

function selectionKey({ facets, types, words }: CarSelection): string {
  const chosen = Object.entries(facets).map(([name, values]) => [name, ...[...values].toSorted()])
  return JSON.stringify([chosen, types?.map((rule) => `${rule.name} ${rule.value}`).toSorted() ?? null, words?.map(({ word }) => word) ?? null])
}
