import { useEffect, useReducer } from 'react'
import type { RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isResting } from '#apps/site/client/resting-pointer.ts'
import { nextCountdown, startCountdown } from './countdown.ts'

const SECOND_MS = 1_000

/** Counts down and goes home, once for an entry of the history; any key, touch or pointer movement inside of `box`, or focus in it, stops that (R10.6). */
export function useReturn(box: RefObject<HTMLElement | null>) {
  const [countdown, dispatch] = useReducer(nextCountdown, startCountdown, (start) => (hasCounted() ? nextCountdown(start, 'stop') : start))
  const navigate = useNavigate()
  const { state } = countdown

  // Again where the page takes the place of itself in the history.
  const { key } = useLocation()
  useEffect(() => history.replaceState({ ...entryState(), [COUNTED]: true }, ''), [key])

  useEffect(() => {
    // In the place of this page, so that the way back from home leads to where the enquiry was made.
    if (state === 'over') void navigate('/', { replace: true })
    if (state !== 'running') return
    const timer = setInterval(() => dispatch('tick'), SECOND_MS)
    return () => clearInterval(timer)
  }, [state, navigate])

  useEffect(() => {
    const inside = box.current
    if (state !== 'running' || !inside) return
    const stop = () => dispatch('stop')
    const stopIfMoved = (event: PointerEvent) => {
      if (!isResting(event)) stop()
    }
    inside.addEventListener('pointermove', stopIfMoved)
    inside.addEventListener('focusin', stop)
    for (const name of STOPPERS) document.addEventListener(name, stop)
    return () => {
      inside.removeEventListener('pointermove', stopIfMoved)
      inside.removeEventListener('focusin', stop)
      for (const name of STOPPERS) document.removeEventListener(name, stop)
    }
  }, [state, box])

  return { countdown, stop: () => dispatch('stop') }
}

/** Marks the entry of the history: who comes back to it, or loads it again, is not led away once more. */
const COUNTED = 'hasCounted'

function entryState(): Record<string, unknown> {
  // The platform types it as anything; the router keeps a record there.
  return (history.state ?? {}) as Record<string, unknown>
}

function hasCounted(): boolean {
  return entryState()[COUNTED] === true
}

const STOPPERS = ['keydown', 'pointerdown', 'touchstart', 'wheel'] as const
