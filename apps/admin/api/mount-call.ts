import type { Context, Hono } from 'hono'
import { AppError } from '#contract/errors.ts'
import type { Actor } from '#core/domain/context.ts'
import { toAppError } from '#core/domain/failure/index.ts'
import { findStaffSession, type StaffSessionInfo } from '#core/domain/staff/index.ts'
import { discardAll, receiveForm } from '#core/domain/upload/index.ts'
import { STAFF_LOCALES, type StaffLocale } from '#i18n/locales.ts'
import { fail, succeed } from './answer.ts'
import type { Access, AnyCall, CallInput, FormCall } from './call.ts'
import type { CookieJar } from './cookies.ts'
import { isSameOrigin } from './cross-site.ts'
import type { AdminDeps } from './deps.ts'
import type { LoginRate } from './login-rate.ts'
import { isRead, parseFields, parseInput } from './parse-input.ts'
import { receiveUpload } from './receive-upload.ts'

export type Desk = { deps: AdminDeps; cookies: CookieJar; loginRate: LoginRate }

/** Header by which the screens say that nobody pressed anything: such a request does not keep a session alive. */
const UNATTENDED = 'x-unattended'

/** Fixed order for every call: origin, rate, session, permission, input, verb. What fails early never reaches what comes later. */
export function mountCall(app: Hono, call: AnyCall, desk: Desk): void {
  app.on(call.method.toUpperCase(), honoPath(call.path), (c) => answer(c, call, desk))
}

/** `/staff/{id}` as Hono writes it. */
export function honoPath(path: string): string {
  return `/admin/api${path.replace(/\{(\w+)\}/g, ':$1')}`
}

/** Language of an answer: the one that the screen shows, else the person's own. */
export function localeOf(c: Context, session: StaffSessionInfo | null): StaffLocale {
  const known = (wanted: string | undefined) => STAFF_LOCALES.find((locale) => locale === wanted)
  return known(c.req.header('lang')) ?? session?.staff.locale ?? 'en'
}

async function answer(c: Context, call: AnyCall, desk: Desk): Promise<Response> {
  const client = desk.deps.clientOf(c)
  let session: StaffSessionInfo | null = null
  try {
    if (!isRead(c) && !isSameOrigin(c, client.origins)) throw new AppError('cross_site')
    if (!isRead(c) && (call.access === 'anybody' || call.access === 'session')) await desk.loginRate.take(client.ip)
    const read = (isActivity: boolean) => readSession(c, desk, { requestId: client.requestId, isActivity })
    session = await read(!call.isUnattended && c.req.header(UNATTENDED) === undefined)
    requireAccess(session, call.access)
    const ctx = desk.deps.makeCtx({ actor: actorOf(session), locale: localeOf(c, session), requestId: client.requestId })
    const mayGoOn = async () => mayCall(await read(false), session, call.access)
    const withInput = (input: unknown) => ({ ctx, client, http: c, session, mayGoOn, input: input as Record<string, unknown> })
    if ('submit' in call) return succeed(c, await receiveSubmission(c, call, withInput))
    const given = withInput(await parseInput(c, call.input, { isInQuery: 'receive' in call, bodyLimit: call.bodyLimit }))
    if ('receive' in call) return succeed(c, await receiveUpload(c, (file) => call.receive(given, file)))
    return 'send' in call ? await call.send(given) : succeed(c, await call.run(given))
  } catch (error) {
    const shown = toAppError(error)
    if (shown !== error) desk.deps.onError(error, client.requestId)
    return fail(c, shown, { locale: localeOf(c, session), requestId: client.requestId })
  }
}

/** Takes a form in and hands it on; what nobody has kept of its files is forgotten. */
async function receiveSubmission(c: Context, call: FormCall, withInput: (input: unknown) => CallInput<Record<string, unknown>>): Promise<unknown> {
  const { ctx } = withInput({})
  const source = { body: c.req.raw.body, contentType: c.req.header('content-type') ?? '' }
  const { fields, documents } = await receiveForm({ ctx, input: source, limits: call.form })
  try {
    return await call.submit(withInput(parseFields(c, call.input, fields)), documents)
  } finally {
    await discardAll(documents)
  }
}

type SessionAsk = { requestId: string; isActivity: boolean }

/** The session of the cookie; null without one. */
export async function readSession(c: Context, desk: Desk, { requestId, isActivity }: SessionAsk): Promise<StaffSessionInfo | null> {
  const token = desk.cookies.session(c)
  if (token === null) return null
  const ctx = desk.deps.makeCtx({ actor: { kind: 'visitor' }, locale: 'en', requestId })
  return findStaffSession({ ctx, input: { token, isActivity } })
}

/** Throws `token_invalid`, `second_factor_required` or `forbidden` for whoever may not. */
export function requireAccess(session: StaffSessionInfo | null, access: Access): void {
  if (access === 'anybody') return
  if (session === null) throw new AppError('token_invalid')
  if (access === 'session') return
  if (session.stage !== 'full') throw new AppError('second_factor_required')
  if (access === 'staff') return
  const { permissions } = session.staff
  if (![access].flat().some((permission) => permissions.includes(permission))) throw new AppError('forbidden')
}

// Later in a call that lasts: the same person, who still may.
function mayCall(session: StaffSessionInfo | null, begun: StaffSessionInfo | null, access: Access): boolean {
  if (session?.staff.id !== begun?.staff.id) return false
  try {
    requireAccess(session, access)
    return true
  } catch {
    return false
  }
}

// Until the second factor is given, nobody acts as staff.
function actorOf(session: StaffSessionInfo | null): Actor {
  if (session?.stage !== 'full') return { kind: 'visitor' }
  return { kind: 'staff', staffId: session.staff.id, permissions: session.staff.permissions, languages: session.staff.languages }
}
