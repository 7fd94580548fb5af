import { useTranslations } from 'use-intl'
import type { FittingCardView } from '#apps/site/fitting/fitting-card-view.ts'
import { ButtonLink, useToast } from '#apps/site/ui/index.ts'
import { FITTINGS_ENQUIRY, writeFittingDown } from './fittings-enquiry.tsx'

/** A link to the form at the end of the page; with script the fitting is written into it on the way. */
export function AskButton({ fitting }: { fitting: FittingCardView }) {
  const t = useTranslations('fittings')
  const toast = useToast()

  function writeDown() {
    writeFittingDown(`${fitting.name} (${fitting.sku})`, t('remarkTemplate'))
    toast({ text: t('added', { part: fitting.name }), tone: 'success' })
  }

  return (
    <ButtonLink href={`#${FITTINGS_ENQUIRY}`} size="sm" onClick={writeDown}>
      {t('ask')}
      <span className="sr-only">
        {' '}
        <bdi>{fitting.name}</bdi>
      </span>
    </ButtonLink>
  )
}
