import { AppError } from '#contract/errors.ts'

/** Parameters by name as they came: text from a query or form, anything from JSON. */
export type Params = Readonly<Record<string, unknown>>

/** Bare names that may carry personal data or a secret; in an address they would end up in logs and histories (R14.7). */
const SENSITIVE: ReadonlySet<string> = new Set(
  `password surpassword passwd pwd token accesstoken refreshtoken idtoken authtoken mail mails email emails mailaddress emailaddress
  mobile mobiles mobilephone mobilenumber phone phones phonenumber tel telephone whatsapp whatsappnumber`.split(/\s+/),
)

/** True where a query names something that belongs in a body, however the name is written (`mail[]`, `e-mail`, `access_token`). */
export function hasSensitiveName(query: URLSearchParams): boolean {
  return [...query.keys()].some((name) => bareNames(name).some((bare) => SENSITIVE.has(bare)))
}

/** A name in lower-case letters and digits alone: as a whole, and each step of a path such as `user[mail][0]`. */
export function bareNames(name: string): string[] {
  const plain = name.normalize('NFKC').toLowerCase()
  return [plain, ...plain.split(/[[\].]/)].map((part) => part.replace(/[^\p{L}\p{N}]/gu, '')).filter((part) => part !== '')
}

/** Values that one request may bring, those of lists counted each: four hundred favourites with their names are two thousand. */
export const MOST_VALUES = 5_000

/** Pairs of a query or form as parameters; a name that comes more than once is a list. Throws `bad_request` where there are more than `MOST_VALUES`. */
export function paramsOfPairs(pairs: Iterable<readonly [string, string]>): Params {
  const lists = new Map<string, string[]>()
  let count = 0
  for (const [name, value] of pairs) {
    count += 1
    if (count > MOST_VALUES) throw new AppError('bad_request')
    const known = lists.get(name)
    if (known === undefined) lists.set(name, [value])
    else known.push(value)
  }
  const params = emptyParams()
  for (const [name, values] of lists) params[name] = values.length === 1 ? values[0] : values
  return cleanParams(params)
}

/**
 * Drops empty text, null, undefined and empty lists (R14.6), at every depth, and NUL characters, which PostgreSQL
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
