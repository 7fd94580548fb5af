import { useEffect, useState } from 'react'
import type { ShortlistKind } from '#contract/shortlist-values.ts'
import { useLocale } from '#apps/site/text/site-intl.tsx'
import { findKeptRows, keepRows, requestRows } from './kept-rows.ts'
import { thingKey } from './notes.ts'
import type { ShortlistRow } from './shortlist-view.ts'

type ByKey = ReadonlyMap<string, ShortlistRow>

/**
 * What the server tells of a list by `thingKey`; a thing that is missing is not offered any more. `kept`: without a line, what it told last, and when
 * (ms since 1970).
 */
export type Rows = { state: 'waiting' | 'offline'; byKey: null } | { state: 'known'; byKey: ByKey } | { state: 'kept'; byKey: ByKey; at: number }

const WAITING: Rows = { state: 'waiting', byKey: null }
const TIME_LIMIT_MS = 10_000

/** Asks once for what a list holds when it is first shown, and again when something comes to it or the line is back; what leaves it asks nothing. */
export function useRows(things: readonly { kind: ShortlistKind; sign: string }[]): Rows {
  const lang = useLocale()
  const [rows, setRows] = useState<Rows>(WAITING)
  const [isBack, setIsBack] = useState(0)
  const [asked, setAsked] = useState<readonly string[]>([])
  const keys = things.map((thing) => thingKey(thing))
  if (keys.some((key) => !asked.includes(key))) setAsked(keys)
  const list = asked.join('\n')
  useEffect(() => {
    if (list === '') return
    const wanted = list.split('\n').map(readKey)
    const parting = new AbortController()
    const { signal } = parting
    requestRows(wanted, AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)])).then(
      (answer) => {
        setRows({ state: 'known', byKey: byKeyOf(answer) })
        keepRows({ things: wanted, rows: answer, lang, at: Date.now() })
      },
      () => {
        if (!signal.aborted) setRows((known) => (known.state === 'known' ? known : keptRows(wanted, lang)))
      },
    )
    addEventListener('online', () => setIsBack((times) => times + 1), { signal })
    return () => parting.abort()
  }, [list, lang, isBack])
  return rows
}

function keptRows(things: readonly { kind: ShortlistKind; sign: string }[], lang: string): Rows {
  const kept = findKeptRows(things, lang)
  return kept === null ? { state: 'offline', byKey: null } : { state: 'kept', byKey: byKeyOf(kept.rows), at: kept.at }
}

function byKeyOf(rows: readonly ShortlistRow[]): ByKey {
  return new Map(rows.map((row) => [thingKey(row), row]))
}

function readKey(key: string): { kind: ShortlistKind; sign: string } {
  const [kind = '', ...sign] = key.split(' ')
  return { kind: kind as ShortlistKind, sign: sign.join(' ') }
}
