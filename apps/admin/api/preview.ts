import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import { readInput } from '#contract/read-input.ts'
import { PREVIEW_PAGES, SETTING_SCHEMAS, type SettingGroup } from '#contract/setting.ts'
import { articleDraftSchema } from '#contract/staff-article.ts'
import { DRAFT_SIGN } from '#core/domain/article/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { toAppError } from '#core/domain/failure/index.ts'
import { localeSchema } from '#contract/texts.ts'
import { answerWords } from './answer.ts'
import { isSameOrigin } from './cross-site.ts'
import { localeOf, readSession, requireAccess, type Desk } from './mount-call.ts'
import { parseJson } from './parse-input.ts'

/** A long article in a script whose letters take nine bytes of a form. */
const LONGEST_FORM = 1024 * 1024

const formSchema = z.discriminatedUnion('group', [
  z.strictObject({
    group: z.enum(Object.keys(SETTING_SCHEMAS) as [SettingGroup, ...SettingGroup[]]),
    value: z.string(),
    locale: localeSchema,
    page: z.enum(PREVIEW_PAGES),
  }),
  z.strictObject({ group: z.literal('article'), value: z.string(), locale: localeSchema }),
])

/**
 * Of the page in the frame: no script, no form, no way out, shown by the back office of this origin alone. The origin stays, because style
 * sheets and faces are of it.
 */
export const PREVIEW_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-same-origin',
].join('; ')

const HEADERS = { 'Cache-Control': 'private, no-store', 'Content-Security-Policy': PREVIEW_POLICY, 'X-Frame-Options': 'SAMEORIGIN' } as const

/**
 * `POST /admin/preview`, sent by a form into a frame: a page of the site with values that are not saved. They are in the request and are kept
 * nowhere, so there is no address that anybody could be led to. Permission `setting.write`, for an article `content.write`.
 */
export function mountPreview(app: Hono, desk: Desk): void {
  app.post('/admin/preview', (c) => answer(c, desk))
}

async function answer(c: Context, desk: Desk): Promise<Response> {
  const { deps } = desk
  const client = deps.clientOf(c)
  let session: Awaited<ReturnType<typeof readSession>> = null
  try {
    if (!isSameOrigin(c, client.origins)) throw new AppError('cross_site')
    session = await readSession(c, desk, { requestId: client.requestId, isActivity: true })
    requireAccess(session, 'staff')
    const form = await readForm(c)
    requireAccess(session, form.group === 'article' ? 'content.write' : 'setting.write')
    const unsaved = unsavedIn(form)
    // While the form holds something wrong, which it says itself when it is saved, the frame goes on showing what it has.
    if (unsaved === null) return c.body(null, 204, HEADERS)
    const page = form.group === 'article' ? `/article/${DRAFT_SIGN}` : form.page
    const html = await deps.renderPreview({ unsaved, locale: form.locale, path: page, requestId: client.requestId })
    return c.html(inert(html), 200, HEADERS)
  } catch (error) {
    const shown = toAppError(error)
    if (shown !== error) deps.onError(error, client.requestId)
    const { status, text } = answerWords(shown.key, localeOf(c, session))
    return c.html(`<!doctype html><meta charset="utf-8"><title>${text}</title><p>${text}</p>`, status, HEADERS)
  }
}

type Form = z.infer<typeof formSchema>

async function readForm(c: Context): Promise<Form> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? '')) throw new AppError('unsupported_media_type')
  if (Number(c.req.header('content-length') ?? Number.POSITIVE_INFINITY) > LONGEST_FORM) throw new AppError('payload_too_large')
  return readInput(formSchema, Object.fromEntries(new URLSearchParams(await c.req.text())))
}

/** Null where the value is none that could be saved. */
function unsavedIn(form: Form): NonNullable<Ctx['unsaved']> | null {
  const value = parseJson(form.value)
  if (form.group === 'article') {
    const parsed = articleDraftSchema.safeParse(value)
    return parsed.success ? { group: 'article', value: parsed.data } : null
  }
  const parsed = SETTING_SCHEMAS[form.group].safeParse(value)
  return parsed.success ? { group: form.group, value: parsed.data } : null
}

/** Links lead into a new window, which the sandbox opens for nobody. */
function inert(html: string): string {
  return html.replace('<head>', '<head><base target="_blank"/>')
}
