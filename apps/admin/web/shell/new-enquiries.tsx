import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useRefresh } from 'react-admin'
import type { NewEnquiries } from '#contract/dashboard.ts'
import { isLoginAwaited } from '#apps/admin/web/api/login-gate.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'

const EVERY_MS = 15_000

/** `fresh`: leads since they were last looked at; `seenId`: the newest that had been; `waiting`: nobody answered yet; `renew` asks now. */
export type NewEnquiriesState = { fresh: number; waiting: number; seenId: number | null; look: () => void; renew: () => void }

const NewEnquiriesContext = createContext<NewEnquiriesState>({ fresh: 0, waiting: 0, seenId: null, look: () => {}, renew: () => {} })

export function useNewEnquiries(): NewEnquiriesState {
  return useContext(NewEnquiriesContext)
}

/** Asks for new leads every 15 seconds while somebody can see the page, and renews what is on the screen when there are some. */
export function NewEnquiriesWatch({ children }: { children: ReactNode }) {
  const isWanted = useMay('enquiry.read')
  const refresh = useRefresh()
  const [newEnquiries, setNewEnquiries] = useState<NewEnquiries | null>(null)
  const [seenId, setSeenId] = useState<number | null>(null)
  const seen = useRef<number | null>(null)
  const latest = useRef(0)

  const ask = useCallback(async () => {
    const found = await request<NewEnquiries>('/new-enquiries', { query: { after: seen.current ?? undefined }, isUnattended: true }).catch(() => null)
    if (found === null) return
    if (seen.current === null) {
      seen.current = found.latest_id
      setSeenId(found.latest_id)
    } else if (found.latest_id > latest.current) {
      refresh()
    }
    latest.current = found.latest_id
    setNewEnquiries(found)
  }, [refresh])

  useEffect(() => {
    if (!isWanted) return
    const askIfSeen = () => {
      if (document.visibilityState === 'visible' && !isLoginAwaited()) void ask()
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
    setNewEnquiries((known) => known && { ...known, fresh: 0 })
  }, [])

  const renew = useCallback(() => void ask(), [ask])
  const state = useMemo(
    () => ({ fresh: newEnquiries?.fresh ?? 0, waiting: newEnquiries?.waiting ?? 0, seenId, look, renew }),
    [newEnquiries, seenId, look, renew],
  )
  return <NewEnquiriesContext.Provider value={state}>{children}</NewEnquiriesContext.Provider>
}
