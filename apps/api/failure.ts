import { ERRORS, type AppError } from '#contract/errors.ts'
import type { Failure } from '#contract/envelope.ts'
import { createServerTranslator } from '#i18n/server.ts'
import type { Locale } from '#i18n/locales.ts'

/** The answer to a failure: real status, the message in the reader's language, the request's id (R14.3). Never the error's own text. */
export function failureResponse(error: AppError, input: { locale: Locale; requestId: string }): Response {
  const { code, status } = ERRORS[error.key]
  const issues = error.issues.length > 0 ? { issues: [...error.issues] } : {}
  const body: Failure = { code, msg: createServerTranslator(input.locale, 'api')(error.key), data: { ...issues, request_id: input.requestId } }
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', 'content-language': input.locale })
  if (error.retryAfterSeconds !== null) headers.set('retry-after', String(error.retryAfterSeconds))
  return new Response(JSON.stringify(body), { status, headers })
}
