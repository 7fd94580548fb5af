import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { IconChevronUp, IconClock, useToast } from '#apps/site/ui/index.ts'
import { keepDraining, useWaitingEnquiries } from './browser-queue.ts'
import { WaitingList } from './waiting-notice.tsx'

/** Sends what waits on this device as soon as it can, says so, and until then shows it on every page. */
export function WaitingEnquiries() {
  const t = useTranslations('enquiry')
  const toast = useToast()
  const waiting = useWaitingEnquiries()
  useEffect(() => keepDraining((reference) => toast({ text: t('sentLater', { reference }), tone: 'success' })), [toast, t])
  const { pathname } = useLocation()
  // That page lists them itself.
  if (waiting.length === 0 || pathname === '/myEnquiries') return null
  return (
    <details className="line-card group">
      <summary className="flex min-h-tap list-none items-center gap-3 px-4 py-2 text-sm font-semibold">
        <IconClock aria-hidden className="size-5 flex-none text-warning" strokeWidth={1.75} />
        <span className="min-w-0 flex-1">{t('waiting', { count: waiting.length })}</span>
        <IconChevronUp aria-hidden className="size-4.5 flex-none text-muted transition-transform group-open:rotate-180" strokeWidth={1.75} />
      </summary>
      <div className="max-h-60 overflow-y-auto border-t border-line p-4 text-sm">
        <WaitingList entries={waiting} />
      </div>
    </details>
  )
}
