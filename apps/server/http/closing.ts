import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'

/** `drainMs`: how long requests are still taken, for whoever sends them here to hear that it should not; `capMs`: the longest for those in flight. */
export type CloseInput = { drainMs?: number; capMs: number }

export type Closing = {
  /** Answers under way. */
  inFlight: ReadonlySet<ServerResponse>
  /** Lets a request in; while the port is being closed it waits for a moment. */
  admit(response: ServerResponse, answer: () => void): void
  /** Takes leave of every client, stops accepting, lets requests in flight finish and closes every connection. */
  close(input: CloseInput): Promise<void>
}

/** How long clients with an open connection are still answered, and told to close it, before no more are accepted. */
const FAREWELL_MS = 250
/** A turn of the loop that takes longer has done something else than accept. */
const SHORT_TURN_MS = 0.5
/** Under whatever load, the port is closed after so many. */
const MOST_TURNS = 500
const SWEEP_MS = 20

/**
 * The end of a server that cuts nobody off. Each step is there for a reset that a client would see: `Connection: close` first, because an
 * idle connection that is closed may have a request on its way; the port in a turn that does nothing else, because what waits to be accepted
 * then is turned away; what was accepted last is waited for.
 */
export function createClosing(server: Server): Closing {
  const inFlight = new Set<ServerResponse>()
  const held: (() => void)[] = []
  const state = { hasBegun: false, isHolding: false, accepted: 0 }
  server.on('connection', (_socket: Socket) => {
    state.accepted += 1
  })

  // Between accepting and closing lies what the turn does beside: answers wait, and the port is closed once a turn has brought nobody.
  async function closePort(): Promise<void> {
    state.isHolding = true
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      const [before, begun] = [state.accepted, performance.now()]
      await nextTurn()
      if (state.accepted === before && performance.now() - begun < SHORT_TURN_MS) break
    }
    // Node's own `close` would at once cut connections that were accepted a moment ago and whose request is still on its way.
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
    state.isHolding = false
    for (const answer of held.splice(0)) answer()
    await closed
  }

  return {
    inFlight,
    admit: (response, answer) => {
      inFlight.add(response)
      response.once('close', () => inFlight.delete(response))
      if (state.hasBegun) response.setHeader('Connection', 'close')
      if (state.isHolding) held.push(answer)
      else answer()
    },
    close: async ({ drainMs = 0, capMs }) => {
      state.hasBegun = true
      for (const response of inFlight) if (!response.headersSent) response.setHeader('Connection', 'close')
      const hasClients = (await countConnections(server)) > 0
      await wait(Math.max(drainMs, hasClients ? FAREWELL_MS : 0))
      const closed = closePort()
      const cap = setTimeout(() => server.closeAllConnections(), capMs)
      if ((await countConnections(server)) > 0) await Promise.race([closed, wait(Math.min(FAREWELL_MS, capMs))])
      const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
      await closed
      clearInterval(sweep)
      clearTimeout(cap)
    },
  }
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)))
}
