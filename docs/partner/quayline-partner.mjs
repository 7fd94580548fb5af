// Client for the calls of partners: signs a request with v2 (docs/partner/README.md) and answers what the API says.
// For Node 18 or newer, Deno and Bun; no packages. The secret stays on your server.
import { createHash, createHmac, randomUUID } from 'node:crypto'

/** `origin`: `https://www.example.com`; `appKey` and `secret` (hex) as they were handed to you. */
export function createPartner({ origin, appKey, secret, fetch = globalThis.fetch, now = Date.now }) {
  async function call(method, path, { query = {}, body, headers = {} } = {}) {
    const url = new URL(path, origin)
    for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value))
    const text = body === undefined ? '' : JSON.stringify(body)
    const signed = signRequest({ method, url, body: text, appKey, secret, timestamp: Math.floor(now() / 1000) })
    const kind = text === '' ? {} : { 'content-type': 'application/json' }
    const answer = await fetch(url, { method, headers: { ...headers, ...kind, ...signed }, ...(text === '' ? {} : { body: text }) })
    const { code, msg, data } = await answer.json()
    if (code !== 0) throw Object.assign(new Error(`${code}: ${msg}`), { code, status: answer.status, data })
    return data
  }

  return {
    /** One page: `{list, next_cursor}`. `kind` (car, used_car, fitting) must be there; `cursor`, `limit`, `updated_since`. */
    stock: (query) => call('GET', '/api/partner/stock', { query }),

    /** Everything of a kind, page by page. */
    async *everyStockItem(query) {
      let cursor = 0
      while (cursor !== null) {
        const { list, next_cursor: next } = await call('GET', '/api/partner/stock', { query: { ...query, cursor } })
        yield* list
        cursor = next
      }
    },

    /** One page of leads, the longest unchanged first: `{list, next_cursor}`. `since` (ISO 8601), `cursor`, `limit`. */
    leads: (query = {}) => call('GET', '/api/partner/leads', { query }),

    /** Every lead that has changed since a moment, page by page. */
    async *everyLead(query = {}) {
      let cursor = undefined
      while (cursor !== null) {
        const { list, next_cursor: next } = await call('GET', '/api/partner/leads', { query: { ...query, cursor } })
        yield* list
        cursor = next
      }
    },

    /** Hands a lead over; answers its reference. The same key with the same content is the same lead, however often it is sent. */
    sendLead: (lead, idempotencyKey = randomUUID()) => call('POST', '/api/partner/lead', { body: lead, headers: { 'idempotency-key': idempotencyKey } }),
  }
}

/** Headers of a signed request. `url` is a URL, `body` the exact text that is sent. */
export function signRequest({ method, url, body, appKey, secret, timestamp, nonce = randomUUID() }) {
  const text = ['v2', method.toUpperCase(), url.host, url.pathname, sortedQuery(url.searchParams), sha256(body), timestamp, nonce].join('\n')
  const sign = createHmac('sha256', Buffer.from(secret, 'hex')).update(text).digest('hex')
  return { appkey: appKey, timestamp: String(timestamp), nonce, sign }
}

function sortedQuery(params) {
  return [...params]
    .map(([name, value]) => `${escape(name)}=${escape(value)}`)
    .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
    .join('&')
}

function escape(text) {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

function sha256(text) {
  return createHash('sha256').update(text).digest('hex')
}
