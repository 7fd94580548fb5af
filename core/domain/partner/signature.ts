import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** What a signature of `v2` covers. `path` and `query` are as they were sent, `body` the bytes. */
export type SignedParts = {
  method: string
  host: string
  path: string
  query: string
  body: Uint8Array
  timestamp: string
  nonce: string
}

/** The text that `v2` signs (R15.2): nothing can move from one part to another, because no part holds a line break unescaped. */
export function textOfV2(parts: SignedParts): string {
  const { method, host, path, query, body, timestamp, nonce } = parts
  return ['v2', method.toUpperCase(), host.toLowerCase(), path, sortedQuery(query), sha256(body), timestamp, nonce].join('\n')
}

/** HMAC-SHA256 in hex. */
export function signV2(parts: SignedParts, secret: Uint8Array): string {
  return createHmac('sha256', secret).update(textOfV2(parts)).digest('hex')
}

/**
 * The old signature: MD5 in upper case of `textOfV1` between two salts (R15.3). It binds neither method nor path.
 */
export function signV1(params: Readonly<Record<string, string>>, salt: string): string {
  return createHash('md5')
    .update(salt + textOfV1(params) + salt)
    .digest('hex')
    .toUpperCase()
}

/** `name=value` of all non-empty parameters but `sign`, sorted by name and joined by `&`. */
export function textOfV1(params: Readonly<Record<string, string>>): string {
  return Object.entries(params)
    .filter(([name, value]) => name !== 'sign' && value !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
}

/** Whether the text of `v1` can be read in one way only: `a=x&b=y` as one value, or `a=x&b` as a name, would sign like two parameters. */
export function isReadOneWay(params: Readonly<Record<string, string>>): boolean {
  return Object.entries(params).every(([name, value]) => /^[^&=]+$/.test(name) && !/&[^&=]*=/.test(value))
}

/** Compares in a time that tells nothing of where two signatures part. */
export function isSameSignature(left: string, right: string): boolean {
  return timingSafeEqual(createHash('sha256').update(left).digest(), createHash('sha256').update(right).digest())
}

/** Pairs of a query, each escaped as RFC 3986 wants it, in the order of their escaped text. */
export function sortedQuery(query: string): string {
  return [...new URLSearchParams(query)]
    .map(([name, value]) => `${escape(name)}=${escape(value)}`)
    .toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
    .join('&')
}

function escape(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

function sha256(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex')
}
