const closeAfterPixels = 110

/** Closes a dialog by a press beside it and, as a sheet, by pulling its head down with a finger. Returns the way to undo it. */
export function attachDialogGestures(dialog: HTMLDialogElement, isSheet: boolean, close: () => void): () => void {
  const controller = new AbortController()
  const grip = isSheet ? dialog.querySelector<HTMLElement>('.dialog-grip') : null
  dialog.addEventListener('click', (event) => isBeside(dialog, event) && close(), { signal: controller.signal })
  if (grip) attachPull(dialog, grip, close, controller.signal)
  return () => controller.abort()
}

function isBeside(dialog: HTMLDialogElement, event: MouseEvent): boolean {
  if (event.target !== dialog) return false
  const box = dialog.getBoundingClientRect()
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom
}

// The offset goes through the style object, which the content policy allows, unlike a style attribute in the page.
function attachPull(dialog: HTMLDialogElement, grip: HTMLElement, close: () => void, signal: AbortSignal): void {
  let startY: number | null = null

  function start(event: PointerEvent) {
    const isControl = event.target instanceof Element && event.target.closest('button') !== null
    if (event.pointerType === 'mouse' || isControl) return
    startY = event.clientY
    grip.setPointerCapture(event.pointerId)
  }

  function pull(event: PointerEvent) {
    if (startY === null) return
    dialog.style.transition = 'none'
    dialog.style.translate = `0 ${Math.max(0, event.clientY - startY)}px`
  }

  function end(event: PointerEvent) {
    if (startY === null) return
    const pulled = event.clientY - startY
    startY = null
    dialog.style.removeProperty('transition')
    dialog.style.removeProperty('translate')
    if (event.type === 'pointerup' && pulled > closeAfterPixels) close()
  }

  grip.addEventListener('pointerdown', start, { signal })
  grip.addEventListener('pointermove', pull, { signal })
  grip.addEventListener('pointerup', end, { signal })
  grip.addEventListener('pointercancel', end, { signal })
}
