import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { Heading } from './heading.tsx'
import { IconAlert, IconCheck, IconInfo, IconWarning } from './icons.ts'

/** A grey place holder; give it size by classes. Hidden from screen readers: the region says it is busy. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={clsx('block animate-pulse rounded-sm bg-stage', className)} />
}

/** Nothing found: says so, and offers the next step. */
export function EmptyState({
  title,
  text,
  picture,
  action,
  level = 2,
}: {
  title: ReactNode
  text?: ReactNode
  picture?: ReactNode
  action?: ReactNode
  level?: 1 | 2 | 3
}) {
  return (
    <div className="flex flex-col items-start border-y border-line py-12">
      {picture ? <div className="mb-6 w-56">{picture}</div> : null}
      <Heading level={level} size="subheading">
        {title}
      </Heading>
      {text ? <p className="mt-2 max-w-narrow text-muted">{text}</p> : null}
      {action ? <div className="mt-6 flex flex-wrap gap-3">{action}</div> : null}
    </div>
  )
}

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger'

const notices = {
  info: { glyph: IconInfo, look: 'bg-sunken in-[.bg-sunken]:bg-surface', mark: 'text-muted' },
  success: { glyph: IconCheck, look: 'bg-success-soft', mark: 'text-success' },
  warning: { glyph: IconWarning, look: 'bg-warning-soft', mark: 'text-warning' },
  danger: { glyph: IconAlert, look: 'bg-danger-soft', mark: 'text-danger' },
} as const

/** A message in the page. `live` announces it when it appears (danger: at once). */
export function Notice({
  tone = 'info',
  title,
  live,
  id,
  children,
}: {
  tone?: NoticeTone
  title?: ReactNode
  live?: boolean
  id?: string
  children?: ReactNode
}) {
  const { glyph: Glyph, look, mark } = notices[tone]
  return (
    <div id={id} role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined} className={clsx('flex gap-3 rounded-sm px-4 py-3 text-sm', look)}>
      <Glyph aria-hidden strokeWidth={1.9} className={clsx('mt-px size-5 flex-none', mark)} />
      <div className="min-w-0">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
    </div>
  )
}

export type LoadingState = 'idle' | 'loading' | 'done' | 'failed'

/** The bar at the top of the page; `progress` from 0 to 1 is SVG geometry, so no style attribute is needed. */
export function LoadingBar({ state, progress }: { state: LoadingState; progress: number }) {
  return (
    <div className="loading-bar no-print" data-state={state} aria-hidden>
      <svg viewBox="0 0 1000 3" preserveAspectRatio="none">
        <rect width={Math.round(Math.min(1, Math.max(0, progress)) * 1000)} height="3" className={state === 'failed' ? 'fill-danger' : 'fill-accent'} />
      </svg>
    </div>
  )
}
