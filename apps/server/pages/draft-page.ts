import { isAppError } from '#contract/errors.ts'
import type { Ctx } from '#core/domain/context.ts'
import { openDraftLink } from '#core/domain/stock/index.ts'
import { createMemoryCache } from '#core/ports/cache/memory.ts'
import { formatDate } from '#i18n/format.ts'
import { isLocale, LOCALES, type Locale } from '#i18n/locales.ts'
import { createServerTranslator } from '#i18n/server.ts'
import { escapeHtml } from '#apps/server/request/escape-html.ts'

export type DraftPageInput = {
  request: Request
  requestId: string
  createCtx: (input: { locale: Locale; requestId: string }) => Ctx
  /** A page of the site made with another context, past everything that keeps pages. */
  renderPage: (input: { path: string; locale: Locale; requestId: string; createCtx: DraftPageInput['createCtx'] }) => Promise<Response>
}

/** No script and no form: nothing on the page counts a visitor, and nothing can be sent from it. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': POLICY,
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex, nofollow',
  // The address opens the draft.
  'referrer-policy': 'no-referrer',
} as const

/**
 * `GET /preview/{language}/{token}`: the page of a record before it is published, for whoever was given the link (R16.70). Kept by nobody.
 * Null where the link opens nothing; once the record is on the site, its own page.
 */
export async function answerDraft({ request, requestId, createCtx, renderPage }: DraftPageInput): Promise<Response | null> {
  const [, locale = '', token = ''] = /^\/preview\/([a-z]{2})\/([\w.-]{1,120})$/.exec(new URL(request.url).pathname) ?? []
  if (!isLocale(locale)) return null
  const opened = await openDraftLink({ ctx: createCtx({ locale, requestId }), input: { token } }).catch(allowUnknown)
  if (opened === null) return null
  const { draft, path, isPublished, expiresAt } = opened
  if (isPublished) return new Response(null, { status: 302, headers: { ...HEADERS, location: path } })
  const ownCtx: DraftPageInput['createCtx'] = (input) => {
    const ctx = createCtx(input)
    // Values of its own: what is made of a draft must not be given to visitors.
    return { ...ctx, ports: { ...ctx.ports, cache: createMemoryCache() }, draft }
  }
  const page = await renderPage({ path, locale, requestId, createCtx: ownCtx })
  const html = (await page.text()).replace('<body>', `<body>${strip({ locale, token, expiresAt })}`)
  return new Response(html, { status: page.status, headers: { ...HEADERS, 'content-type': 'text/html; charset=utf-8', 'content-language': locale } })
}

function allowUnknown(error: unknown): null {
  if (isAppError(error) && error.key === 'not_found') return null
  throw error
}

/** Above the page: that it is none yet, until when the link works, and the page in the other languages. */
function strip({ locale, token, expiresAt }: { locale: Locale; token: string; expiresAt: Date }): string {
  const t = createServerTranslator(locale, 'site')
  const links = LOCALES.map(({ code, ownName, dir }) => {
    const name = `<bdi lang="${code}" dir="${dir}">${ownName}</bdi>`
    return code === locale ? `<strong>${name}</strong>` : `<a class="underline" hreflang="${code}" rel="nofollow" href="/preview/${code}/${token}">${name}</a>`
  })
  const said = escapeHtml(t('preview.text', { date: formatDate(locale, expiresAt) }))
  return `<aside class="tone-deep no-print px-gutter py-3 text-sm" aria-label="${escapeHtml(t('preview.label'))}"><div class="mx-auto max-w-page"><p><strong>${escapeHtml(t('preview.label'))}</strong> ${said}</p><p class="flex flex-wrap gap-x-4 gap-y-1 pt-1">${links.join(' ')}</p></div></aside>`
}
