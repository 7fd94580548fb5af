import type { IncomingMessage } from 'node:http'

/** An upload ends after `slowWindows` windows in a row that each brought less than `bytesPerSecond` on average. */
export type Pace = { windowMs: number; bytesPerSecond: number; slowWindows: number }

/** A GPRS line brings 3 to 5 KB a second, and a phone that stalls has at least half a minute to go on. */
export const PACE: Pace = { windowMs: 15_000, bytesPerSecond: 2048, slowWindows: 3 }

/**
 * Calls `onSlow` where the body of `request` comes slower than `pace` allows. What its connection brings is counted, and only while the server takes
 * it: a body that waits for us is not the sender's fault. Answers what ends the watch.
 */
export function watchPace(request: IncomingMessage, onSlow: () => void, { windowMs, bytesPerSecond, slowWindows }: Pace): () => void {
  let seen = request.socket.bytesRead
  let slow = 0
  const timer = setInterval(() => {
    const brought = request.socket.bytesRead - seen
    seen = request.socket.bytesRead
    const isOurs = request.complete || request.readableLength >= request.readableHighWaterMark
    slow = isOurs || (brought * 1000) / windowMs >= bytesPerSecond ? 0 : slow + 1
    if (slow >= slowWindows) onSlow()
  }, windowMs)
  timer.unref()
  return () => clearInterval(timer)
}
