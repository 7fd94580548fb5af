import { useEffect, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { useLocation } from 'react-router'

const OPEN_AFTER_MS = 90
const CLOSE_AFTER_MS = 220

/**
 * A panel that opens on hover and click of its trigger, by Enter, Space and the arrow down (R4.4), never by mere focus, and closes by
 * Escape, by leaving it and by going to another page. A click on the trigger of an open panel follows its link.
 */
export function useHoverPanel() {
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLLIElement>(null)
  const trigger = useRef<HTMLAnchorElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { key } = useLocation()

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    clearTimeout(timer.current)
    setOpen(false)
  }, [key])
  // The pointer may have rested here since before the page came alive.
  useEffect(() => {
    if (box.current?.matches(':hover') && matchMedia('(hover: hover)').matches) setOpen(true)
  }, [])
  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) close()
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])

  function close() {
    clearTimeout(timer.current)
    setOpen(false)
  }

  function later(open: boolean, afterMs: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(open), afterMs)
  }

  return {
    isOpen,
    close,
    box: {
      ref: box,
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') later(true, OPEN_AFTER_MS)
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') later(false, CLOSE_AFTER_MS)
      },
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget instanceof Node && !box.current?.contains(event.relatedTarget)) close()
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return
        close()
        trigger.current?.focus()
      },
    },
    trigger: {
      ref: trigger,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== ' ' && (event.key !== 'ArrowDown' || isOpen)) return
        event.preventDefault()
        clearTimeout(timer.current)
        setOpen(!isOpen)
      },
      onClick: (event: MouseEvent) => {
        if (isOpen) return
        event.preventDefault()
        clearTimeout(timer.current)
        setOpen(true)
      },
    },
  }
}
