import { useEffect, useEffectEvent } from 'react'
import type { StaffNoticeKind } from '#contract/staff-notice-values.ts'
import type { QuotationDetail } from '#contract/quotation.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { useNotices } from '#apps/admin/web/notice/notices.tsx'

/** What is said of a quotation itself; whoever looks at it has seen it. */
const OWN_KINDS: readonly StaffNoticeKind[] = ['approval_asked', 'approval_given', 'approval_refused']
/** News of one act come together. */
const TOGETHER_MS = 200

/** Renews a quotation on the screen when somebody else, or the buyer, has done something to it; what is typed and not saved is left alone. */
export function useQuotationNews(quotation: QuotationDetail, { isDirty, onChange }: { isDirty: boolean; onChange: (changed: QuotationDetail) => void }): void {
  const { notices, subscribe, markSeen } = useNotices()
  const { id, enquiry } = quotation
  const renew = useEffectEvent(async () => {
    if (isDirty) return
    const found = await request<QuotationDetail>(`/quotations/${id}`, { isUnattended: true }).catch(() => null)
    if (found !== null && found.updated_at !== quotation.updated_at) onChange(found)
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = subscribe((event) => {
      if (event.type === 'notice' && event.notice.enquiry.id !== enquiry.id) return
      clearTimeout(timer)
      timer = setTimeout(() => void renew(), TOGETHER_MS)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [subscribe, enquiry.id])

  const told = notices?.find((notice) => notice.quotation?.id === id && notice.seen_at === null && OWN_KINDS.includes(notice.kind))?.kind ?? null
  useEffect(() => {
    if (told === null) return
    const see = () => {
      if (document.visibilityState === 'visible') void markSeen({ enquiryId: enquiry.id, kind: told })
    }
    see()
    document.addEventListener('visibilitychange', see)
    return () => document.removeEventListener('visibilitychange', see)
  }, [told, enquiry.id, markSeen])
}
