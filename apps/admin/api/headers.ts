import type { MiddlewareHandler } from 'hono'

/** Nothing of the back office is stored, framed, indexed or told to other sites. */
export const PRIVATE_HEADERS = {
  'Cache-Control': 'no-store',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'X-Robots-Tag': 'noindex, nofollow',
} as const

/** Policy of answers that are no page. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/**
 * Policy of the screens. Emotion writes its styles with the nonce of the page; scripts are files of this origin only, beside the list of
 * their hashes (`importMap`: hash of that list, which stands in the page; null where it has none).
 */
export function pagePolicy(nonce: string, importMap: string | null): string {
  return [
    "default-src 'none'",
    importMap === null ? "script-src 'self'" : `script-src 'self' '${importMap}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    // The preview of a page.
    "frame-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The editor of texts reads what is pasted in a document apart, from which nothing runs, under the first name. The second makes one address.
    'trusted-types ProseMirrorClipboard push-worker',
  ].join('; ')
}

/** Policy of the worker that shows what is pushed: it asks nobody, and its only file is itself. */
export const WORKER_POLICY = `${DATA_POLICY}; require-trusted-types-for 'script'; trusted-types 'none'`

/** Sets the private headers on every answer, and the data policy where a route sets none of its own. */
export function privateHeaders(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(PRIVATE_HEADERS)) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    if (!c.res.headers.has('Content-Security-Policy')) c.res.headers.set('Content-Security-Policy', DATA_POLICY)
  }
}
