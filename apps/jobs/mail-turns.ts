import { longestSendMs, MAIL_LIMITS } from '#core/ports/mail/limits.ts'

/** To word a message and to note what became of it, beside the time that handing it over takes. */
const AROUND_MS = 60_000

/** Milliseconds for which a run takes a message: no try lasts longer, so that a message is never in two hands. */
export const MAIL_HOLD_MS = longestSendMs(MAIL_LIMITS) + AROUND_MS

/** Runs work when it is its turn: `places` at once, the others in the order in which they came. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Turns for mails. A message is taken only when a connection to the mail server is free for it, so that the time for which it is taken
 * holds no waiting, however many messages a batch has and however slow the server is. Nothing begins once `signal` is aborted.
 */
export function createTurns(places: number, signal?: AbortSignal): InTurn {
  const waiting: (() => void)[] = []
  let free = places
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      if (signal?.aborted) throw Object.assign(new Error('The process is stopping'), { code: 'STOPPING' })
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}

/** Another run is sending the message; what becomes of it is known by the next try. */
export function heldElsewhere(): Error {
  return Object.assign(new Error('Another run is sending this message'), { code: 'MAIL_HELD' })
}
