import { AppError, ERRORS, isAppError } from '#contract/errors.ts'
import type { Failure } from '#contract/envelope.ts'
import { createServerTranslator } from '#i18n/server.ts'
import type { Locale } from '#i18n/locales.ts'

/** PostgreSQL classes and socket codes that mean "not now": connection, resources, shutdown, time-outs. */
const UNAVAILABLE = /^(08...|53...|57014|57P0[1-5]|55P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/
const UNAVAILABLE_TEXT = /timeout exceeded when trying to connect|connection terminated/i
const RETRY_AFTER_SECONDS = 5
const LONGEST_CAUSE_CHAIN = 5

/** What was thrown as one of `ERRORS`: an expected failure as it is, a database that cannot answer now as `unavailable`, all else `internal`. */
export function toAppError(error: unknown): AppError {
  if (isAppError(error)) return error
  return isUnavailable(error) ? new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS }) : new AppError('internal')
}

/** The answer to a failure: real status, the message in the reader's language, the request's id (product D6). Never the error's own text. */
export function failureResponse(error: AppError, input: { locale: Locale; requestId: string }): Response {
  const { code, status } = ERRORS[error.key]
  const issues = error.issues.length > 0 ? { issues: [...error.issues] } : {}
  const body: Failure = { code, msg: createServerTranslator(input.locale, 'api')(error.key), data: { ...issues, request_id: input.requestId } }
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', 'content-language': input.locale })
  if (error.retryAfterSeconds !== null) headers.set('retry-after', String(error.retryAfterSeconds))
  return new Response(JSON.stringify(body), { status, headers })
}

function isUnavailable(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > LONGEST_CAUSE_CHAIN) return false
  const code = 'code' in error ? String(error.code) : ''
  return UNAVAILABLE.test(code) || UNAVAILABLE_TEXT.test(error.message) || isUnavailable(error.cause, depth + 1)
}
