export type HeaderRecord = Readonly<Record<string, string>>

export type SecurityInput = {
  siteOrigin: string
  isDevelopment: boolean
  /** Origin of pictures and films where they do not lie on this host. */
  mediaOrigin: string | null
  ads: { pixel: string | null } | null
}

export type SecurityHeaders = {
  /** Of every document. */
  base: HeaderRecord
  /** Of every other answer: what only a document obeys is left out, because every file would carry it. */
  file: HeaderRecord
  /** Of pages of the site. */
  page: HeaderRecord
  /** Of pages that others may embed (product D16). */
  embeddablePage: HeaderRecord
}

/** The headers that protect answers, made once: a page is cached with them, and needs neither nonce nor inline script (architecture). */
export function createSecurityHeaders(input: SecurityInput): SecurityHeaders {
  const base = baseHeaders(input)
  const { 'cross-origin-opener-policy': _opener, 'permissions-policy': _permissions, ...file } = base
  return {
    base,
    file,
    page: { ...base, 'content-security-policy': pagePolicy(input, "'none'"), 'x-frame-options': 'DENY' },
    embeddablePage: { ...base, 'content-security-policy': pagePolicy(input, '*') },
  }
}

function baseHeaders({ siteOrigin, isDevelopment }: SecurityInput): HeaderRecord {
  const hasTls = siteOrigin.startsWith('https:') && !isDevelopment
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(hasTls ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

function pagePolicy({ isDevelopment, mediaOrigin, ads }: SecurityInput, ancestors: string): string {
  const media = mediaOrigin === null ? "'self'" : `'self' ${mediaOrigin}`
  const rules = [
    "default-src 'none'",
    // Vite's development client injects styles and speaks over a socket.
    isDevelopment ? "script-src 'self' 'unsafe-inline' 'unsafe-eval'" : "script-src 'self'",
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    `img-src ${media} data: blob:${ads?.pixel ? ' https://www.facebook.com' : ''}`,
    "font-src 'self'",
    `media-src ${media}`,
    isDevelopment ? "connect-src 'self' ws: wss:" : "connect-src 'self'",
    "manifest-src 'self'",
    // Vite waits for its server in a worker.
    ...(isDevelopment ? ['worker-src blob:'] : []),
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${ancestors}`,
    ...(isDevelopment ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
  ]
  return rules.join('; ')
}
