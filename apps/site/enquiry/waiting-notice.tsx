import { useTranslations } from 'use-intl'
import { Button, Notice } from '#apps/site/ui/index.ts'
import { enquiryQueue, useWaitingEnquiries } from './browser-queue.ts'
import type { WaitingNote } from './use-enquiry-form.ts'
import type { WaitingEnquiry } from './waiting-enquiry.ts'

/** Says in the form that the enquiry waits on this device, and how to send it now or delete it. */
export function WaitingNotice({ note }: { note: WaitingNote }) {
  const t = useTranslations('enquiry')
  const waiting = useWaitingEnquiries()
  if (note === null || waiting.length === 0) return null
  return (
    <Notice tone="warning" live title={t('waiting', { count: waiting.length })}>
      <p className="mt-1">{t(note === 'offline' ? 'queued' : 'kept')}</p>
      <div className="mt-2">
        <WaitingList entries={waiting} />
      </div>
    </Notice>
  )
}

export function WaitingList({ entries }: { entries: readonly WaitingEnquiry[] }) {
  return (
    <ul className="grid gap-4">
      {entries.map((entry) => (
        <WaitingLine key={entry.key} entry={entry} />
      ))}
    </ul>
  )
}

function WaitingLine({ entry }: { entry: WaitingEnquiry }) {
  const t = useTranslations('enquiry')
  const about = entry.payload.car_model ?? entry.payload.brand ?? entry.payload.remark
  return (
    <li className="flex flex-wrap items-center gap-2">
      <span className="min-w-0 flex-1 basis-40">
        <span dir="auto" className="line-clamp-3 wrap-anywhere">
          {String(about ?? '')}
        </span>
        {entry.state === 'refused' ? <span className="block text-danger">{t('refusedLater')}</span> : null}
      </span>
      {entry.state === 'waiting' ? (
        <Button size="sm" variant="secondary" onClick={() => void enquiryQueue().drain()}>
          {t('sendNow')}
        </Button>
      ) : null}
      <Button size="sm" variant="quiet" onClick={() => void enquiryQueue().remove(entry.key)}>
        {t('deleteWaiting')}
      </Button>
    </li>
  )
}
