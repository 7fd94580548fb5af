import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ButtonLink, Card, CardBody, CardMedia, PartBox, PriceText, useToast, VehiclePicture } from '#apps/site/ui/index.ts'
import { CarPicture } from '#apps/site/vehicle/car-picture.tsx'
import type { FittingView } from './fittings-view.ts'
import { PARTS_ENQUIRY, writePartDown } from './parts-enquiry.tsx'

/** One part of the list: what it is, what it fits, what it costs, and the way to ask about it. */
export function FittingCard({ part }: { part: FittingView }) {
  const t = useTranslations()
  return (
    <Card as="li">
      <CardMedia fill={part.photograph !== null}>
        <PartPicture part={part} />
      </CardMedia>
      <CardBody>
        <p className="text-sm leading-snug text-muted">{part.category}</p>
        <h2 className="leading-snug font-semibold">
          <bdi>{part.name}</bdi>
        </h2>
        <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm leading-snug">
          <Fact label={t('fittings.fits')}>{part.fits}</Fact>
          <Fact label={t('fittings.partNumber')}>
            <bdi>{part.sku}</bdi>
          </Fact>
          {part.oemNumbers.length === 0 ? null : (
            <Fact label={t('fittings.oem')}>
              <span className="flex flex-wrap gap-x-3">
                {part.oemNumbers.map((number) => (
                  <bdi key={number}>{number}</bdi>
                ))}
              </span>
            </Fact>
          )}
          {part.weight === null ? null : <Fact label={t('fittings.weight')}>{part.weight}</Fact>}
          <Fact label={t('car.moq')}>{part.moq}</Fact>
          {part.warranty === null ? null : <Fact label={t('fittings.warranty')}>{part.warranty}</Fact>}
        </dl>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-3 pt-4">
          <PriceText price={part.price} quoteText={t('price.askForQuote')} term={t('price.fob')} note={part.price === null ? null : part.per} />
          <AskButton part={part} />
        </div>
      </CardBody>
    </Card>
  )
}

/** The staff's photograph, else the drawing of its kind; never mirrored, because left and right parts differ. */
function PartPicture({ part }: { part: FittingView }) {
  if (part.photograph !== null) return <CarPicture picture={part.photograph} sizes="(width < 480px) 92vw, (width < 1080px) 46vw, 400px" />
  if (part.drawing === null) return <PartBox />
  return <VehiclePicture drawing={part.drawing} alt={part.name} hasFigures />
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  )
}

/** A link to the form at the end of the page; with script the part is written into it on the way. */
function AskButton({ part }: { part: FittingView }) {
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
