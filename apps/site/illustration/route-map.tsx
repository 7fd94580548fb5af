import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { SectionHead } from '#apps/site/ui/index.ts'
import { ROUTE_MAP } from './still.ts'

/** The export routes on the map of the world, with what its marks mean. */
export function RouteMap() {
  const t = useTranslations('routes')
  return (
    <>
      <SectionHead title={t('title')} text={t('text')} />
      <figure>
        <Swipe label={t('title')}>
          <img src={ROUTE_MAP} alt={t('alt')} width={1600} height={700} loading="lazy" decoding="async" className="block w-full min-w-[640px]" />
        </Swipe>
        <figcaption className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm text-muted">
          <Mark label={t('loading')}>
            <circle cx="12" cy="8" r="4.5" className="fill-accent" />
          </Mark>
          <Mark label={t('arrival')}>
            <circle cx="12" cy="8" r="3.5" className="fill-surface stroke-ink" strokeWidth="1.5" />
          </Mark>
          <Mark label={t('sea')}>
            <path d="M0 8h24" className="stroke-ink" strokeWidth="1.5" />
          </Mark>
          <Mark label={t('rail')}>
            <path d="M0 8h24" className="stroke-ink" strokeWidth="1.5" strokeDasharray="5 4" />
          </Mark>
        </figcaption>
      </figure>
    </>
  )
}

/** From right to left, so that a phone shows China and the lanes west first; the Americas are a swipe away. */
function Swipe({ label, children }: { label: string; children: ReactNode }) {
  return (
    // What scrolls must take the focus, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div dir="rtl" role="region" aria-label={label} tabIndex={0} className="-mx-gutter overflow-x-auto desktop:mx-0">
      {children}
    </div>
  )
}

function Mark({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="flex items-center gap-2">
      <svg viewBox="0 0 24 16" width="24" height="16" aria-hidden className="flex-none">
        {children}
      </svg>
      {label}
    </span>
  )
}
