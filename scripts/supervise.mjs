import { setTimeout as wait } from 'node:timers/promises'

/** What the server ends with after an error that nobody expected (`CRASHED` of apps/server/process/lifecycle.ts). */
const CRASHED = 70
const MOST_STARTS = 5
const WITHIN_MS = 10 * 60_000
const SHORTEST_PAUSE_MS = 500

/**
 * Runs a server and starts it again where it crashed or was killed: five times in ten minutes, each after a pause twice as long. What it
 * says of its settings or its port, and a stop that was asked for, is final. `run` answers `{code, signal, isAsked}`; answered is the last of them.
 */
export async function supervise({ run, say, pause = wait, now = () => performance.now() }) {
  let crashes = []
  for (;;) {
    const end = await run()
    if (end.isAsked || !hasCrashed(end)) return end
    crashes = [...crashes.filter((at) => now() - at < WITHIN_MS), now()]
    const how = end.signal === null ? `has ended after an error (code ${end.code})` : `was killed (${end.signal})`
    if (crashes.length > MOST_STARTS) {
      say(`The server ${how}. It was started again ${MOST_STARTS} times in ten minutes; the lines above say why it ended. Giving up.`)
      return end
    }
    const milliseconds = SHORTEST_PAUSE_MS * 2 ** (crashes.length - 1)
    say(`The server ${how} and is started again in ${milliseconds / 1000} s (${crashes.length} of ${MOST_STARTS} times in ten minutes).`)
    await pause(milliseconds)
  }
}

// Out of memory ends V8 with SIGABRT (134 where a shell stands between), a hard fault with SIGSEGV, the system's own killer with SIGKILL.
function hasCrashed({ code, signal }) {
  return signal !== null || code === CRASHED || code === 134
}
