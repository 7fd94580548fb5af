/** True for a movement that a browser reports although the pointer rests: a page came or changed under it. */
export function isResting(event: Event): boolean {
  return event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0
}
