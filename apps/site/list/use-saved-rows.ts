import { useEffect, useState } from 'react'
import type { SavedSearch } from '#apps/site/favorite/saved-searches.ts'
import type { SavedRow } from './search-view.ts'

/** What kept searches hold now, by their addresses, in one call for all of them; null until it is known, and where the line is down. */
export function useSavedRows(saved: readonly SavedSearch[]): ReadonlyMap<string, SavedRow> | null {
  const [rows, setRows] = useState<ReadonlyMap<string, SavedRow> | null>(null)
  // Asked for again when one more is kept: what was seen by then is what it is compared with.
  const [asked, setAsked] = useState<readonly SavedSearch[]>([])
  if (saved.some(({ href }) => !asked.some((one) => one.href === href))) setAsked(saved)
  useEffect(() => {
    if (asked.length === 0) return
    const parting = new AbortController()
    const { signal } = parting
    readRows(asked, signal).then(
      (list) => setRows(new Map(list.map((row) => [row.href, row]))),
      () => {},
    )
    return () => parting.abort()
  }, [asked])
  return rows
}

async function readRows(asked: readonly SavedSearch[], signal: AbortSignal): Promise<readonly SavedRow[]> {
  // One value each: values are put in order on their way (`SEEN_SEARCH`).
  const query = new URLSearchParams(asked.map(({ href, seen }) => ['search', String(seen) + href]))
  const answer = await fetch(`/myFavorite/searches.json?${query.toString()}`, { signal })
  if (!answer.ok) throw new Error(String(answer.status))
  return (await answer.json()) as SavedRow[]
}
