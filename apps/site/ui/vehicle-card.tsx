import type { ReactNode } from 'react'
import { Card, CardBody, CardLink, CardMedia } from './card.tsx'
import { FactLine } from './spec-table.tsx'
import { VehiclePicture } from './vehicle-picture.tsx'
import type { VehiclePictureProps } from './vehicle-picture.tsx'

export type VehicleCardProps = {
  href: string
  title: ReactNode
  /** Trim and year, or the stock reference. */
  subtitle?: ReactNode
  picture: VehiclePictureProps
  badges?: ReactNode
  facts?: readonly ReactNode[]
  price: ReactNode
  /** Buttons above the card's link, e.g. the favourite. */
  action?: ReactNode
  level?: 2 | 3
  as?: 'article' | 'li'
}

/** One vehicle in a list. Every part keeps its place when another is missing. */
export function VehicleCard({ href, title, subtitle, picture, badges, facts, price, action, level = 3, as = 'article' }: VehicleCardProps) {
  const Title = `h${level}` as const
  return (
    <Card as={as}>
      <CardMedia>
        <VehiclePicture {...picture} />
        {badges ? <div className="absolute start-3 top-3 flex flex-wrap gap-1.5">{badges}</div> : null}
      </CardMedia>
      <CardBody>
        <Title className="leading-snug font-semibold">
          <CardLink href={href}>{title}</CardLink>
        </Title>
        {subtitle ? <p className="mt-0.5 text-sm leading-snug text-muted">{subtitle}</p> : null}
        {facts && facts.length > 0 ? (
          <div className="mt-3">
            <FactLine items={facts} />
          </div>
        ) : null}
        <div className="mt-auto flex min-h-tap items-end justify-between gap-3 pt-4">
          {price}
          {action ? <div className="relative z-1 -me-2 -mb-2 flex-none">{action}</div> : null}
        </div>
      </CardBody>
    </Card>
  )
}
