import { useTranslations } from 'use-intl'
import { AskButtons } from '#apps/site/detail/ask-buttons.tsx'
import { AskSection } from '#apps/site/detail/ask-section.tsx'
import { KeyFacts } from '#apps/site/detail/key-facts.tsx'
import { Gallery } from '#apps/site/gallery/gallery.tsx'
import { SaveButton } from '#apps/site/favorite/save-button.tsx'
import { Heading, PriceText, TextLink } from '#apps/site/ui/index.ts'
import { CarPicture } from '#apps/site/vehicle/car-picture.tsx'
import type { FittingView } from './fitting-view.ts'

/** Name, price and the way to ask: the panel beside the picture. */
export function BaseSection({ fitting, formHref = '#form' }: { fitting: FittingView; formHref?: string }) {
  const t = useTranslations()
  return (
    <section id="base" aria-labelledby="fitting-title">
      <p className="text-sm text-muted">
        <TextLink href={fitting.categoryHref} className="-my-3 inline-block py-3">
          {fitting.category}
        </TextLink>
      </p>
      <div className="flex items-start justify-between gap-4">
        <Heading level={1} id="fitting-title" className="mt-1 min-w-0">
          {fitting.name}
        </Heading>
        <SaveButton thing={{ kind: 'part', sign: fitting.sku, name: fitting.name }} />
      </div>
      <p className="mt-3 text-sm text-muted">
        {t('fittingCard.partNumber')} <bdi className="text-ink tabular-nums">{fitting.sku}</bdi>
      </p>
      <div className="mt-6 border-y border-line py-5">
        <PriceText
          size="lg"
          price={fitting.price}
          quoteText={t('price.askForQuote')}
          term={t('price.fob')}
          note={fitting.price === null ? undefined : fitting.per}
        />
        {fitting.price === null ? null : <p className="mt-3 text-sm text-muted">{fitting.asOf}</p>}
      </div>
      <KeyFacts facts={fitting.keyFacts} />
      <AskButtons formHref={formHref} label={t('fittings.ask')} remark={fitting.remark} />
      {fitting.summary === null ? null : <p className="mt-6 text-muted">{fitting.summary}</p>}
    </section>
  )
}

/** Photographs to swipe; else the drawing of its kind, named as one. */
export function PictureSection({ fitting }: { fitting: FittingView }) {
  const t = useTranslations('fittings')
  const [drawing] = fitting.pictures
  return (
    <section id="tabChange" aria-label={t('picture')}>
      {fitting.isDrawn && drawing ? (
        <figure>
          <div className="gallery-stage">
            <CarPicture picture={drawing} sizes="(max-width: 768px) 100vw, (max-width: 1360px) 62vw, 800px" isFirst fit="contain" />
          </div>
          <figcaption className="gallery-note">{t('drawingNote')}</figcaption>
        </figure>
      ) : (
        <Gallery id="part" pictures={fitting.pictures} isFirst />
      )}
    </section>
  )
}

export function AskAbout({ fitting }: { fitting: FittingView }) {
  const t = useTranslations('fittings')
  return (
    <AskSection
      title={t('ask')}
      text={t('detailAskText')}
      originId={fitting.sku}
      subject={{ carModel: fitting.name, carModelSign: fitting.sku }}
      remark={fitting.remark}
      hasVin
    />
  )
}
