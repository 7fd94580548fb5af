import type { ReactNode } from 'react'
import { Card, CardBody, CardLink, CardMedia } from './card.tsx'

export type VehicleCardProps = {
  href: string
  title: ReactNode
  /** Trim and year, or the stock reference. */
  subtitle?: ReactNode
  /** A `VehiclePicture`, or a photograph that fills the stage. */
  picture: ReactNode
  isPhotographed?: boolean
  badges?: ReactNode
  /** What it is, in two or three words. */
  kind?: ReactNode
  /** At most three, the same ones in every card of a list, so that they stand under each other. */
  figures?: readonly { value: ReactNode; label: ReactNode }[]
  /** A line about the figures. */
  note?: ReactNode
  price: ReactNode
  /** Buttons above the card's link, e.g. the favourite. */
  action?: ReactNode
  level?: 2 | 3
  as?: 'article' | 'li'
}

/** One vehicle in a list. Every part keeps its place when another is missing. */
export function VehicleCard({
  href,
  title,
  subtitle,
  picture,
  isPhotographed,
  badges,
  kind,
  figures,
  note,
  price,
  action,
  level = 3,
  as = 'article',
}: VehicleCardProps) {
  const Title = `h${level}` as const
  return (
    <Card as={as}>
      <CardMedia fill={isPhotographed}>
        {picture}
        {badges ? <div className="card-badges">{badges}</div> : null}
      </CardMedia>
      <CardBody>
        <Title className="card-title">
          <CardLink href={href}>{title}</CardLink>
        </Title>
        {subtitle ? <p className="card-note">{subtitle}</p> : null}
        {kind ? <p className="card-note">{kind}</p> : null}
        {figures && figures.length > 0 ? (
          <dl className="card-figures">
            {figures.map((figure, index) => (
              <div key={index}>
                <dt>{figure.label}</dt>
                <dd>
                  <bdi>{figure.value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
        {note ? <p className="card-note mt-1">{note}</p> : null}
        <div className="card-foot">
          {price}
          {action ? <div className="card-action">{action}</div> : null}
        </div>
      </CardBody>
    </Card>
  )
}
