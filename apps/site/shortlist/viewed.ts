import { useEffect } from 'react'
import { SHORTLIST_KINDS, type ShortlistKind } from '#contract/shortlist-values.ts'
import { localValue, useLocalValue } from '#apps/site/client/local-value.ts'

/** A thing whose page was opened on this device. */
export type Viewed = { kind: ShortlistKind; sign: string }

const MOST_VIEWED = 12
const none: readonly Viewed[] = []
const viewed = localValue<readonly Viewed[]>('viewed', none, parseViewed)

/** What was looked at, the last first (R11.9). */
export function useViewed(): readonly Viewed[] {
  return useLocalValue(viewed)
}

/** Notes that the page of a thing is open. */
export function useViewedNote(kind: ShortlistKind, sign: string): void {
  useEffect(() => noteViewed({ kind, sign }), [kind, sign])
}

/** Puts a thing at the beginning of what was looked at. */
export function noteViewed({ kind, sign }: Viewed): void {
  const others = viewed.read().filter((one) => one.kind !== kind || one.sign !== sign)
  viewed.write([{ kind, sign }, ...others].slice(0, MOST_VIEWED))
}

export function forgetViewed(): void {
  viewed.write(none)
}

/** Reads a stored list of whatever shape: broken entries fall out. */
export function parseViewed(stored: unknown): readonly Viewed[] {
  if (!Array.isArray(stored)) return none
  return stored
    .flatMap((entry: Partial<Viewed> | null): Viewed[] => {
      const kind = SHORTLIST_KINDS.find((known) => known === entry?.kind)
      return kind === undefined || typeof entry?.sign !== 'string' ? [] : [{ kind, sign: entry.sign }]
    })
    .slice(0, MOST_VIEWED)
}
