import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useRefresh } from 'react-admin'
import type { News } from '#contract/dashboard.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'

const EVERY_MS = 15_000

/** `fresh`: leads since they were last looked at; `seenId`: the newest that had been; `waiting`: nobody answered yet; `renew` asks now. */
export type NewsState = { fresh: number; waiting: number; seenId: number | null; look: () => void; renew: () => void }

const NewsContext = createContext<NewsState>({ fresh: 0, waiting: 0, seenId: null, look: () => {}, renew: () => {} })

export function useNews(): NewsState {
  return useContext(NewsContext)
}

/** Asks for new leads every 15 seconds while somebody can see the page, and renews what is on the screen when there are some. */
export function NewsWatch({ children }: { children: ReactNode }) {
  const isWanted = useMay('enquiry.read')
  const refresh = useRefresh()
  const [news, setNews] = useState<News | null>(null)
  const [seenId, setSeenId] = useState<number | null>(null)
  const seen = useRef<number | null>(null)
  const latest = useRef(0)

  const ask = useCallback(async () => {
    const found = await request<News>('/news', { query: { after: seen.current ?? undefined }, isUnattended: true }).catch(() => null)
    if (found === null) return
    if (seen.current === null) {
      seen.current = found.latest_id
      setSeenId(found.latest_id)
    } else if (found.latest_id > latest.current) {
      refresh()
    }
    latest.current = found.latest_id
    setNews(found)
  }, [refresh])

  useEffect(() => {
    if (!isWanted) return
    const askIfSeen = () => {
      if (document.visibilityState === 'visible') void ask()
    }
    askIfSeen()
    const timer = setInterval(askIfSeen, EVERY_MS)
    document.addEventListener('visibilitychange', askIfSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', askIfSeen)
    }
  }, [isWanted, ask])

  const look = useCallback(() => {
    seen.current = latest.current
    setSeenId(latest.current)
    setNews((known) => known && { ...known, fresh: 0 })
  }, [])

  const renew = useCallback(() => void ask(), [ask])
  const state = useMemo(() => ({ fresh: news?.fresh ?? 0, waiting: news?.waiting ?? 0, seenId, look, renew }), [news, seenId, look, renew])
  return <NewsContext.Provider value={state}>{children}</NewsContext.Provider>
}
