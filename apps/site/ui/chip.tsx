import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { Anchor } from './link.tsx'
import { IconClose } from './icons.ts'

const base = 'inline-flex min-h-tap max-w-full items-center gap-2 rounded-sm border px-4 text-sm leading-snug transition-colors desktop:min-h-9 desktop:px-3'

/** A choice that is a link; `selected` marks the one that holds now. */
export function Chip({ href, selected, count, children }: { href: string; selected?: boolean; count?: ReactNode; children: ReactNode }) {
  return (
    <Anchor
      href={href}
      aria-current={selected ? 'true' : undefined}
      className={clsx(base, selected ? 'border-fill bg-fill text-on-fill' : 'border-line-strong hover:border-ink hover:bg-sunken')}
    >
      <span className="truncate">{children}</span>
      {count === undefined ? null : <span className={clsx('tabular-nums', selected ? 'opacity-70' : 'text-muted')}>{count}</span>}
    </Anchor>
  )
}

/** An active filter; the whole chip is the link that takes it away. `removeLabel` says so in words. */
export function FilterChip({ href, removeLabel, children }: { href: string; removeLabel: string; children: ReactNode }) {
  return (
    <Anchor href={href} className={clsx(base, 'border-line bg-sunken pe-3 hover:border-ink')}>
      <span className="min-w-0 py-1.5">{children}</span>
      <span className="sr-only">{removeLabel}</span>
      <IconClose aria-hidden className="size-4 flex-none" strokeWidth={1.75} />
    </Anchor>
  )
}

export function ChipList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-2">
      {children}
    </nav>
  )
}
