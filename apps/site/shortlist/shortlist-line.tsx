import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Anchor, Badge, PriceText, VehiclePicture } from '#apps/site/ui/index.ts'
import { LandedLine } from '#apps/site/landed-price/landed-line.tsx'
import { CarPicture } from '#apps/site/vehicle/car-picture.tsx'
import type { ShortlistRow } from './shortlist-view.ts'

export type ShortlistLineProps = {
  row: ShortlistRow
  /** Beside the line, above its link. */
  action?: ReactNode
  /** Under the line. */
  children?: ReactNode
}

/** A thing of a list with picture, price and availability, the whole line a link to its page. */
export function ShortlistLine({ row, action, children }: ShortlistLineProps) {
  const t = useTranslations()
  return (
    <li className="border-b border-line py-4">
      <div className="group relative flex items-start gap-4">
        <span className="w-24 flex-none">
          {row.picture === null ? null : <CarPicture picture={{ ...row.picture, alt: '' }} sizes="96px" isEarly />}
          {row.drawing === null ? null : <VehiclePicture drawing={row.drawing} alt="" isEarly />}
        </span>
        <div className="min-w-0 flex-1">
          <Anchor href={row.href} className="leading-snug font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline">
            <bdi>{row.title}</bdi>
          </Anchor>
          {row.status === null ? null : (
            <>
              {' '}
              <Badge>{row.status}</Badge>
            </>
          )}
          <p className="text-sm leading-snug text-muted">
            <bdi>{row.subtitle}</bdi>
          </p>
          <p className="mb-2 text-sm leading-snug text-muted">
            <bdi>{row.facts}</bdi>
          </p>
          <PriceText price={row.price} quoteText={row.quoteText || t('price.askForQuote')} term={row.term} />
          <LandedLine landed={row.landed} />
        </div>
        {action === undefined ? null : <div className="relative z-1">{action}</div>}
      </div>
      {children}
    </li>
  )
}

/** A thing of which nothing but its name is known: the line is down, or it is not offered any more. */
export function NamedLine({ name, note, action, children }: { name: string; note: string | null; action?: ReactNode; children?: ReactNode }) {
  return (
    <li className="border-b border-line py-4">
      <div className="flex items-start gap-4">
        <span className="w-24 flex-none" />
        <div className="min-w-0 flex-1">
          <p className="leading-snug font-semibold">
            <bdi>{name}</bdi>
          </p>
          {note === null ? null : <p className="text-sm leading-snug text-muted">{note}</p>}
        </div>
        {action}
      </div>
      {children}
    </li>
  )
}
