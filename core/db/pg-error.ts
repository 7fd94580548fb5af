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
