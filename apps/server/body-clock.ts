import type { IncomingMessage } from 'node:http'

/** How long a body may take to arrive: what is typed is short, documents and pictures travel over poor lines. */
const BODY_MS = 10_000
export const UPLOAD_MS = 15 * 60_000

/** Addresses that take files. */
const UPLOADS = /^\/(netWork(\/status\/[^/?]+)?|api\/dealer\/(apply|documents)|admin\/api\/media)\/?(\?|$)/

/** Milliseconds that the body of a request to `url` may take. */
export function bodyTime(url: string): number {
  return UPLOADS.test(url) ? UPLOAD_MS : BODY_MS
}

/** Calls `onLate` where the body has not arrived in its time. */
export function watchBody(request: IncomingMessage, onLate: () => void, milliseconds: number = bodyTime(request.url ?? '')): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  if (encoding === undefined && Number(length ?? 0) === 0) return
  const timer = setTimeout(() => {
    if (!request.complete) onLate()
  }, milliseconds)
  timer.unref()
  request.once('end', () => clearTimeout(timer))
  request.once('close', () => clearTimeout(timer))
}
