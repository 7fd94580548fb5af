import { useEffect, useRef, type ReactNode } from 'react'
import { clsx } from 'clsx'

/**
 * The price and the ask of a page, in reach of the thumb: fixed above the tab bar on phones, in the page's flow on desktop.
 * `about`: id of what it leads to; while that is in view, the bar has nothing to say.
 */
export function StickyBar({ label, about = 'form', className, children }: { label: string; about?: string; className?: string; children: ReactNode }) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const target = document.getElementById(about)
    if (!target) return
    const watch = new IntersectionObserver(([entry]) => bar.current?.toggleAttribute('data-idle', entry?.isIntersecting ?? false))
    watch.observe(target)
    return () => watch.disconnect()
  }, [about])
  return (
    <aside ref={bar} aria-label={label} className={clsx('sticky-bar no-print', className)}>
      {children}
    </aside>
  )
}
