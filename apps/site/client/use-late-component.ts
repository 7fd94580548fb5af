import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { useIsOnline } from './online-status.ts'

export type LateComponent<Props> = ComponentType<Props> | 'waiting' | 'failed'

/**
 * A component whose code comes when it is wanted. Unlike `lazy`, a line that is down fails it alone and not the page,
 * and it is asked for again when it is wanted the next time, or when the line is back. `load` must be the same function at each render.
 */
export function useLateComponent<Props>(load: () => Promise<ComponentType<Props>>, isWanted: boolean): LateComponent<Props> {
  const [loaded, setLoaded] = useState<{ component: LateComponent<Props> }>({ component: 'waiting' })
  const isOnline = useIsOnline()
  const isMissing = typeof loaded.component === 'string'
  useEffect(() => {
    if (!isWanted || !isMissing) return
    let isCurrent = true
    setLoaded({ component: 'waiting' })
    load().then(
      (component) => isCurrent && setLoaded({ component }),
      () => isCurrent && setLoaded({ component: 'failed' }),
    )
    return () => {
      isCurrent = false
    }
  }, [load, isWanted, isMissing, isOnline])
  return loaded.component
}
