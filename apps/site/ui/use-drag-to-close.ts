import { useRef } from 'react'
import type { PointerEvent, RefObject } from 'react'

const closeAfter = 110

/**
 * Pulls a bottom sheet down by its head. Moves only on touch, and only on phones' layout;
 * the offset is set through the style object, which the content policy allows.
 */
export function useDragToClose(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const startY = useRef<number | null>(null)

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const isControl = (event.target as Element).closest('button') !== null
    if (event.pointerType === 'mouse' || isControl) return
    startY.current = event.clientY
    event.currentTarget.setPointerCapture(event.pointerId)
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (startY.current === null || !sheet.current) return
    sheet.current.style.transition = 'none'
    sheet.current.style.translate = `0 ${Math.max(0, event.clientY - startY.current)}px`
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    if (startY.current === null) return
    const pulled = event.clientY - startY.current
    startY.current = null
    sheet.current?.style.removeProperty('transition')
    sheet.current?.style.removeProperty('translate')
    if (pulled > closeAfter) onClose()
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp }
}
