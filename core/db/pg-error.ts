/** What PostgreSQL said, found through the wrappers of Drizzle: SQLSTATE and the constraint, null where there is none. */
export type PgError = { code: string; constraint: string | null }

export const UNIQUE_VIOLATION = '23505'
export const LOCK_NOT_AVAILABLE = '55P03'

/** The database's own error behind `error`; null if it did not come from the database. */
export function pgErrorOf(error: unknown): PgError | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code, constraint } = current as { code?: unknown; constraint?: unknown }
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return { code, constraint: typeof constraint === 'string' ? constraint : null }
  }
  return null
}

/** True if `error` is a violation of the unique index `constraint`. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const found = pgErrorOf(error)
  return found?.code === UNIQUE_VIOLATION && found.constraint === constraint
}

/** PostgreSQL classes and socket codes that mean "not now": connection, resources, shutdown, time-outs. */
const UNAVAILABLE = /^(08...|53...|57014|57P0[1-5]|55P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/
/** What pg says without a code of a connection that was not to be had, was cut, or was given up. */
const UNAVAILABLE_TEXT =
  /timeout exceeded when trying to connect|connection terminated|client (has encountered a connection error|was closed) and is not queryable/i
const LONGEST_CAUSE_CHAIN = 5

/** True where the database cannot answer now, and may in a moment. */
export function isUnavailable(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > LONGEST_CAUSE_CHAIN) return false
  const code = 'code' in error ? String(error.code) : ''
  return UNAVAILABLE.test(code) || UNAVAILABLE_TEXT.test(error.message) || isUnavailable(error.cause, depth + 1)
}
