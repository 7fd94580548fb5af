import { useTranslations } from 'use-intl'
import type { EnquiryStatusView } from '#contract/enquiry.ts'
import { formatDate } from '#i18n/format.ts'
import { clearSent, removeSent, type SentEnquiry } from '#apps/site/enquiry/sent-enquiries.ts'
import { STATE_TONES } from '#apps/site/enquiry/state-tones.ts'
import { useLocale } from '#apps/site/text/site-intl.tsx'
import { Badge, Button, IconButton, IconTrash, Notice, TextLink } from '#apps/site/ui/index.ts'
import { useEnquiryStates } from './use-enquiry-states.ts'

/** What was sent from this device, the newest first, each with its present state. */
export function SentList({ sent }: { sent: readonly SentEnquiry[] }) {
  const t = useTranslations()
  const { states, hasFailed, retry } = useEnquiryStates(sent.map(({ code }) => code))
  return (
    <>
      {hasFailed ? (
        <div className="mb-6 grid justify-items-start gap-4">
          <Notice tone="warning" live title={t('myEnquiries.failed')} />
          <Button onClick={retry}>{t('shell.retry')}</Button>
        </div>
      ) : null}
      <ul className="border-t border-line">
        {sent.map((entry) => (
          <SentLine key={entry.reference} entry={entry} status={states[entry.code]} />
        ))}
      </ul>
      <ClearList />
    </>
  )
}

/** `status` undefined: not known yet; null: not shown any more. */
function SentLine({ entry, status }: { entry: SentEnquiry; status: EnquiryStatusView | null | undefined }) {
  const t = useTranslations()
  const locale = useLocale()
  return (
    <li className="flex gap-4 border-b border-line py-5">
      <div className="min-w-0 flex-1">
        <p className="text-lg leading-snug font-semibold">
          <TextLink quiet href={`/enquiry/status/${entry.code}`} className="inline-block py-0.5">
            <bdi>{status?.subject ?? entry.about ?? t('myEnquiries.general')}</bdi>
          </TextLink>
        </p>
        <p className="mt-1 text-sm text-muted">
          <bdi dir="ltr" className="font-semibold text-ink tabular-nums select-all">
            {entry.reference}
          </bdi>
          {' · '}
          {t('myEnquiries.sentOn', { date: formatDate(locale, entry.sentAt) })}
        </p>
        <div role="status" className="mt-3">
          {status ? (
            <>
              <Badge tone={STATE_TONES[status.state]}>{t(`myEnquiries.state.${status.state}`)}</Badge>
              <p className="mt-2 max-w-text text-sm text-muted">{t(`myEnquiries.next.${status.state}`)}</p>
            </>
          ) : null}
          {status === null ? <p className="text-sm text-muted">{t('myEnquiries.unknown')}</p> : null}
        </div>
      </div>
      <IconButton
        label={t('common.labelled', { label: t('myEnquiries.remove'), value: entry.reference })}
        icon={IconTrash}
        onClick={() => removeSent(entry.reference)}
      />
    </li>
  )
}

/** Folded away: the second press is the confirmation. */
function ClearList() {
  const t = useTranslations('myEnquiries')
  return (
    <details className="mt-6">
      <summary className="flex min-h-tap cursor-pointer items-center text-muted underline-offset-4 hover:underline">{t('clear')}</summary>
      <div className="grid justify-items-start gap-4 pt-2">
        <p>{t('clearText')}</p>
        <Button variant="danger" onClick={clearSent}>
          {t('clear')}
        </Button>
      </div>
    </details>
  )
}
