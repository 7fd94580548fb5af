import type { ShareShortlistInput } from '#contract/shortlist.ts'
import { SHORTLIST_LIMITS } from '#contract/shortlist-values.ts'
import type { WantedThing } from './wanted-things.ts'

/** Body of `POST /api/shortlist`: what the list holds, at most as much as a link may. */
export function sharedItems(things: readonly WantedThing[]): ShareShortlistInput['items'] {
  return things.slice(0, SHORTLIST_LIMITS.items).map(({ kind, sign, quantity, note }) => ({ kind, sign, quantity, note }))
}

/** The code of a link to the list; null where the line is down or the server has none. */
export async function requestLink(things: readonly WantedThing[], lang: string): Promise<string | null> {
  try {
    const answer = await fetch('/api/shortlist', {
      method: 'POST',
      headers: { 'content-type': 'application/json', lang },
      body: JSON.stringify({ items: sharedItems(things) }),
    })
    const body = (await answer.json()) as { code?: unknown; data?: { code?: unknown } | null }
    const code = body.data?.code
    return body.code === 0 && typeof code === 'string' ? code : null
  } catch {
    return null
  }
}
