import type { ShortlistKind } from '#contract/shortlist-values.ts'
import { localValue, useLocalValue } from '#apps/site/client/local-value.ts'

/** A used unit or a part on the shortlist (R11.5); new cars stand in `favoriteData`, whose shape is fixed. */
export type SavedThing = {
  kind: Exclude<ShortlistKind, 'car'>
  /** Stock reference or part number. */
  sign: string
  /** As it was called when it was saved, for a list that is read without a line. */
  name: string
}

const none: readonly SavedThing[] = []
const things = localValue<readonly SavedThing[]>('shortlist', none, parseThings)

export function readThings(): readonly SavedThing[] {
  return things.read()
}

export function useThings(): readonly SavedThing[] {
  return useLocalValue(things)
}

export function hasThing(list: readonly SavedThing[], thing: Pick<SavedThing, 'kind' | 'sign'>): boolean {
  return list.some(({ kind, sign }) => kind === thing.kind && sign === thing.sign)
}

/** True if the thing was added now, not twice. */
export function addThing(thing: SavedThing): boolean {
  const list = things.read()
  if (hasThing(list, thing)) return false
  things.write([...list, thing])
  return true
}

export function removeThing(thing: Pick<SavedThing, 'kind' | 'sign'>): void {
  const next = things.read().filter(({ kind, sign }) => kind !== thing.kind || sign !== thing.sign)
  things.write(next.length > 0 ? next : none)
}

export function forgetThings(): void {
  things.write(none)
}

/** Reads a stored list of whatever shape: broken entries fall out, a thing stands once. */
export function parseThings(stored: unknown): readonly SavedThing[] {
  if (!Array.isArray(stored)) return none
  return stored.reduce<readonly SavedThing[]>((list, entry: Partial<SavedThing> | null) => {
    const { kind, sign, name } = entry ?? {}
    if ((kind !== 'used' && kind !== 'part') || typeof sign !== 'string' || typeof name !== 'string') return list
    return hasThing(list, { kind, sign }) ? list : [...list, { kind, sign, name }]
  }, none)
}
