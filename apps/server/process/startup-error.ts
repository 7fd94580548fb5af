/** A reason not to start that the operator can mend: its message is one line and is printed alone, without a stack. */
export class StartupError extends Error {
  readonly code = 'STARTUP'
}

export function isStartupError(error: unknown): error is StartupError {
  return error instanceof Error && (error as { code?: unknown }).code === 'STARTUP'
}

/** The system's code of a failed call (`EACCES`, `ENOENT`, a PostgreSQL error code …), or null. */
export function systemCode(error: unknown): string | null {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : null
}

/** One line for people out of anything that was thrown. */
export function reasonOf(error: unknown): string {
  const code = systemCode(error)
  const message = error instanceof Error ? error.message : String(error)
  const line = message.split('\n', 1)[0] ?? ''
  return line === '' ? (code ?? 'unknown reason') : line
}
