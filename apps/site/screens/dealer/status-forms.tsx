import { useTranslations } from 'use-intl'
import { Button, Heading, Notice } from '#apps/site/ui/index.ts'
import type { FaultyDocument } from './document-faults.ts'
import { DocumentField } from './document-field.tsx'
import type { StatusView } from './status-view.ts'

/** The documents that have arrived, by the names their sender knows. */
export function DocumentList({ documents }: { documents: StatusView['documents'] }) {
  const t = useTranslations('dealer')
  if (documents.length === 0) return <p className="text-muted">{t('noneReceived')}</p>
  return (
    <ul className="border-t border-line">
      {documents.map((document) => (
        <li key={document.id} className="border-b border-line py-3">
          <bdi className="block font-semibold [overflow-wrap:anywhere]">{document.name}</bdi>
          <span className="text-sm text-muted">{document.note}</span>
        </li>
      ))}
    </ul>
  )
}

type AddFault = { fault: 'documents' | 'none_chosen' | 'closed' | 'no_room'; documents: readonly FaultyDocument[] } | null

/** Posts to its own page; the browser asks for a file before anything travels. */
export function AddDocuments({ fault, isAdded }: { fault: AddFault; isAdded: boolean }) {
  const t = useTranslations('dealer')
  return (
    <form method="post" encType="multipart/form-data" aria-label={t('addTitle')} className="grid gap-4">
      <Heading level={2} size="subheading">
        {t('addTitle')}
      </Heading>
      {isAdded && fault === null ? <Notice tone="success" live title={t('added')} /> : null}
      {fault?.fault === 'documents' ? <Notice tone="danger" live title={t('documentsMessage')} /> : null}
      {fault?.fault === 'no_room' ? <Notice tone="warning" live title={t('noRoom')} /> : null}
      <DocumentField required faults={fault?.documents ?? []} note={fault?.fault === 'none_chosen' ? t('chooseFile') : null} />
      <Button type="submit" variant="primary" className="justify-self-start">
        {t('addSend')}
      </Button>
    </form>
  )
}

/** Folded away: it is not what people come for, and the second press is the confirmation. */
export function Withdrawal() {
  const t = useTranslations('dealer')
  return (
    <details className="border-t border-line pt-4">
      <summary className="flex min-h-tap cursor-pointer items-center text-muted underline-offset-4 hover:underline">{t('withdraw')}</summary>
      <form method="post" encType="multipart/form-data" className="grid gap-4 pt-2">
        <p>{t('withdrawText')}</p>
        <input type="hidden" name="intent" value="withdraw" />
        <Button type="submit" variant="danger" className="justify-self-start">
          {t('withdraw')}
        </Button>
      </form>
    </details>
  )
}
