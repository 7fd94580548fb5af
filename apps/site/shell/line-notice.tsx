import { useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { useTranslations } from 'use-intl'
import { whenIdle } from '#apps/site/client/idle.ts'
import { mayHaveWaiting, WAITING_EVENT } from '#apps/site/enquiry/may-have-waiting.ts'
import { LateConsentNotice } from '#apps/site/consent/late-consent.tsx'
import { hasWorker } from '#apps/site/client/has-worker.ts'
import { NOTE } from '#apps/site/offline/note-element.ts'
import { useIsOnline } from '#apps/site/client/online-status.ts'
import { useLateComponent } from '#apps/site/client/use-late-component.ts'
import { IconButton, IconClose, IconOffline, useToast } from '#apps/site/ui/index.ts'

/** The state of the line: a notice while it is down, a word when it is back, and the enquiries that wait for it. */
export function LineNotice() {
  const [isWaiting, setWaiting] = useState(false)
  useEffect(() => {
    const show = () => setWaiting(true)
    const cancel = whenIdle(() => void mayHaveWaiting().then((may) => may && show()))
    document.addEventListener(WAITING_EVENT, show)
    return () => {
      cancel()
      document.removeEventListener(WAITING_EVENT, show)
    }
  }, [])
  const WaitingEnquiries = useLateComponent(loadWaiting, isWaiting)
  return (
    <div className="line-notice no-print">
      <OfflineNotice />
      <LateConsentNotice />
      {typeof WaitingEnquiries === 'string' ? null : <WaitingEnquiries />}
    </div>
  )
}

function OfflineNotice() {
  const t = useTranslations()
  const toast = useToast()
  const isOnline = useIsOnline()
  const wasOnline = useRef(true)
  const [isDismissed, setDismissed] = useState(false)
  useEffect(() => {
    if (isOnline && !wasOnline.current) toast({ text: t('shell.online'), tone: 'success' })
    if (isOnline) setDismissed(false)
    wasOnline.current = isOnline
  }, [isOnline, toast, t])
  // Without a line no page can be read by the client. The worker gives what it has kept; without one the visitor stays at this page, and sees why.
  const blocker = useBlocker(isBlockedOffline)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const { pathname, search, hash } = blocker.location
    blocker.reset()
    if (hasWorker()) location.assign(`${pathname}${search}${hash}`)
    else setDismissed(false)
  }, [blocker])
  return (
    <div role="status">
      {isOnline || isDismissed || document.querySelector(NOTE) ? null : (
        <div className="line-card flex items-center gap-3 ps-4 pe-1">
          <IconOffline aria-hidden className="size-5 flex-none text-warning" strokeWidth={1.75} />
          <p className="min-w-0 flex-1 py-3 text-sm leading-snug">{t('shell.offline')}</p>
          <IconButton label={t('common.close')} icon={IconClose} onClick={() => setDismissed(true)} />
        </div>
      )}
    </div>
  )
}

function isBlockedOffline({ currentLocation, nextLocation }: { currentLocation: Place; nextLocation: Place }): boolean {
  const isSamePage = currentLocation.pathname === nextLocation.pathname && currentLocation.search === nextLocation.search
  return !navigator.onLine && !isSamePage
}

type Place = { pathname: string; search: string }

function loadWaiting() {
  return import('#apps/site/enquiry/waiting-enquiries.tsx').then((module) => module.WaitingEnquiries)
}
