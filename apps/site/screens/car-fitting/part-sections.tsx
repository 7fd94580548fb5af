import { useTranslations } from 'use-intl'
import { AskButtons } from '#apps/site/detail/ask-buttons.tsx'
import { AskSection } from '#apps/site/detail/ask-section.tsx'
import { KeyFacts } from '#apps/site/detail/key-facts.tsx'
import { Gallery } from '#apps/site/gallery/gallery.tsx'
import { Heading, PriceText, TextLink } from '#apps/site/ui/index.ts'
import { CarPicture } from '#apps/site/vehicle/car-picture.tsx'
import type { PartView } from './part-view.ts'

/** Name, price and the way to ask: the panel beside the picture. */
export function BaseSection({ part, formHref = '#form' }: { part: PartView; formHref?: string }) {
  const t = useTranslations()
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
      <KeyFacts facts={part.keyFacts} />
      <AskButtons formHref={formHref} label={t('fittings.ask')} remark={part.remark} />
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

export function AskAbout({ part }: { part: PartView }) {
  const t = useTranslations('fittings')
  return (
    <AskSection
      title={t('ask')}
      text={t('detailAskText')}
      originId={part.sku}
      subject={{ carModel: part.name, carModelSign: part.sku }}
      remark={part.remark}
      hasVin
    />
  )
}
