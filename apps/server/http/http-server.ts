import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { BODY_TIMES, watchBody, type BodyTimes } from './body-clock.ts'
import { createClosing, type CloseInput } from './closing.ts'
import { isMalformed } from './malformed-request.ts'
import { answerOversized, MOST_HEAD } from './oversized-request.ts'
import { refuseMalformed, refuseUnread } from './refuse-unread.ts'
import { reasonOf, StartupError, systemCode } from '#apps/server/process/startup-error.ts'

export type HttpServer = {
  /** The port that was opened, also where 0 asked for a free one. */
  port: number
  /** Takes requests for `drainMs` more, stops accepting, lets those in flight finish for up to `capMs` and closes every connection. */
  close(input: CloseInput): Promise<void>
}

export type Handler = {
  fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>
  /** Sees each request first and calls `next` for those it leaves alone (Vite's middleware in development). */
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  /** Takes connections that want another protocol (Vite's WebSocket in development); without it they are refused. */
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
}

/** Limits on slow and oversized requests (R20.3). */
const LIMITS = {
  headersTimeout: 5_000,
  // The longest any body may take; what is no upload is cut off much sooner (body-clock.ts).
  requestTimeout: BODY_TIMES.uploadMs,
  connectionsCheckingInterval: 1_000,
  // Much above the longest address that any page takes, so that a search of 10,000 signs is answered (oversized-request.ts).
  maxHeaderSize: MOST_HEAD,
  keepAliveTimeout: 5_000,
  // A request without `Host` is refused with the other malformed ones, in the envelope.
  requireHostHeader: false,
}

/** How long a taken port may still become free before starting is given up. */
const HANDOVER_MS = 1_000

type HttpServerInput = {
  handler: Handler
  host: string
  port: number
  /** Only tests have others than `BODY_TIMES`. */
  times?: BodyTimes
}

/** Opens the port; `host` `::` stands for every address, also on machines without IPv6. Throws a `StartupError` where it is taken. */
export async function openHttpServer(input: HttpServerInput): Promise<HttpServer> {
  const server = createServer(LIMITS, (request, response) => {
    if (isMalformed(request)) return refuseMalformed(request, response)
    if (answerOversized(request, response)) return
    watchBody(request, () => server.emit('clientError', tooSlow(), request.socket), input.times)
    closing.admit(response, () => listener(request, response))
  })
  const closing = createClosing(server)
  const listener = listenerOf(input.handler)
  server.on('clientError', (error, socket) =>
    refuseUnread(
      error,
      socket,
      [...closing.inFlight].some((response) => response.socket === socket && response.headersSent),
    ),
  )
  if (input.handler.upgrade !== undefined) server.on('upgrade', input.handler.upgrade)
  await listen(server, input.host, input.port)
  return {
    port: (server.address() as AddressInfo).port,
    close: closing.close,
  }
}

/**
 * Throws the same `StartupError` as opening would, without keeping the port. A server that is just stopping has a moment to let go
 * of it: a restart often begins before the last one has ended.
 */
export async function ensurePortFree(input: { host: string; port: number }): Promise<void> {
  const giveUpAt = performance.now() + HANDOVER_MS
  for (;;) {
    try {
      const probe = createServer()
      await listen(probe, input.host, input.port)
      return await new Promise((resolve) => probe.close(() => resolve()))
    } catch (error) {
      if (performance.now() > giveUpAt) throw error
      await wait(50)
    }
  }
}

function listenerOf(handler: Handler): RequestListener {
  const answer = getRequestListener((request, bindings) => handler.fetch(request, bindings as HttpBindings))
  const { before } = handler
  if (before === undefined) return (request, response) => void answer(request, response)
  return (request, response) => before(request, response, () => void answer(request, response))
}

async function listen(server: Server, host: string, port: number): Promise<void> {
  try {
    await listenOnce(server, host, port)
  } catch (error) {
    if (host !== '::' || !NO_IPV6.has(systemCode(error) ?? '')) throw explain(error, host, port)
    await listenOnce(server, '0.0.0.0', port).catch((second: unknown) => {
      throw explain(second, '0.0.0.0', port)
    })
  }
}

const NO_IPV6: ReadonlySet<string> = new Set(['EAFNOSUPPORT', 'EADDRNOTAVAIL', 'EINVAL'])

function listenOnce(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port, backlog: 1024 }, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function explain(error: unknown, host: string, port: number): StartupError {
  const code = systemCode(error)
  if (code === 'EADDRINUSE') return new StartupError(`Port ${port} is already in use: choose another with PORT=…, for example PORT=${port + 1}.`)
  if (code === 'EACCES') return new StartupError(`Port ${port} may not be opened by this user: choose another with PORT=…, for example PORT=3000.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new StartupError(`HOST: ${host} is not an address of this machine.`)
  return new StartupError(`Port ${port} on ${host} cannot be opened: ${reasonOf(error)}.`)
}

// As Node itself reports a request that takes too long.
function tooSlow(): Error {
  return Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
}
