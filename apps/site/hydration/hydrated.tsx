import { useEffect, useSyncExternalStore } from 'react'

function subscribe(): () => void {
  return () => {}
}

/** False on the server and while hydrating, true afterwards: for what only the browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}

/** Calls `onEnd` once the page is alive, and tells the boot script (event `hydrated`). */
export function HydrationEnd({ onEnd }: { onEnd: () => void }) {
  useEffect(() => {
    onEnd()
    document.documentElement.dataset['hydrated'] = ''
    window.dispatchEvent(new Event('hydrated'))
  }, [onEnd])
  return null
}
