import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { pullOffset, pullState } from './pull-gesture.ts'
import type { PullState } from './pull-gesture.ts'

/** Pull-to-refresh on touch screens (R6.11): the list is read again in place. */
export function PullToRefresh({ children }: { children: ReactNode }) {
  const t = useTranslations('pull')
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<PullState>('idle')
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = box.current
    if (!element || !matchMedia('(pointer: coarse)').matches) return
    let startY: number | null = null
    let offset = 0

    function show(next: number) {
      offset = next
      element?.style.setProperty('--pull', `${next}px`)
      setState(pullState(next))
    }
    function start(event: TouchEvent) {
      startY = window.scrollY <= 0 && event.touches.length === 1 ? (event.touches[0]?.clientY ?? null) : null
    }
    function move(event: TouchEvent) {
      const y = event.touches[0]?.clientY
      if (startY === null || y === undefined || y <= startY) return
      if (event.cancelable) event.preventDefault()
      show(pullOffset(y - startY))
    }
    async function end() {
      if (startY === null) return
      startY = null
      const isRefresh = pullState(offset) === 'releasing'
      show(0)
      if (isRefresh) await refresh()
    }
    async function refresh() {
      setState('loading')
      await revalidate()
      setState('idle')
    }
    const options = { passive: true }
    const finish = () => void end()
    const refreshNow = () => void refresh()
    // Pulled before the client was there (`hydration/early-pull.ts`).
    if (element.dataset['pull'] === 'loading') refreshNow()
    element.addEventListener('pulled', refreshNow)
    element.addEventListener('touchstart', start, options)
    element.addEventListener('touchmove', move, { passive: false })
    element.addEventListener('touchend', finish, options)
    element.addEventListener('touchcancel', finish, options)
    return () => {
      element.removeEventListener('pulled', refreshNow)
      element.removeEventListener('touchstart', start)
      element.removeEventListener('touchmove', move)
      element.removeEventListener('touchend', finish)
      element.removeEventListener('touchcancel', finish)
    }
  }, [revalidate])

  return (
    <div ref={box} className="pull" data-pull={state}>
      <p className="pull-hint" role="status">
        {state === 'idle' ? '' : t(state)}
      </p>
      {children}
    </div>
  )
}
