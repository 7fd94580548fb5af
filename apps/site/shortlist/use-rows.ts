import { useEffect, useState } from 'react'
import type { ShortlistKind } from '#contract/shortlist-values.ts'
import { thingKey } from './notes.ts'
import type { ShortlistRow } from './shortlist-view.ts'

/** What the server tells of a list by `thingKey`; a thing that is missing is not offered any more. */
export type Rows = { state: 'waiting' | 'offline'; byKey: null } | { state: 'known'; byKey: ReadonlyMap<string, ShortlistRow> }

const WAITING: Rows = { state: 'waiting', byKey: null }

/** Asks once for what a list holds when it is first shown, and again when something comes to it or the line is back; what leaves it asks nothing. */
export function useRows(things: readonly { kind: ShortlistKind; sign: string }[]): Rows {
  const [rows, setRows] = useState<Rows>(WAITING)
  const [isBack, setIsBack] = useState(0)
  const [asked, setAsked] = useState<readonly string[]>([])
  const keys = things.map((thing) => thingKey(thing))
  if (keys.some((key) => !asked.includes(key))) setAsked(keys)
  const query = queryOf(asked)
  useEffect(() => {
    if (query === '') return
    const parting = new AbortController()
    const { signal } = parting
    readRows(query, signal).then(
      (list) => setRows({ state: 'known', byKey: new Map(list.map((row) => [thingKey(row), row])) }),
      () => {
        if (!signal.aborted) setRows((known) => (known.state === 'known' ? known : { state: 'offline', byKey: null }))
      },
    )
    addEventListener('online', () => setIsBack((times) => times + 1), { signal })
    return () => parting.abort()
  }, [query, isBack])
  return rows
}

async function readRows(query: string, signal: AbortSignal): Promise<readonly ShortlistRow[]> {
  const answer = await fetch(`/myFavorite/items.json?${query}`, { signal })
  if (!answer.ok) throw new Error(String(answer.status))
  return (await answer.json()) as ShortlistRow[]
}

function queryOf(keys: readonly string[]): string {
  return new URLSearchParams(keys.map((key) => [key.slice(0, key.indexOf(' ')), key.slice(key.indexOf(' ') + 1)])).toString()
}
