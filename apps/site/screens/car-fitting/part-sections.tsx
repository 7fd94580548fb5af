import { useTranslations } from 'use-intl'
import { EnquiryForm } from '#apps/site/enquiry/enquiry-form.tsx'
import { Gallery } from '#apps/site/gallery/gallery.tsx'
import { whatsappHref } from '#apps/site/shell/contact-links.ts'
import { useShellData } from '#apps/site/shell/shell-data.ts'
import { ButtonLink, Heading, PriceText, SpecTable, StatGrid, TextLink } from '#apps/site/ui/index.ts'
import { CarPicture } from '#apps/site/vehicle/car-picture.tsx'
import type { PartView } from './part-view.ts'

/** Name, price and the way to ask: the panel beside the picture. */
export function BaseSection({ part, formHref = '#form' }: { part: PartView; formHref?: string }) {
  const t = useTranslations()
  const { company } = useShellData()
  return (
    <section id="base" aria-labelledby="part-title">
      <p className="text-sm text-muted">
        <TextLink href={part.categoryHref} className="-my-3 inline-block py-3">
          {part.category}
        </TextLink>
      </p>
      <Heading level={1} id="part-title" className="mt-1">
        {part.name}
      </Heading>
      <p className="mt-3 text-sm text-muted">
        {t('fittings.partNumber')} <bdi className="text-ink tabular-nums">{part.sku}</bdi>
      </p>
      <div className="mt-6 border-y border-line py-5">
        <PriceText size="lg" price={part.price} quoteText={t('price.askForQuote')} term={t('price.fob')} note={part.price === null ? undefined : part.per} />
        {part.price === null ? null : <p className="mt-3 text-sm text-muted">{part.asOf}</p>}
      </div>
      <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4">
        {part.keyFacts.map((fact) => (
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
          {t('fittings.ask')}
        </ButtonLink>
        {company.whatsapp === '' ? null : (
          <ButtonLink href={whatsappHref(company.whatsapp, part.remark)} target="_blank" rel="noopener" variant="secondary" size="lg" block>
            {t('car.askWhatsapp')}
          </ButtonLink>
        )}
      </div>
      {part.summary === null ? null : <p className="mt-6 text-muted">{part.summary}</p>}
    </section>
  )
}

/** Photographs to swipe; else the drawing of its kind, named as one. */
export function PictureSection({ part }: { part: PartView }) {
  const t = useTranslations('fittings')
  const [drawing] = part.pictures
  return (
    <section id="tabChange" aria-label={t('picture')}>
      {part.isDrawn && drawing ? (
        <figure>
          <div className="gallery-stage">
            <CarPicture picture={drawing} sizes="(max-width: 768px) 100vw, (max-width: 1360px) 62vw, 800px" isFirst fit="contain" />
          </div>
          <figcaption className="gallery-note">{t('drawingNote')}</figcaption>
        </figure>
      ) : (
        <Gallery id="part" pictures={part.pictures} isFirst />
      )}
    </section>
  )
}

/** Numbers, material, packing. */
export function FactsSection({ part }: { part: PartView }) {
  const t = useTranslations('fittings')
  return (
    <section id="table" aria-labelledby="table-title">
      <Heading level={2} id="table-title" className="mb-6">
        {t('details')}
      </Heading>
      <SpecTable groups={part.facts} columns={2} />
    </section>
  )
}

export function AskSection({ part }: { part: PartView }) {
  const t = useTranslations('fittings')
  return (
    <section id="form" aria-labelledby="form-title">
      <Heading level={2} id="form-title">
        {t('ask')}
      </Heading>
      <p className="mt-2 mb-6 text-muted">{t('detailAskText')}</p>
      <EnquiryForm origin="car_detail" originId={part.sku} subject={{ carModel: part.name, carModelSign: part.sku }} remark={part.remark} hasVin />
    </section>
  )
}

/** The decisive figures in one line with the form, for embedding. */
export function TouchSection({ part }: { part: PartView }) {
  return (
    <section id="touch">
      <StatGrid items={part.keyFacts} hasWords />
      <div className="mt-8">
        <AskSection part={part} />
      </div>
    </section>
  )
}
