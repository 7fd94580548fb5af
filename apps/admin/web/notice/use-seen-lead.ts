import { useEffect } from 'react'
import { useNotices } from './notices.tsx'

/** Whoever looks at a lead has seen the notices about it, also those that come meanwhile. */
export function useSeenLead(enquiryId: number): void {
  const { notices, markSeen } = useNotices()
  const isTold = notices?.some((notice) => notice.enquiry.id === enquiryId && notice.seen_at === null) ?? false
  useEffect(() => {
    if (!isTold) return
    const see = () => {
      if (document.visibilityState === 'visible') void markSeen({ enquiryId })
    }
    see()
    document.addEventListener('visibilitychange', see)
    return () => document.removeEventListener('visibilitychange', see)
  }, [isTold, enquiryId, markSeen])
}
