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

/** A plain box for grouped content, e.g. a form or a summary. */
export function Panel({
  as: Tag = 'div',
  tone = 'surface',
  className,
  ...rest
}: HTMLAttributes<HTMLElement> & { as?: 'div' | 'section' | 'aside'; tone?: 'surface' | 'sunken' | 'deep' }) {
  const tones = { surface: 'border border-line bg-surface', sunken: 'bg-sunken', deep: 'tone-deep' }
  return <Tag {...rest} className={clsx('min-w-0 rounded-md p-5 desktop:p-8', tones[tone], className)} />
}
