import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'

/** Runs once where a form was changed before the client was there. What the browser restores on the way back is no choice. */
export function useEarlyChange(form: RefObject<HTMLFormElement | null>, run: (form: HTMLFormElement) => void): void {
  const apply = useEffectEvent(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (form.current && entry?.type === 'navigate' && isChanged(form.current)) run(form.current)
  })
  useEffect(() => apply(), [])
}

function isChanged({ elements }: HTMLFormElement): boolean {
  return [...elements].some((element) => {
    if (element instanceof HTMLInputElement) return element.checked !== element.defaultChecked
    return element instanceof HTMLSelectElement && [...element.options].some((option) => option.selected !== option.defaultSelected)
  })
}
