import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { StaffNoticeKind } from '#contract/staff-notice-values.ts'
import type { NoticePage, StaffNotice, UnseenNotices } from '#contract/staff-notice.ts'
import { isLoginAwaited } from '#apps/admin/web/api/login-gate.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { useMay, useSelf } from '#apps/admin/web/api/use-self.ts'
import { setTitleCount } from '#apps/admin/web/ui/page-title.ts'
import { openNoticeLine, type LineEvent, type NoticeLine } from './notice-line.ts'

/** What is marked as seen: those about a lead, all of a kind, or all. */
export type SeenWish = { enquiryId?: number; kind?: StaffNoticeKind }

export type NoticesState = {
  /** Newest first, as far as they were read; null: not yet. */
  notices: readonly StaffNotice[] | null
  unseen: number
  hasMore: boolean
  readMore: () => Promise<void>
  markSeen: (wish?: SeenWish) => Promise<void>
  /** Hears what comes, live. Answers how to stop. */
  subscribe: (listener: (event: LineEvent) => void) => () => void
}

const NONE: NoticesState = {
  notices: null,
  unseen: 0,
  hasMore: false,
  readMore: async () => {},
  markSeen: async () => {},
  subscribe: () => () => {},
}

const NoticesContext = createContext<NoticesState>(NONE)

export function useNotices(): NoticesState {
  return useContext(NoticesContext)
}

/** A tab that was away longer reads its list anew: another device may have seen some. */
const FRESH_MS = 30_000
/** Until the first page is there. */
const RETRY_MS = 15_000

/** Notices of who may see leads, kept up to date by the line; others have none. */
export function Notices({ children }: { children: ReactNode }) {
  const self = useSelf()
  const isWanted = useMay('enquiry.read')
  const staffId = isWanted ? (self?.id ?? null) : null
  const { page, sync, add, setPage } = usePage()
  const listeners = useRef(new Set<(event: LineEvent) => void>())
  const line = useRef<NoticeLine | null>(null)
  const latest = useRef<number | null>(null)
  /** What was to be marked before the first page was there. */
  const early = useRef<SeenWish | null>(null)
  const loaded = page !== null
  const latestId = page?.latest_id ?? null
  useEffect(() => {
    latest.current = latestId
  }, [latestId])

  useEffect(() => {
    if (loaded || staffId === null) return
    void sync()
    const timer = setInterval(() => {
      if (!isLoginAwaited()) void sync()
    }, RETRY_MS)
    return () => clearInterval(timer)
  }, [loaded, staffId, sync])

  useEffect(() => {
    if (!loaded || staffId === null) return
    const hear = (event: LineEvent) => {
      if (event.type === 'notice') add(event.notice)
      if (event.type === 'again' || event.type === 'seen') void sync()
      for (const listener of listeners.current) listener(event)
    }
    const opened = openNoticeLine({ staffId, latestId: () => latest.current, onEvent: hear })
    line.current = opened
    return () => opened.close()
  }, [loaded, staffId, add, sync])

  useEffect(() => {
    if (staffId === null) return
    let readAt = Date.now()
    const look = () => {
      if (document.visibilityState !== 'visible' || isLoginAwaited() || (loaded && Date.now() - readAt < FRESH_MS)) return
      readAt = Date.now()
      void sync()
    }
    document.addEventListener('visibilitychange', look)
    globalThis.addEventListener('online', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      globalThis.removeEventListener('online', look)
    }
  }, [loaded, staffId, sync])

  const unseen = staffId === null ? 0 : (page?.unseen ?? 0)
  useEffect(() => {
    setTitleCount(unseen)
    return () => setTitleCount(0)
  }, [unseen])

  const markSeen = useCallback(
    async ({ enquiryId, kind }: SeenWish = {}) => {
      if (page === null) early.current = { enquiryId, kind }
      if (staffId === null || page === null || page.unseen === 0) return
      const body = enquiryId === undefined ? { up_to: page.latest_id, kind } : { enquiry_id: enquiryId, kind }
      const answer = await request<UnseenNotices>('/notices/seen', { body, isUnattended: true }).catch(() => null)
      if (answer === null) return
      await sync()
      line.current?.tell({ type: 'seen' })
    },
    [page, staffId, sync],
  )
  useEffect(() => {
    if (!loaded || early.current === null) return
    const wish = early.current
    early.current = null
    void markSeen(wish)
  }, [loaded, markSeen])
  const readMore = useCallback(async () => {
    const before = page?.notices.at(-1)?.id
    const more = await request<NoticePage>('/notices', { query: { before } }).catch(() => null)
    if (more === null) return
    setPage((known) => known && { ...known, notices: merged(known.notices, more.notices), has_more: more.has_more })
  }, [page, setPage])
  const subscribe = useCallback((listener: (event: LineEvent) => void) => {
    listeners.current.add(listener)
    return () => void listeners.current.delete(listener)
  }, [])
  const state = useMemo(
    () => ({ notices: page?.notices ?? null, unseen, hasMore: page?.has_more ?? false, readMore, markSeen, subscribe }),
    [page, unseen, readMore, markSeen, subscribe],
  )
  return <NoticesContext.Provider value={state}>{children}</NoticesContext.Provider>
}

/** The newest page, as the server has it, and with what the line has brought since. */
function usePage() {
  const [page, setPage] = useState<NoticePage | null>(null)
  const newest = useRef(0)
  const sync = useCallback(async () => {
    const before = newest.current
    const found = await request<NoticePage>('/notices', { isUnattended: true }).catch(() => null)
    if (found === null) return
    newest.current = Math.max(newest.current, found.latest_id)
    setPage((known) => (known === null ? found : joined(found, known, before)))
  }, [])
  const add = useCallback((notice: StaffNotice) => {
    newest.current = Math.max(newest.current, notice.id)
    setPage((known) => {
      if (known === null) return known
      // One that was gathered meanwhile: it tells of more now.
      if (known.notices.some(({ id }) => id === notice.id)) return { ...known, notices: known.notices.map((each) => (each.id === notice.id ? notice : each)) }
      const unseen = known.unseen + (notice.seen_at === null ? 1 : 0)
      return { ...known, notices: merged(known.notices, [notice]), unseen, latest_id: Math.max(known.latest_id, notice.id) }
    })
  }, [])
  return { page, sync, add, setPage }
}

/** The page as it was read, with what the line has brought while it was (after `before`), and with older pages unless a gap lies between. */
function joined(found: NoticePage, known: NoticePage, before: number): NoticePage {
  const came = known.notices.filter(({ id }) => id > Math.max(before, found.latest_id))
  const oldest = found.notices.at(-1)?.id ?? 0
  const older = found.has_more && known.notices.some(({ id }) => id === oldest) ? known.notices.filter(({ id }) => id < oldest) : []
  return {
    notices: merged(found.notices, [...came, ...older]),
    has_more: older.length > 0 ? known.has_more : found.has_more,
    unseen: found.unseen + came.filter(({ seen_at }) => seen_at === null).length,
    latest_id: Math.max(found.latest_id, ...came.map(({ id }) => id)),
  }
}

function merged(known: readonly StaffNotice[], more: readonly StaffNotice[]): StaffNotice[] {
  const ids = new Set(known.map(({ id }) => id))
  return [...known, ...more.filter(({ id }) => !ids.has(id))].toSorted((one, other) => other.id - one.id)
}
