import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { ERRORS, type AppError, type ErrorKey } from '#contract/errors.ts'
import type { Envelope, Failure } from '#contract/envelope.ts'
import type { StaffLocale } from '#i18n/locales.ts'
import en from '#i18n/messages/en/admin.json' with { type: 'json' }
import zh from '#i18n/messages/zh/admin.json' with { type: 'json' }

const WORDS: Record<StaffLocale, Record<ErrorKey, string>> = { en: en.error, zh: zh.error }

/** Success: `code` 0, and for writes committed. */
export function succeed(c: Context, data: unknown): Response {
  return c.json({ code: 0, msg: '', data } satisfies Envelope<unknown>)
}

/** The status and the words of an expected failure, for answers that are no envelope. */
export function answerWords(key: ErrorKey, locale: StaffLocale): { status: ContentfulStatusCode; text: string } {
  return { status: ERRORS[key].status, text: WORDS[locale][key] }
}

/** An expected failure with its true status (R14.3). */
export function fail(c: Context, error: Pick<AppError, 'key' | 'issues' | 'retryAfterSeconds'>, about: { locale: StaffLocale; requestId: string }): Response {
  const { code, status } = ERRORS[error.key]
  const issues = error.issues.length > 0 ? { issues: [...error.issues] } : {}
  const body: Failure = { code, msg: WORDS[about.locale][error.key], data: { ...issues, request_id: about.requestId } }
  if (error.retryAfterSeconds !== null) c.header('Retry-After', String(error.retryAfterSeconds))
  return c.json(body, status as ContentfulStatusCode)
}
