import type { ReactNode } from 'react'
import { clsx } from 'clsx'

/** The price and the ask of a page, in reach of the thumb: fixed above the tab bar on phones, in the page's flow on desktop. */
export function StickyBar({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <aside aria-label={label} className={clsx('sticky-bar no-print', className)}>
      {children}
    </aside>
  )
}
