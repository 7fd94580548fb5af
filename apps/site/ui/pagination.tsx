import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { Anchor } from './link.tsx'
import { IconChevronEnd, IconChevronStart } from './icons.ts'
import { pageWindow } from './page-window.ts'

export type PaginationProps = {
  page: number
  pageCount: number
  hrefOf: (page: number) => string
  /** Name of the landmark, words of the two arrows, and the name of one page's link. */
  labels: { nav: string; previous: string; next: string; page: (page: number) => string }
}

/** Numbered links with rel, usable without script; phones show the place and the two arrows. */
export function Pagination({ page, pageCount, hrefOf, labels }: PaginationProps) {
  if (pageCount <= 1) return null
  return (
    <nav aria-label={labels.nav} className="flex items-center justify-center gap-1">
      <Step href={page > 1 ? hrefOf(page - 1) : null} rel="prev" label={labels.previous}>
        <IconChevronStart aria-hidden className="size-5 rtl:mirrored" strokeWidth={1.75} />
      </Step>
      <p className="min-w-24 text-center text-sm tabular-nums desktop:hidden">
        <bdi>
          {page} / {pageCount}
        </bdi>
      </p>
      <ol className="flex items-center gap-1 max-desktop:hidden">
        {pageWindow(page, pageCount).map((entry, index) => (
          <li key={entry ?? `gap-${index}`}>
            {entry === null ? (
              <span className="grid w-6 place-items-center text-muted">…</span>
            ) : (
              <Anchor
                href={hrefOf(entry)}
                aria-label={labels.page(entry)}
                aria-current={entry === page ? 'page' : undefined}
                className={clsx(
                  'grid h-tap min-w-tap place-items-center rounded-sm px-1 text-sm tabular-nums transition-colors',
                  entry === page ? 'bg-fill font-semibold text-on-fill' : 'hover:bg-sunken',
                )}
              >
                {entry}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
      <Step href={page < pageCount ? hrefOf(page + 1) : null} rel="next" label={labels.next}>
        <IconChevronEnd aria-hidden className="size-5 rtl:mirrored" strokeWidth={1.75} />
      </Step>
    </nav>
  )
}

function Step({ href, rel, label, children }: { href: string | null; rel: 'prev' | 'next'; label: string; children: ReactNode }) {
  const shape = 'grid size-tap flex-none place-items-center rounded-sm max-desktop:border max-desktop:border-line-strong'
  if (href === null)
    return (
      <span aria-hidden className={clsx(shape, 'text-line-strong opacity-60')}>
        {children}
      </span>
    )
  return (
    <Anchor href={href} rel={rel} aria-label={label} className={clsx(shape, 'transition-colors hover:bg-sunken')}>
      {children}
    </Anchor>
  )
}
