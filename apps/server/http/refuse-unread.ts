import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Failure } from '#contract/envelope.ts'
import { ERRORS, type ErrorKey } from '#contract/errors.ts'
import messages from '#i18n/messages/en/api.json' with { type: 'json' }
import siteMessages from '#i18n/messages/en/site.json' with { type: 'json' }
import { createRequestIds } from '#apps/server/request/request-id.ts'
import { systemCode } from '#apps/server/process/startup-error.ts'

type Refusal = { key: ErrorKey; status: number; reason: string }

const BAD_REQUEST: Refusal = { key: 'bad_request', status: ERRORS.bad_request.status, reason: 'Bad Request' }
const TOO_SLOW: Refusal = { key: 'bad_request', status: 408, reason: 'Request Timeout' }
const URI_TOO_LONG: Refusal = { key: 'uri_too_long', status: ERRORS.uri_too_long.status, reason: 'URI Too Long' }
const HEADERS_TOO_LARGE: Refusal = { key: 'payload_too_large', status: 431, reason: 'Request Header Fields Too Large' }
const PAYLOAD_TOO_LARGE: Refusal = { key: 'payload_too_large', status: ERRORS.payload_too_large.status, reason: 'Payload Too Large' }

/** How long a client may take to read why it was refused; cut off at once, it would see a reset instead. */
const READING_MS = 1_000

const nextId = createRequestIds()

/** Connections that have their refusal: what the parser finds wrong in the rest of the request gets no second one. */
const refused = new WeakSet<Duplex>()

/**
 * Answers what the parser of HTTP gave up on (unknown method, raw signs in the path, headers too large, too slow) in the envelope and in
 * English, since nothing of the request is known, and closes the connection. A browser whose address is too long has a plain page instead. One that
 * already has an answer, or is broken, is cut.
 */
export function refuseUnread(error: Error, socket: Duplex, hasAnswer: boolean): void {
  if (refused.has(socket) || (socket.writableEnded && !socket.destroyed)) return
  if (hasAnswer || !socket.writable || systemCode(error) === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const cap = setTimeout(() => socket.destroy(), READING_MS)
  socket.once('close', () => clearTimeout(cap))
  socket.on('error', () => socket.destroy())
  const refusal = refusalOf(error)
  const { status, reason, headers, body } = refusal === URI_TOO_LONG && isOfBrowser(error) ? pageOf(refusal) : answerOf(refusal)
  const lines = [`HTTP/1.1 ${status} ${reason}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
}

/** The same answer to a request that the parser has let through, but that nobody may act on (malformed-request.ts). */
export function refuseMalformed(request: IncomingMessage, response: ServerResponse): void {
  refuseRead(request, response, answerOf(BAD_REQUEST))
}

/** Refuses what was read whole and is longer than anything that is answered: its address, with a plain page for browsers, or its headers. */
export function refuseOversized(request: IncomingMessage, response: ServerResponse, part: 'address' | 'headers'): void {
  const wantsPage = !/^\/(?:api|admin)\//.test(request.url ?? '') && /text\/html/i.test(request.headers.accept ?? '')
  refuseRead(request, response, part === 'headers' ? answerOf(HEADERS_TOO_LARGE) : wantsPage ? pageOf(URI_TOO_LONG) : answerOf(URI_TOO_LONG))
}

function refuseRead(request: IncomingMessage, response: ServerResponse, { status, headers, body }: ReturnType<typeof answerOf>): void {
  refused.add(request.socket)
  // What is left unread at the end of a connection resets it, and the answer with it.
  request.resume()
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
}

function refusalOf(error: Error): Refusal {
  const code = systemCode(error)
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return TOO_SLOW
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return PAYLOAD_TOO_LARGE
  if (code !== 'HPE_HEADER_OVERFLOW') return BAD_REQUEST
  return isWithinFirstLine(error) ? URI_TOO_LONG : HEADERS_TOO_LARGE
}

/** True where the first line of the request never ends: no line ends in the last packet, and headers are not that long. */
function isWithinFirstLine(error: Error): boolean {
  const packet: unknown = Reflect.get(error, 'rawPacket')
  if (!(packet instanceof Uint8Array)) return false
  return /^[^\r\n]+$/.test(
    Buffer.from(packet)
      .subarray(0, Number(Reflect.get(error, 'bytesParsed')))
      .toString('latin1'),
  )
}

/** True where HTML is asked for, as far as the packet tells; an address that fills it leaves no room for headers, and a page's is a browser's then. */
function isOfBrowser(error: Error): boolean {
  const packet: unknown = Reflect.get(error, 'rawPacket')
  const text = packet instanceof Uint8Array ? Buffer.from(packet).toString('latin1') : ''
  if (/^[A-Z]+ \/(?:api|admin)\//.test(text)) return false
  return text.includes('\r\n') ? /^accept:[^\r\n]*text\/html/im.test(text) : true
}

function pageOf(refusal: Refusal): ReturnType<typeof answerOf> {
  const { headers, ...answer } = answerOf(refusal)
  const lines = [`<h1>${messages[refusal.key]}</h1>`, `<p>${headers['X-Request-Id']}</p>`, `<p><a href="/">${siteMessages.errors.goHome}</a></p>`]
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${messages[refusal.key]}</title>`
  const body = `<!DOCTYPE html><html lang="en"><head>${head}</head><body><main id="content">${lines.join('')}</main></body></html>`
  return { ...answer, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': String(Buffer.byteLength(body)) }, body }
}

function answerOf({ key, status, reason }: Refusal) {
  const requestId = nextId()
  const failure: Failure = { code: ERRORS[key].code, msg: messages[key], data: { request_id: requestId } }
  const body = JSON.stringify(failure)
  const headers = {
    Date: new Date().toUTCString(),
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    'Content-Language': 'en',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': requestId,
    Connection: 'close',
  }
  return { status, reason, headers, body }
}
