import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'

/** Runs once where a form was changed before the client was there. What the browser restores on the way back is no choice. */
export function useEarlyChange(form: RefObject<HTMLFormElement | null>, run: (form: HTMLFormElement) => void): void {
  const apply = useEffectEvent(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    // Where a link was pressed as well, the page with both is on its way (`hydration/presses.ts`).
    const isLeaving = 'leaving' in document.documentElement.dataset
    if (form.current && !isLeaving && entry?.type === 'navigate' && isChanged(form.current)) run(form.current)
  })
  useEffect(() => apply(), [])
}

function isChanged({ elements }: HTMLFormElement): boolean {
  return [...elements].some((element) => {
    if (element instanceof HTMLInputElement) return element.checked !== element.defaultChecked || isTyped(element)
    return element instanceof HTMLSelectElement && [...element.options].some((option) => option.selected !== option.defaultSelected)
  })
}

/** A number that has been typed to its end. */
function isTyped(element: HTMLInputElement): boolean {
  return element.type === 'text' && element.value !== element.defaultValue && element !== document.activeElement
}
