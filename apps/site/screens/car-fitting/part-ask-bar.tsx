import { useTranslations } from 'use-intl'
import { ButtonLink, PriceText, StickyBar } from '#apps/site/ui/index.ts'
import type { PartView } from './part-view.ts'

/** Phones: price and the way to the form, which asks for the VIN, in reach of the thumb. */
export function PartAskBar({ part }: { part: PartView }) {
  const t = useTranslations()
  return (
    <StickyBar label={t('fittings.ask')}>
      <PriceText price={part.price} quoteText={t('price.askForQuote')} term={t('price.fob')} />
      <ButtonLink href="#form" variant="primary" className="min-w-0 text-sm max-desktop:px-3">
        {t('fittings.ask')}
      </ButtonLink>
    </StickyBar>
  )
}
