import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** True once the visitor draws near a thing: points at it, touches it, comes to it by keys, or opens it. */
export function useNear(ref: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (isNear || !element) return
    const parting = new AbortController()
    const { signal } = parting
    for (const name of ['pointerenter', 'pointerdown', 'focusin', 'toggle']) element.addEventListener(name, () => setIsNear(true), { signal })
    // It may have happened before the client was there.
    if (element.matches(':hover, :focus-within, :popover-open')) setIsNear(true)
    return () => parting.abort()
  }, [ref, isNear])
  return isNear
}
