import { useTranslations } from 'use-intl'
import type { FittingView } from '#apps/site/fitting/fitting-view.ts'
import { ButtonLink, useToast } from '#apps/site/ui/index.ts'
import { PARTS_ENQUIRY, writePartDown } from './parts-enquiry.tsx'

/** A link to the form at the end of the page; with script the part is written into it on the way. */
export function AskButton({ part }: { part: FittingView }) {
  const t = useTranslations('fittings')
  const toast = useToast()

  function writeDown() {
    writePartDown(`${part.name} (${part.sku})`, t('remarkTemplate'))
    toast({ text: t('added', { part: part.name }), tone: 'success' })
  }

  return (
    <ButtonLink href={`#${PARTS_ENQUIRY}`} size="sm" onClick={writeDown}>
      {t('ask')}
      <span className="sr-only">
        {' '}
        <bdi>{part.name}</bdi>
      </span>
    </ButtonLink>
  )
}
