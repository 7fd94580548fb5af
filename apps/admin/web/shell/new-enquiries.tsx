import { createContext, useCallback, useContext, useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react'
import { useRefresh } from 'react-admin'
import type { NewEnquiries } from '#contract/dashboard.ts'
import { isLoginAwaited } from '#apps/admin/web/api/login-gate.ts'
import { beUnattended, request } from '#apps/admin/web/api/request.ts'
import type { EnquiryRow } from '#contract/staff-enquiry.ts'
import { useMay, useSelf } from '#apps/admin/web/api/use-self.ts'
import { useNotices } from '#apps/admin/web/notice/notices.tsx'

/** A burst of news asks once, and once more at its end. */
const APART_MS = 1_000

/** `fresh`: leads since they were last looked at; `seenId`: the newest that had been; `waiting`: nobody answered yet; `unmatched`: messages that belong to none; `renew` asks now; `lookAt`: one lead was opened. */
export type NewEnquiriesState = {
  fresh: number
  waiting: number
  unmatched: number
  seenId: number | null
  look: () => void
  lookAt: (lead: Lead) => void
  renew: () => void
}
type Lead = Pick<EnquiryRow, 'id' | 'owner'>

const NewEnquiriesContext = createContext<NewEnquiriesState>({
  fresh: 0,
  waiting: 0,
  unmatched: 0,
  seenId: null,
  look: () => {},
  lookAt: () => {},
  renew: () => {},
})

export function useNewEnquiries(): NewEnquiriesState {
  return useContext(NewEnquiriesContext)
}

/** Asks for new leads whenever the line of notices says that there is something, and renews what is on the screen then. */
export function NewEnquiriesWatch({ children }: { children: ReactNode }) {
  const isWanted = useMay('enquiry.read')
  const refresh = useRefresh()
  const { subscribe, markSeen } = useNotices()
  const [newEnquiries, setNewEnquiries] = useState<NewEnquiries | null>(null)
  const [seenId, setSeenId] = useState<number | null>(null)
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const ownId = useSelf()?.id
  const seen = useRef<number | null>(null)
  const latest = useRef(0)
  const unmatched = useRef(0)
  const isTold = useRef(false)

  const ask = useCallback(async () => {
    const isStale = isTold.current
    isTold.current = false
    const found = await request<NewEnquiries>('/new-enquiries', { query: { after: seen.current ?? undefined }, isUnattended: true }).catch(() => null)
    if (found === null) {
      isTold.current = true
      return
    }
    if (seen.current === null) {
      seen.current = found.latest_id
      setSeenId(found.latest_id)
    } else if (isStale || found.latest_id > latest.current || found.unmatched > unmatched.current) {
      beUnattended()
      refresh()
    }
    latest.current = found.latest_id
    unmatched.current = found.unmatched
    setNewEnquiries(found)
  }, [refresh])

  useEffect(() => {
    if (!isWanted) return
    let askedAt = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const askOnce = () => {
      clearTimeout(timer)
      timer = undefined
      // A tab that nobody sees asks when somebody does.
      if (document.visibilityState !== 'visible' || isLoginAwaited()) return
      askedAt = Date.now()
      void ask()
    }
    const askSoon = () => {
      timer ??= setTimeout(askOnce, Math.max(0, askedAt + APART_MS - Date.now()))
    }
    askOnce()
    const stop = subscribe((event) => {
      // Without a line the screen may have tried to renew itself, and not have come through.
      if (event.type === 'notice' || event.type === 'again') isTold.current = true
      askSoon()
    })
    document.addEventListener('visibilitychange', askOnce)
    return () => {
      clearTimeout(timer)
      stop()
      document.removeEventListener('visibilitychange', askOnce)
    }
  }, [isWanted, ask, subscribe])

  const seeNew = useEffectEvent(() => void markSeen({ kind: 'enquiry_new' }))
  const seeNewNow = useRef(() => {})
  useEffect(() => {
    seeNewNow.current = () => seeNew()
  }, [])
  const look = useCallback(() => {
    seen.current = latest.current
    setSeenId(latest.current)
    setOpened(new Set())
    setNewEnquiries((known) => known && { ...known, fresh: 0 })
    seeNewNow.current()
  }, [])

  // Of those that are counted: whoever opens the last of them has seen them all.
  const lookAt = useCallback(
    ({ id, owner }: Lead) => {
      if (seen.current === null || id <= seen.current || (owner !== null && owner.id !== ownId)) return
      setOpened((known) => (known.has(id) ? known : new Set([...known, id])))
    },
    [ownId],
  )

  const renew = useCallback(() => void ask(), [ask])
  // Who has lost the right is told of nothing any more.
  const known = isWanted ? newEnquiries : null
  const state = useMemo(
    () => ({
      fresh: Math.max(0, (known?.fresh ?? 0) - opened.size),
      waiting: known?.waiting ?? 0,
      unmatched: known?.unmatched ?? 0,
      seenId,
      look,
      lookAt,
      renew,
    }),
    [known, opened, seenId, look, lookAt, renew],
  )
  return <NewEnquiriesContext.Provider value={state}>{children}</NewEnquiriesContext.Provider>
}
