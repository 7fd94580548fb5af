import { useTranslations } from 'use-intl'
import { AlertLink } from '#apps/site/alert/alert-link.tsx'
import { alertThingsHref } from '#apps/site/alert/alert-things-href.ts'
import { AskButtons } from '#apps/site/detail/ask-buttons.tsx'
import { AskSection } from '#apps/site/detail/ask-section.tsx'
import { FactsSection } from '#apps/site/detail/facts-section.tsx'
import { KeyFacts } from '#apps/site/detail/key-facts.tsx'
import { FavoriteButton } from '#apps/site/favorite/favorite-button.tsx'
import { LandedLineOf } from '#apps/site/landed-price/landed-line.tsx'
import { Badge, Heading, PriceText } from '#apps/site/ui/index.ts'
import { fullModelName } from '#apps/site/vehicle/full-model-name.ts'
import type { CarView } from './car-view.ts'

/** Name, price and the way to ask: the panel beside the pictures. */
export function BaseSection({ car, formHref = '#form' }: { car: CarView; formHref?: string }) {
  const t = useTranslations()
  return (
    <section id="base" aria-labelledby="car-title">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <Heading level={1} id="car-title">
            <bdi>{car.title}</bdi>
          </Heading>
          <p className="mt-1 text-lg text-muted">
            <bdi>{car.subtitle}</bdi>
          </p>
        </div>
        <FavoriteButton
          item={{ model_id: car.id, model_name: fullModelName(car), model_sign: car.sign, brand_name: car.brandName, brand_sign: car.brandSign }}
        />
      </div>
      {car.isHot ? (
        <p className="mt-3">
          <Badge>{t('common.hot')}</Badge>
        </p>
      ) : null}
      <div className="mt-6 border-y border-line py-5">
        <PriceText
          size="lg"
          price={car.price}
          quoteText={t('price.askForQuote')}
          term={car.term}
          note={car.price === null ? t('price.lowConfigurationNote') : t('price.fobHint')}
        />
        <LandedLineOf kind="new" sign={car.sign} href="#landed" />
        <p className="mt-3 text-sm">{car.moq}</p>
        {car.terms.map((line) => (
          <p key={line} className="mt-0.5 text-sm text-muted">
            {line}
          </p>
        ))}
      </div>
      <KeyFacts facts={car.keyFacts} />
      <AskButtons formHref={formHref} label={t('car.freeQuote')} remark={car.remark} />
      <AlertLink href={alertThingsHref([{ kind: 'car', sign: car.sign }])}>{t('alert.tellPrice')}</AlertLink>
      {car.summary === null ? null : <p className="mt-6 text-muted">{car.summary}</p>}
    </section>
  )
}

export function TableSection({ car }: { car: CarView }) {
  const t = useTranslations('car')
  return <FactsSection title={t('specification')} groups={car.specification} />
}

export function QuoteSection({ car }: { car: CarView }) {
  const t = useTranslations('car')
  return (
    <AskSection
      title={t('freeQuote')}
      text={t('freeQuoteText')}
      originId={car.sign}
      subject={{ brand: car.brandName, brandSign: car.brandSign, carModel: car.modelName, carModelSign: car.sign }}
      remark={car.remark}
    />
  )
}
