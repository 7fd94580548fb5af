import type { ShortlistKind } from '#contract/shortlist-values.ts'
import { useFavorites, type Favorite } from '#apps/site/favorite/favorites.ts'
import { PLAIN, thingKey, useNotes, type Wanted } from './notes.ts'
import { useThings, type SavedThing } from '#apps/site/favorite/saved-things.ts'

/** A thing of this browser's list with what is noted beside it; `name` as it was called when it was saved. */
export type WantedThing = Wanted & { kind: ShortlistKind; sign: string; name: string }

/** The whole list of this browser: new cars, then used units and parts, each in the order in which they were added. */
export function useWantedThings(): WantedThing[] {
  const notes = useNotes()
  return wantedThings(useFavorites(), useThings()).map((thing) => ({ ...thing, ...(notes[thingKey(thing)] ?? PLAIN) }))
}

/** New cars by their signs, and what else is saved. */
export function wantedThings(cars: readonly Favorite[], things: readonly SavedThing[]): Omit<WantedThing, keyof Wanted>[] {
  const own = cars.map((car) => ({ kind: 'car' as const, sign: car.model_sign || String(car.model_id), name: `${car.brand_name} ${car.model_name}`.trim() }))
  return [...own, ...things.filter(({ kind }) => kind === 'used'), ...things.filter(({ kind }) => kind === 'part')]
}
