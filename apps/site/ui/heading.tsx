import type { HTMLAttributes, ReactNode } from 'react'
import { clsx } from 'clsx'

export type HeadingSize = 'display' | 'title' | 'heading' | 'subheading'

const sizes: Record<HeadingSize, string> = {
  display: 'text-display font-semibold',
  title: 'text-title font-semibold',
  heading: 'text-heading font-semibold',
  subheading: 'text-subheading font-semibold',
}

const byLevel = { 1: 'title', 2: 'heading', 3: 'subheading', 4: 'subheading' } as const

/** The level is the outline, the size is the look. */
export function Heading({ level, size, className, ...rest }: HTMLAttributes<HTMLHeadingElement> & { level: 1 | 2 | 3 | 4; size?: HeadingSize }) {
  const Tag = `h${level}` as const
  return <Tag {...rest} className={clsx(sizes[size ?? byLevel[level]], className)} />
}

/** A section's head: a rule, the title, one line of text, an action at the end of the line. */
export function SectionHead({
  title,
  text,
  action,
  level = 2,
  size = 'title',
  id,
}: {
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  level?: 1 | 2 | 3
  size?: HeadingSize
  id?: string
}) {
  return (
    <header className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 border-t border-ink pt-4 desktop:mb-10 desktop:pt-6">
      <div className="min-w-0 max-w-text">
        <Heading level={level} size={size} id={id}>
          {title}
        </Heading>
        {text ? <p className="mt-2 text-lead text-muted desktop:mt-3">{text}</p> : null}
      </div>
      {action}
    </header>
  )
}
