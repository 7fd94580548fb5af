import type { KeyboardEvent } from 'react'

/** `onKeyDown` of a link that is a button for its readers: the space bar presses it, as it does buttons, and scrolls nothing. */
export function pressBySpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return
  event.preventDefault()
  if (!event.repeat) event.currentTarget.click()
}
