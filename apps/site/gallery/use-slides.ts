import { useCallback, useRef, useState } from 'react'

/** Which slide of a snapping row stands in view, and how to bring one there; the direction of the script is the browser's matter. */
export function useSlides(count: number, start = 0) {
  const row = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(start)

  const measure = useCallback(() => {
    const box = row.current
    if (!box || box.clientWidth === 0) return
    setAt(slideAt(box.scrollLeft, box.clientWidth, count))
  }, [count])

  const show = useCallback(
    (index: number, behavior: ScrollBehavior = 'smooth') => {
      const box = row.current
      if (!box) return
      const sign = getComputedStyle(box).direction === 'rtl' ? -1 : 1
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      box.scrollTo({ left: sign * clampIndex(index, count) * box.clientWidth, behavior: isStill ? 'instant' : behavior })
    },
    [count],
  )

  return { row, at, measure, show }
}

/** Slide in view at a scroll position, px; right-to-left rows scroll into negative numbers. */
export function slideAt(scrollLeft: number, width: number, count: number): number {
  return clampIndex(Math.round(Math.abs(scrollLeft) / width), count)
}

function clampIndex(index: number, count: number): number {
  return Math.max(0, Math.min(count - 1, index))
}
