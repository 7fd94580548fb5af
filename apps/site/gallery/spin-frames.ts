import type { Picture } from '#contract/car.ts'
import { renditions } from './renditions.ts'

/** The frames of a turn, from the address that its page names. Rejects on anything but a list: the next touch asks anew. */
export async function requestFrames(href: string, signal: AbortSignal): Promise<readonly Picture[]> {
  const answer = await fetch(href, { signal })
  const frames: unknown = answer.ok ? await answer.json() : null
  if (!Array.isArray(frames)) throw new Error(`No frames at ${href}: ${answer.status}`)
  return frames as readonly Picture[]
}

/** Order in which frames are fetched: eight spread over the turn first, so that it can be dragged soon, then the gaps. */
export function fetchOrder(count: number): number[] {
  const step = Math.max(1, Math.round(count / 8))
  const first = Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step).filter((index) => index < count)
  return [...first, ...Array.from({ length: count }, (_, index) => index).filter((index) => !first.includes(index))]
}

/** The loaded frame nearest to the wanted one, going round; null while none is there. */
export function nearestLoaded(wanted: number, isLoaded: readonly boolean[]): number | null {
  const count = isLoaded.length
  for (let distance = 0; distance <= count / 2; distance += 1) {
    for (const index of [wanted + distance, wanted - distance]) {
      const at = wrap(index, count)
      if (isLoaded[at]) return at
    }
  }
  return null
}

/** Frame after dragging: one turn across the width of the stage. Frames follow a camera that goes round to the right, so the near side of the vehicle goes with the finger. */
export function draggedFrame(startFrame: number, movedPx: number, widthPx: number, count: number): number {
  return wrap(startFrame - Math.round((movedPx / Math.max(1, widthPx)) * count), count)
}

/** Address of a frame for a stage of that many device pixels: WebP, the smallest that is sharp. */
export function frameAddress(picture: Picture, devicePx: number): string {
  const sizes = renditions(picture)
  return (sizes.find(({ width }) => width >= devicePx * 0.8) ?? sizes.at(-1) ?? sizes[0]).src
}

function wrap(index: number, count: number): number {
  return ((index % count) + count) % count
}
