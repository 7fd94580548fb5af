export type HeaderRecord = Readonly<Record<string, string>>

export type SecurityInput = {
  siteOrigin: string
  isDevelopment: boolean
  /** Origin of pictures and films where they do not lie on this host. */
  mediaOrigin: string | null
  ads: { pixel: string | null } | null
  /** `preload`: two years, and the domain may be put on the lists that browsers are shipped with. */
  hsts: 'standard' | 'preload'
}

export type SecurityHeaders = {
  /** Of every document. */
  base: HeaderRecord
  /** Of every other answer: what only a document obeys is left out, because every file would carry it. */
  file: HeaderRecord
  /** Of pages of the site. */
  page: HeaderRecord
  /** Of pages that others may embed (R3.5). */
  embeddablePage: HeaderRecord
}

const HSTS = { standard: 'max-age=31536000; includeSubDomains', preload: 'max-age=63072000; includeSubDomains; preload' } as const

/** The headers that protect answers, made once: a page is cached with them, and needs neither nonce nor inline script (R20.1). */
export function createSecurityHeaders(input: SecurityInput): SecurityHeaders {
  const base = baseHeaders(input)
  const { 'cross-origin-opener-policy': _opener, 'permissions-policy': _permissions, ...file } = base
  const embedder = embedderPolicy(input)
  return {
    base,
    file,
    page: { ...base, ...embedder, 'content-security-policy': pagePolicy(input, "'none'"), 'x-frame-options': 'DENY' },
    // A page that isolates itself takes in only what says that everybody may.
    embeddablePage: { ...base, ...embedder, 'content-security-policy': pagePolicy(input, '*'), 'cross-origin-resource-policy': 'cross-origin' },
  }
}

function baseHeaders({ siteOrigin, isDevelopment, hsts }: SecurityInput): HeaderRecord {
  const hasTls = siteOrigin.startsWith('https:') && !isDevelopment
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    // Pictures and what else other sites may show says so itself.
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(hasTls ? { 'strict-transport-security': HSTS[hsts] } : {}),
  }
}

// Whatever a page loads must allow it. Of another origin's pictures and of an advertiser's pixel that is not known.
function embedderPolicy({ isDevelopment, mediaOrigin, ads }: SecurityInput): HeaderRecord {
  const loadsOthers = isDevelopment || mediaOrigin !== null || ads?.pixel != null
  return loadsOthers ? {} : { 'cross-origin-embedder-policy': 'require-corp' }
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
    // The one policy names the service worker (decision 0049).
    ...(isDevelopment ? [] : ["require-trusted-types-for 'script'", 'trusted-types service-worker']),
  ]
  return rules.join('; ')
}
