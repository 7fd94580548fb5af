/** Parameters by name as they came: text from a query or form, anything from JSON. */
export type Params = Readonly<Record<string, unknown>>

/** Names that may carry personal data or a secret; in an address they would end up in logs and histories (product D2). */
const SENSITIVE = new Set(['password', 'surpassword', 'passwd', 'pwd', 'token', 'mail', 'email', 'e-mail', 'mobile', 'phone', 'tel', 'whatsapp'])

/** True where a query names something that belongs in a body. */
export function hasSensitiveName(query: URLSearchParams): boolean {
  return [...query.keys()].some((name) => SENSITIVE.has(name.trim().toLowerCase()))
}

/** Pairs of a query or form as parameters; a name that comes more than once is a list. */
export function paramsOfPairs(pairs: Iterable<readonly [string, string]>): Params {
  const params: Record<string, unknown> = emptyParams()
  for (const [name, value] of pairs) {
    const known = params[name]
    params[name] = known === undefined ? value : Array.isArray(known) ? [...known, value] : [known, value]
  }
  return cleanParams(params)
}

/**
 * Drops empty text, null, undefined and empty lists (specification section 5), at every depth, and NUL characters, which PostgreSQL
 * cannot store. The result has no prototype, so that no name reaches one.
 */
export function cleanParams(params: Params): Params {
  const kept = emptyParams()
  for (const [name, value] of Object.entries(params)) {
    const cleaned = clean(value)
    if (!isEmpty(cleaned)) kept[withoutNul(name)] = cleaned
  }
  return kept
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return withoutNul(value)
  if (Array.isArray(value)) return value.map(clean).filter((item) => !isEmpty(item))
  return typeof value === 'object' && value !== null ? { ...cleanParams(value as Params) } : value
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

function withoutNul(text: string): string {
  return text.replaceAll('\0', '')
}

function emptyParams(): Record<string, unknown> {
  return Object.create(null) as Record<string, unknown>
}
