import { PULL_THRESHOLD } from '#apps/site/list/pull-gesture.ts'
import { isAlive } from './hydrated-page.ts'

/** A list pulled down before the client can follow the finger is kept as pulled, and read again when the client is there (R6.11). */
export function keepPull(): void {
  let startY: number | null = null
  const passive = { passive: true }
  addEventListener('touchstart', ({ touches }) => (startY = !isAlive() && scrollY <= 0 && touches.length === 1 ? (touches[0]?.clientY ?? null) : null), passive)
  addEventListener(
    'touchend',
    ({ target, changedTouches }) => {
      const list = (target as Element).closest<HTMLElement>('.pull')
      if (!list || startY === null || (changedTouches[0]?.clientY ?? 0) - startY < 2 * PULL_THRESHOLD) return
      list.dataset['pull'] = 'loading'
      list.dispatchEvent(new Event('pulled'))
    },
    passive,
  )
}
