import type { StoredName } from '#contract/stored.ts'

/** A page as the visitor came to it; `at` in ms. */
export type NotedVisit = { url: string; referrer: string; at: number }

const KEY = 'visits' satisfies StoredName
/** Characters kept: a handful of pages. The landing page is the first, so what comes after the limit is left out. */
const MOST = 4000

/** Notes for the tab where the visitor came from, before the client is there: many pages may be read without it. */
export function noteVisit({ url, referrer, at }: NotedVisit, area: () => Storage = () => sessionStorage): void {
  try {
    const noted = area().getItem(KEY) ?? ''
    if (noted.length < MOST) area().setItem(KEY, `${noted}${url}\n${referrer}\n${at}\n`)
  } catch {
    // Storage is closed: the visit is known only while the page stands.
  }
}

/** The visits noted in this tab, oldest first, and forgets them. */
export function takeVisits(area: () => Storage = () => sessionStorage): NotedVisit[] {
  try {
    const lines = (area().getItem(KEY) ?? '').split('\n')
    area().removeItem(KEY)
    return Array.from({ length: Math.floor(lines.length / 3) }, (_, index) => {
      const [url = '', referrer = '', at = ''] = lines.slice(index * 3)
      return { url, referrer, at: Number(at) }
    }).filter(({ url, at }) => URL.canParse(url) && Number.isFinite(at))
  } catch {
    return []
  }
}
