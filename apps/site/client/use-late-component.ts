import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'

export type LateComponent<Props> = ComponentType<Props> | 'waiting' | 'failed'

/**
 * A component whose code comes when it is wanted. Unlike `lazy`, a line that is down fails it alone and not the page,
 * and the next time it is wanted it is asked for again. `load` must be the same function at each render.
 */
export function useLateComponent<Props>(load: () => Promise<ComponentType<Props>>, isWanted: boolean): LateComponent<Props> {
  const [loaded, setLoaded] = useState<{ component: LateComponent<Props> }>({ component: 'waiting' })
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
  }, [load, isWanted, isMissing])
  return loaded.component
}
