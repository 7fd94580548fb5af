import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { RoleKey } from '#contract/staff-values.ts'
import { createAdminApp } from '#apps/admin/api/app.ts'
import { createNoticeHub } from '#apps/admin/api/notice-hub.ts'
import type { Db } from '#core/db/client.ts'
import { staff, staffSession } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { inviteStaff } from '#core/domain/staff/index.ts'
import { readToldNotices } from '#core/domain/staff-notice/index.ts'
import { createNoCache } from '#core/ports/cache/fake.ts'
import { createFakeClock } from '#core/ports/clock/fake.ts'
import { createFakeFileStore } from '#core/ports/files/fake.ts'
import { createFakeJobQueue } from '#core/ports/jobs/fake.ts'
import { createFakePasswordHasher } from '#core/ports/password/fake.ts'
import { createPdfMaker } from '#core/ports/pdf/typst.ts'
import { createPictureTools } from '#core/ports/pictures/sharp.ts'

export const ORIGIN = 'http://localhost:4260'
export const TRANSFORMED = 'a'.repeat(64)

export type Sent = { method?: string; body?: unknown; raw?: string; form?: FormData; cookie?: string; headers?: Record<string, string> }
export type Got = {
  status: number
  code: number | null
  body: { code: number; msg: string; data: unknown } | null
  text: string
  headers: Headers
  cookies: string[]
}

/** The back office on a real database, spoken to as a browser does. For tests. */
export function createHarness(db: Db, options: { buildDir?: string; siteOrigin?: string; beatMs?: number } = {}) {
  const clock = createFakeClock(new Date('2026-11-21T08:00:00Z'))
  const ports = {
    cache: createNoCache(),
    clock,
    files: createFakeFileStore(),
    jobs: createFakeJobQueue(),
    passwords: createFakePasswordHasher(),
    pdf: createPdfMaker(),
    translator: null,
    whatsapp: null,
    pictures: createPictureTools(),
  }
  const errors: unknown[] = []
  let count = 0
  let ip = '203.0.113.7'
  const makeCtx = (given: Pick<Ctx, 'actor' | 'locale' | 'requestId'>): Ctx => ({ db, ports, reads: () => {}, ...given })
  const system = makeCtx({ actor: { kind: 'system' }, locale: 'en', requestId: 'notices' })
  const onError = (error: unknown) => void errors.push(error)
  const noticeHub = createNoticeHub({ readTold: (input) => readToldNotices({ ctx: system, input }), onError, beatMs: options.beatMs })
  const app = createAdminApp({
    noticeHub,
    hasMailServer: false,
    hasTranslator: true,
    renderPreview: async ({ unsaved, locale, path }) => `<head><h1>${locale} ${path} ${JSON.stringify(unsaved.value)}</h1>`,
    makeCtx,
    clientOf: () => ({ ip, requestId: 'request-1', origins: new Set([options.siteOrigin ?? ORIGIN]) }),
    siteOrigin: options.siteOrigin ?? ORIGIN,
    buildDir: options.buildDir ?? '/nowhere',
    onError,
  })

  async function openSession(role: RoleKey, stage: 'full' | 'totp' | 'enrol' = 'full'): Promise<{ cookie: string; staffId: number }> {
    count += 1
    const ctx = makeCtx({ actor: { kind: 'system' }, locale: 'en', requestId: 'setup' })
    const link = await inviteStaff({ ctx, input: { mail: `${role}.${count}.${randomBytes(3).toString('hex')}@example.com`, name: `${role} ${count}`, role } })
    const token = randomBytes(32).toString('base64url')
    await db
      .update(staff)
      .set({ passwordHash: `fake$${TRANSFORMED}`, totpConfirmedAt: clock.now(), totpSecret: randomBytes(20) })
      .where(eq(staff.id, link.staff_id))
    await db.insert(staffSession).values({
      staffId: link.staff_id,
      tokenHash: createHash('sha256').update(token).digest(),
      stage,
      lastSeenAt: clock.now(),
      expiresAt: new Date(clock.now().getTime() + 8 * 3_600_000),
    })
    return { cookie: `quayline_staff=${token}`, staffId: link.staff_id }
  }

  return {
    app,
    noticeHub,
    clock,
    ports,
    errors,
    makeCtx,
    openSession,
    from: (address: string) => (ip = address),
    send: (path: string, sent?: Sent) => send(app, path, sent),
  }
}

/** Sends as a page of the same origin does; `headers` replace, an empty text removes. */
async function send(app: Hono, path: string, sent: Sent = {}): Promise<Got> {
  const method = sent.method ?? (sent.body === undefined && sent.raw === undefined && sent.form === undefined ? 'GET' : 'POST')
  const headers = new Headers({ host: 'localhost:4260', origin: ORIGIN, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...sent.headers })
  for (const [name, value] of Object.entries(sent.headers ?? {})) if (value === '') headers.delete(name)
  if (sent.cookie !== undefined) headers.set('cookie', sent.cookie)
  if (sent.form !== undefined) headers.delete('content-type')
  const body = method === 'GET' || method === 'HEAD' ? undefined : (sent.form ?? sent.raw ?? JSON.stringify(sent.body ?? {}))
  const response = await app.fetch(new Request(`${ORIGIN}${path}`, { method, headers, body }))
  const text = await readText(response)
  const parsed = (response.headers.get('content-type') ?? '').startsWith('application/json') ? (JSON.parse(text) as Got['body']) : null
  return { status: response.status, code: parsed?.code ?? null, body: parsed, text, headers: response.headers, cookies: response.headers.getSetCookie() }
}

// A stream has no end: its head is all that is asked for here.
async function readText(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text()
  await response.body?.cancel()
  return ''
}
