import { useTranslations } from 'use-intl'
import { EnquiryForm } from '#apps/site/enquiry/enquiry-form.tsx'
import { FavoriteButton } from '#apps/site/favorite/favorite-button.tsx'
import { whatsappHref } from '#apps/site/shell/contact-links.ts'
import { useShellData } from '#apps/site/shell/shell-data.ts'
import { Badge, ButtonLink, Heading, PriceText, SpecTable, StatGrid } from '#apps/site/ui/index.ts'
import { fullModelName } from '#apps/site/vehicle/full-model-name.ts'
import type { CarView } from './car-view.ts'

/** Name, price and the way to ask: the panel beside the pictures. */
export function BaseSection({ car, formHref = '#form' }: { car: CarView; formHref?: string }) {
  const t = useTranslations()
  const { company } = useShellData()
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
          term={t('price.fob')}
          note={car.price === null ? t('price.lowConfigurationNote') : t('price.fobHint')}
        />
        <p className="mt-3 text-sm">{car.moq}</p>
        <p className="mt-0.5 text-sm text-muted">{car.asOf}</p>
      </div>
      <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4">
        {car.keyFacts.map((fact) => (
          <div key={fact.label} className="flex min-w-0 flex-col-reverse justify-end">
            <dt className="text-sm leading-snug text-muted">{fact.label}</dt>
            <dd className="leading-snug font-semibold">
              <bdi>{fact.value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 grid gap-3">
        <ButtonLink href={formHref} variant="primary" size="lg" block>
          {t('car.freeQuote')}
        </ButtonLink>
        {company.whatsapp === '' ? null : (
          <ButtonLink href={whatsappHref(company.whatsapp, car.remark)} target="_blank" rel="noopener" variant="secondary" size="lg" block>
            {t('car.askWhatsapp')}
          </ButtonLink>
        )}
      </div>
      {car.summary === null ? null : <p className="mt-6 text-muted">{car.summary}</p>}
    </section>
  )
}

export function TableSection({ car }: { car: CarView }) {
  const t = useTranslations('car')
  return (
    <section id="table" aria-labelledby="table-title">
      <Heading level={2} id="table-title" className="mb-6">
        {t('specification')}
      </Heading>
      <SpecTable groups={car.specification} columns={2} />
    </section>
  )
}

export function QuoteSection({ car }: { car: CarView }) {
  const t = useTranslations('car')
  return (
    <section id="form" aria-labelledby="form-title">
      <Heading level={2} id="form-title">
        {t('freeQuote')}
      </Heading>
      <p className="mt-2 mb-6 text-muted">{t('freeQuoteText')}</p>
      <EnquiryForm
        origin="car_detail"
        originId={car.sign}
        subject={{ brand: car.brandName, brandSign: car.brandSign, carModel: car.modelName, carModelSign: car.sign }}
        remark={car.remark}
      />
    </section>
  )
}

/** The decisive figures in one line, for embedding. */
export function TouchSection({ car }: { car: CarView }) {
  return (
    <section id="touch">
      <StatGrid items={car.keyFacts} />
      <div className="mt-8">
        <QuoteSection car={car} />
      </div>
    </section>
  )
}
