import { useTranslations } from 'use-intl'
import { AskLink } from '#apps/site/shell/ask-link.tsx'
import { PriceText, StickyBar, TextLink } from '#apps/site/ui/index.ts'
import { askLabel } from './used-sections.tsx'
import type { UsedView } from './used-view.ts'

/** Phones: price and the way to ask, in reach of the thumb while the unit is read. */
export function UsedAskBar({ unit }: { unit: UsedView }) {
  const t = useTranslations()
  const subject = {
    type: 'sheet' as const,
    brand: unit.brandName,
    brand_sign: unit.brandSign,
    car_model: unit.modelName,
    car_model_sign: unit.stockRef,
    remark: unit.remark,
  }
  return (
    <StickyBar label={askLabel(t, unit)}>
      {unit.status === 'sold' ? <Sold unit={unit} /> : <PriceText price={unit.price} quoteText={t('price.askForQuote')} term={t('price.fob')} />}
      <AskLink variant="primary" subject={subject} className="min-w-0 text-sm max-desktop:px-3">
        {askLabel(t, unit)}
      </AskLink>
    </StickyBar>
  )
}

/** A sold unit has no price; what can be had is one press away. */
function Sold({ unit }: { unit: UsedView }) {
  const t = useTranslations('used')
  return (
    <p className="min-w-0 text-sm leading-snug">
      <span className="block font-semibold">{t('status.sold')}</span>
      {unit.similar.length === 0 ? null : <TextLink href="#similar">{t('similar')}</TextLink>}
    </p>
  )
}
