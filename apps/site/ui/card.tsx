import type { HTMLAttributes, ReactNode } from 'react'
import { clsx } from 'clsx'
import { Anchor } from './link.tsx'
import type { LinkProps } from './link.tsx'

/** A bordered surface. With a `CardLink` inside, the whole card is one target. */
export function Card({ as: Tag = 'article', className, ...rest }: HTMLAttributes<HTMLElement> & { as?: 'article' | 'li' | 'div' | 'section' }) {
  return (
    <Tag
      {...rest}
      className={clsx(
        'group/card relative flex min-w-0 flex-col overflow-clip rounded-md border border-line bg-surface',
        'transition-colors has-[[data-card-link]:hover]:border-ink',
        className,
      )}
    />
  )
}

/** The picture's stage: one quiet ground for photographs and silhouettes, its ratio fixed before loading. */
export function CardMedia({ ratio = 'car', className, children }: { ratio?: 'car' | 'photo' | 'wide'; className?: string; children: ReactNode }) {
  const aspect = { car: 'aspect-[480/220] desktop:aspect-car', photo: 'aspect-photo', wide: 'aspect-wide' }[ratio]
  return <div className={clsx('relative grid place-items-center overflow-clip bg-stage', aspect, className)}>{children}</div>
}

export function CardBody({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={clsx('flex flex-1 flex-col p-4', className)} />
}

/** Stretches over its card; other controls in the card need `relative z-1` to stay above it. */
export function CardLink({ className, ...rest }: LinkProps) {
  return (
    <Anchor
      {...rest}
      data-card-link=""
      className={clsx(
        'outline-none after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus',
        className,
      )}
    />
  )
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
