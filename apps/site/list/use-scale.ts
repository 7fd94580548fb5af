import { useEffect, useState } from 'react'
import { useIsOnline } from '#apps/site/client/online-status.ts'
import type { ScalesView } from './scales-view.ts'

export type Scale = ScalesView[string]

/** Asked for once for all sliders of a list. */
const asked = new Map<string, Promise<ScalesView>>()

/** What the sliders of the list at `path` stop at; null until it is there, and where the line is down. */
export function useScale(path: string): ScalesView | null {
  const [scales, setScales] = useState<ScalesView | null>(null)
  const isOnline = useIsOnline()
  useEffect(() => {
    let isCurrent = true
    const coming = asked.get(path) ?? readScales(path)
    asked.set(path, coming)
    coming.then(
      (view) => isCurrent && setScales(view),
      () => asked.delete(path),
    )
    return () => {
      isCurrent = false
    }
  }, [path, isOnline])
  return scales
}

async function readScales(path: string): Promise<ScalesView> {
  const answer = await fetch(`/list/${path.slice(path.lastIndexOf('/') + 1)}/scales.json`)
  if (!answer.ok) throw new Error(String(answer.status))
  return (await answer.json()) as ScalesView
}
