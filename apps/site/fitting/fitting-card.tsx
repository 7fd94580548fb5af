import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { SaveButton } from '#apps/site/favorite/save-button.tsx'
import { Card, CardBody, CardLink, CardMedia, PriceText } from '#apps/site/ui/index.ts'
import type { FittingCardView } from './fitting-card-view.ts'
import { FittingPicture } from './fitting-picture.tsx'

export type FittingCardProps = {
  fitting: FittingCardView
  /** The name with its found words marked, where a search shows it. */
  title?: ReactNode
  /** A way to ask, above the card's link. */
  action?: ReactNode
  level?: 2 | 3 | 4
}

/** One fitting of a list: what it is, what it fits, what it costs. */
export function FittingCard({ fitting, title, action, level = 2 }: FittingCardProps) {
  const t = useTranslations()
  const Title = `h${level}` as const
  return (
    <Card as="li">
      <CardMedia fill={fitting.photograph !== null}>
        <FittingPicture fitting={fitting} />
      </CardMedia>
      <CardBody>
        <p className="text-sm leading-snug text-muted">{fitting.category}</p>
        <Title className="leading-snug font-semibold">
          <CardLink href={fitting.href}>{title ?? fitting.name}</CardLink>
        </Title>
        <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm leading-snug">
          <Fact label={t('fittingCard.fits')}>{fitting.fits}</Fact>
          <Fact label={t('fittingCard.partNumber')}>
            <bdi>{fitting.sku}</bdi>
          </Fact>
          {fitting.oemNumbers.length === 0 ? null : (
            <Fact label={t('fittingCard.oem')}>
              <span className="flex flex-wrap gap-x-3">
                {fitting.oemNumbers.map((number) => (
                  <bdi key={number}>{number}</bdi>
                ))}
              </span>
            </Fact>
          )}
          {fitting.weight === null ? null : <Fact label={t('fittingCard.weight')}>{fitting.weight}</Fact>}
          <Fact label={t('car.moq')}>{fitting.moq}</Fact>
          {fitting.warranty === null ? null : <Fact label={t('fittingCard.warranty')}>{fitting.warranty}</Fact>}
        </dl>
        <div className="mt-auto flex items-end justify-between gap-3 pt-4 phablet:flex-wrap">
          <PriceText price={fitting.price} quoteText={t('price.askForQuote')} term={t('price.fob')} note={fitting.price === null ? null : fitting.per} />
          <div className="relative z-1 flex items-center">
            {action}
            <SaveButton thing={{ kind: 'part', sign: fitting.sku, name: fitting.name }} />
          </div>
        </div>
      </CardBody>
    </Card>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  )
}
