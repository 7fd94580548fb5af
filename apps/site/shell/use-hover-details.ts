import { useEffect, useRef } from 'react'
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { useLocation } from 'react-router'
import { isMobileLayout } from '#apps/site/client/shell-state.ts'

const OPEN_AFTER_MS = 90
const CLOSE_AFTER_MS = 220

/**
 * A native disclosure of the header that behaves like the products panel: it opens by hover too and closes by Escape, by leaving
 * it, by a press beside it and by going to another page. On phones it stays a plain disclosure in the menu.
 */
export function useHoverDetails() {
  const box = useRef<HTMLDetailsElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOpenedByHover = useRef(false)
  const { key } = useLocation()

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    clearTimeout(timer.current)
    close(box.current)
  }, [key])
  useEffect(() => {
    const closeOutside = (event: Event) => {
      if (!isMobileLayout() && event.target instanceof Node && !box.current?.contains(event.target)) close(box.current)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [])

  function later(isOpen: boolean, afterMs: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (!box.current || box.current.open === isOpen) return
      isOpenedByHover.current = isOpen
      box.current.open = isOpen
    }, afterMs)
  }

  return {
    box,
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && !isMobileLayout()) later(true, OPEN_AFTER_MS)
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && !isMobileLayout()) later(false, CLOSE_AFTER_MS)
    },
    // The click of a pointer that has just opened it would close it again.
    onClick: (event: MouseEvent) => {
      clearTimeout(timer.current)
      const isSummary = event.target instanceof Element && event.target.closest('summary') !== null
      if (isSummary && isOpenedByHover.current && box.current?.open) event.preventDefault()
      isOpenedByHover.current = false
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !box.current?.open) return
      event.stopPropagation()
      close(box.current)
      box.current.querySelector('summary')?.focus()
    },
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !box.current?.contains(event.relatedTarget)) close(box.current)
    },
  }
}

function close(box: HTMLDetailsElement | null): void {
  if (box) box.open = false
}
