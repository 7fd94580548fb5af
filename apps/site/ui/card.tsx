import type { HTMLAttributes } from 'react'
import { clsx } from 'clsx'
import { Anchor } from './link.tsx'
import type { LinkProps } from './link.tsx'
import { Stage } from './stage.tsx'
import type { StageProps } from './stage.tsx'

/** A stage and the words under it, without a box. With a `CardLink` inside, the whole card is one target. */
export function Card({ as: Tag = 'article', className, ...rest }: HTMLAttributes<HTMLElement> & { as?: 'article' | 'li' | 'div' | 'section' }) {
  return <Tag {...rest} className={clsx('card', className)} />
}

/** The stage of a card. Its first child stands on the ground line, or fills it where `fill` says so. */
export function CardMedia({ className, ...rest }: StageProps) {
  return <Stage {...rest} className={clsx('card-media', className)} />
}

export function CardBody({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={clsx('card-body', className)} />
}

/** Stretches over its card; other controls in the card need `relative z-1` to stay above it. */
export function CardLink({ className, ...rest }: LinkProps) {
  return <Anchor {...rest} data-card-link="" className={className} />
}
