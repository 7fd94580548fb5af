import { useTranslations } from 'use-intl'
import { AskLink } from '#apps/site/shell/ask-link.tsx'
import { PriceText, StickyBar } from '#apps/site/ui/index.ts'
import type { CarView } from './car-view.ts'

/** Phones: price and the way to ask, in reach of the thumb while the car is read. */
export function AskBar({ car }: { car: CarView }) {
  const t = useTranslations()
  return (
    <StickyBar label={t('car.freeQuote')}>
      <PriceText price={car.price} quoteText={t('price.askForQuote')} term={t('price.fob')} />
      <AskLink variant="primary" subject={askSubject(car)} className="min-w-0 text-sm max-desktop:px-3">
        {t('car.freeQuote')}
      </AskLink>
    </StickyBar>
  )
}

/** What the enquiry form of the shell is told about this car. */
export function askSubject(car: CarView) {
  return {
    type: 'sheet' as const,
    brand: car.brandName,
    brand_sign: car.brandSign,
    car_model: car.modelName,
    car_model_sign: car.sign,
    remark: car.remark,
  }
}
