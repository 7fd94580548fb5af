import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { IconButton } from './button.tsx'
import { IconChevronEnd, IconChevronStart } from './icons.ts'

export type ScrollRowProps = {
  label: string
  previousLabel: string
  nextLabel: string
  item?: 'sm' | 'md' | 'lg'
  /** Nothing in it takes the focus, so the row itself does: what scrolls must be reached by the keyboard. */
  isPlain?: boolean
  head?: ReactNode
  children: ReactNode
}

/** A row that scrolls and snaps by itself; the buttons appear with script and where there is more to see. */
export function ScrollRow({ label, previousLabel, nextLabel, item = 'md', isPlain, head, children }: ScrollRowProps) {
  const ref = useRef<HTMLUListElement>(null)
  const [edges, setEdges] = useState({ start: true, end: true })
  const measure = useCallback(() => {
    const row = ref.current
    if (!row) return
    const at = Math.abs(row.scrollLeft)
    setEdges({ start: at < 2, end: at + row.clientWidth > row.scrollWidth - 2 })
  }, [])
  useEffect(() => {
    measure()
    const observer = new ResizeObserver(measure)
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [measure])

  function move(direction: 1 | -1) {
    const row = ref.current
    if (!row) return
    const sign = getComputedStyle(row).direction === 'rtl' ? -direction : direction
    row.scrollBy({ left: sign * row.clientWidth * 0.8 })
  }

  const isWhole = edges.start && edges.end
  return (
    <section aria-label={label}>
      <div className="mb-4 flex items-end justify-between gap-4 desktop:mb-6">
        <div className="min-w-0">{head}</div>
        <div className={clsx('no-print flex flex-none gap-2 max-desktop:hidden', isWhole && 'invisible')}>
          <IconButton tone="outline" label={previousLabel} icon={IconChevronStart} mirrorIcon disabled={edges.start} onClick={() => move(-1)} />
          <IconButton tone="outline" label={nextLabel} icon={IconChevronEnd} mirrorIcon disabled={edges.end} onClick={() => move(1)} />
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul ref={ref} onScroll={measure} tabIndex={isPlain ? 0 : undefined} className={clsx('scroll-row', `scroll-row-${item}`)}>
        {children}
      </ul>
    </section>
  )
}
