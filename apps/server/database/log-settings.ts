/** What keeps values out of the lines that PostgreSQL writes by itself: no statement, no parameters, no key or row that was refused. */
export const SERVER_LOG_SETTINGS = {
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
} as const

/**
 * The same for the application's role, whose errors are not written there at all, because their very messages quote values ("invalid
 * input syntax for type …"). The application hears of each of them. Errors of the server's own work are still written.
 */
export const ROLE_LOG_SETTINGS = { ...SERVER_LOG_SETTINGS, log_min_messages: 'log' } as const

/** Levels of `log_min_messages` that leave errors out. */
const WITHOUT_ERRORS: ReadonlySet<string> = new Set(['log', 'fatal', 'panic'])

/** Whether the server may write into its own log what visitors have sent, by what `show` answers to our role. */
export function mayLogValues(settings: { log_min_messages: string; log_min_error_statement: string }): boolean {
  return !WITHOUT_ERRORS.has(settings.log_min_messages) || settings.log_min_error_statement !== 'panic'
}
