import { SHORTLIST_LIMITS, type ShortlistKind } from '#contract/shortlist-values.ts'
import { localValue, useLocalValue } from '#apps/site/client/local-value.ts'

/** How many of a thing are wanted, and what the buyer wrote beside it. */
export type Wanted = { quantity: number; note: string }
type Notes = Readonly<Record<string, Wanted>>

export const PLAIN: Wanted = { quantity: 1, note: '' }
const none: Notes = {}
const notes = localValue<Notes>('shortlistNotes', none, parseNotes)

/** What is noted by thing, under `thingKey`. */
export function useNotes(): Notes {
  return useLocalValue(notes)
}

/** Everything that is noted; null where nothing is. */
export function readNotes(): Notes | null {
  const known = notes.read()
  return known === none ? null : known
}

export function readNote(key: string): Wanted {
  return notes.read()[key] ?? PLAIN
}

export function thingKey({ kind, sign }: { kind: ShortlistKind; sign: string }): string {
  return `${kind} ${sign}`
}

export function writeNote(key: string, wanted: Wanted): void {
  const { [key]: _old, ...others } = notes.read()
  const isPlain = wanted.quantity === 1 && wanted.note === ''
  const next = isPlain ? others : { ...others, [key]: wanted }
  notes.write(Object.keys(next).length === 0 ? none : next)
}

/** A whole number of pieces that may be asked for; null for anything else. */
export function parseQuantity(text: string): number | null {
  const number = Number(text.trim())
  return Number.isInteger(number) && number >= 1 && number <= SHORTLIST_LIMITS.quantity ? number : null
}

/** Reads stored notes of whatever shape: broken ones fall out. */
export function parseNotes(stored: unknown): Notes {
  if (typeof stored !== 'object' || stored === null) return none
  const known = Object.entries(stored as Record<string, Partial<Wanted> | null>).flatMap(([key, value]) => {
    const quantity = parseQuantity(String(value?.quantity ?? 1))
    const note = typeof value?.note === 'string' ? value.note.slice(0, SHORTLIST_LIMITS.note) : ''
    return quantity === null || (quantity === 1 && note === '') ? [] : [[key, { quantity, note }] as const]
  })
  return known.length === 0 ? none : Object.fromEntries(known)
}
