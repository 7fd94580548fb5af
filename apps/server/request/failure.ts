import { ERRORS, isAppError, type AppError } from '#contract/errors.ts'
import { localeInfo, type Locale } from '#i18n/locales.ts'
import { createServerTranslator } from '#i18n/server.ts'
import type { HeldForm } from '#apps/site/request/held-form.ts'
import { escapeHtml } from './escape-html.ts'

type About = { locale: Locale; requestId: string; held?: HeldForm | null }

/**
 * The page of last resort, where the error page itself has failed (R3.8) or no page can answer: what happened, the request's number
 * as its details, a link home, and a form that was sent, to be sent again. Bare HTML: nothing of it can fail again.
 */
export function brokenPage(input: About & { status: number; message?: string }): Response {
  const { locale, requestId, status, message, held = null } = input
  const t = createServerTranslator(locale, 'site')
  const lines = [
    t('errors.errorTitle'),
    message ?? t('errors.pageBroken'),
    t('errors.code', { code: String(status) }),
    t('errors.requestId', { id: requestId }),
  ]
  const [title = '', ...rest] = lines.map(escapeHtml)
  const body = `<h1>${title}</h1>${rest.map((line) => `<p>${line}</p>`).join('')}${held === null ? '' : formOf(held, t)}<p><a href="/">${escapeHtml(t('errors.goHome'))}</a></p>`
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title>`
  return new Response(
    `<!DOCTYPE html><html lang="${locale}" dir="${localeInfo(locale).dir}"><head>${head}</head><body><main id="content">${body}</main></body></html>`,
    {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-language': locale, 'cache-control': 'private, no-store' },
    },
  )
}

/** The answer to what was thrown: the status of an expected failure, 500 for the rest. */
export function answerFailure(error: unknown, input: About): Response {
  if (!isAppError(error)) return brokenPage({ ...input, status: 500 })
  const message = createServerTranslator(input.locale, 'api')(error.key)
  const answer = brokenPage({ ...input, status: ERRORS[error.key].status, message })
  if (error.retryAfterSeconds !== null) answer.headers.set('retry-after', String(error.retryAfterSeconds))
  return answer
}

/** True for failures that only a programmer can explain. */
export function isUnexpected(error: unknown): error is Exclude<unknown, AppError> {
  return !isAppError(error) || error.key === 'internal'
}

function formOf({ action, fields }: HeldForm, t: ReturnType<typeof createServerTranslator<'site'>>): string {
  const inputs = fields.map(([name, value]) => `<textarea name="${escapeHtml(name)}" readonly hidden>\n${escapeHtml(value)}</textarea>`)
  const button = `<button>${escapeHtml(t('errors.sendAgain'))}</button>`
  return `<p>${escapeHtml(t('errors.heldText'))}</p><form method="post" action="${escapeHtml(action)}">${inputs.join('')}<p>${button}</p></form>`
}
