import { Hono } from 'hono'
import { z } from 'zod'
import type { ErrorKey } from '#contract/errors.ts'
import { toAppError } from '#core/domain/failure/index.ts'
import { fail } from './answer.ts'
import { defineFileCall, type AnyCall } from './call.ts'
import { adminCalls } from './calls/index.ts'
import { createCookieJar } from './cookies.ts'
import type { AdminDeps } from './deps.ts'
import { privateHeaders } from './headers.ts'
import { createLoginRate } from './login-rate.ts'
import { honoPath, localeOf, mountCall, type Desk } from './mount-call.ts'
import { describeCalls } from './openapi.ts'
import { mountPreview } from './preview.ts'
import { mountScreens } from './screens.ts'

/** The back office below `/admin`: its screens and its API `/admin/api`, for staff only. */
export function createAdminApp(deps: AdminDeps): Hono {
  const cookies = createCookieJar(deps.siteOrigin.startsWith('https:'))
  const desk: Desk = { deps, cookies, loginRate: createLoginRate() }
  const calls = listCalls(adminCalls(cookies, deps))
  const app = new Hono()
  app.use('/admin', privateHeaders())
  app.use('/admin/*', privateHeaders())
  for (const call of calls) mountCall(app, call, desk)
  const refuse = (key: ErrorKey) => (c: Parameters<typeof localeOf>[0]) =>
    fail(c, { key, issues: [], retryAfterSeconds: null }, { locale: localeOf(c, null), requestId: deps.clientOf(c).requestId })
  for (const path of new Set(calls.map((call) => call.path))) app.all(honoPath(path), allowing(calls, path), refuse('method_not_allowed'))
  app.all('/admin/api', refuse('unknown_path'))
  app.all('/admin/api/*', refuse('unknown_path'))
  mountPreview(app, desk)
  mountScreens(app, deps.buildDir)
  app.all('/admin/*', (c) => c.text('404', 404))
  app.notFound((c) => c.text('404', 404))
  app.onError((error, c) => {
    const { requestId } = deps.clientOf(c)
    deps.onError(error, requestId)
    return fail(c, toAppError(error), { locale: localeOf(c, null), requestId })
  })
  return app
}

/** Every call, the document of them all included. */
export function listCalls(calls: readonly AnyCall[]): readonly AnyCall[] {
  let made: object | null = null
  const describe = (): object => (made ??= describeCalls(all))
  const document: AnyCall = defineFileCall({
    method: 'get',
    path: '/openapi.json',
    access: 'staff',
    summary: 'This document',
    input: z.strictObject({}),
    mediaType: 'application/json',
    send: async () => Response.json(describe()),
  })
  const all: readonly AnyCall[] = [...calls, document]
  return all
}

function allowing(calls: readonly AnyCall[], path: string) {
  const methods = calls.filter((call) => call.path === path).map((call) => call.method.toUpperCase())
  return async (c: Parameters<typeof localeOf>[0], next: () => Promise<void>) => {
    c.header('Allow', methods.join(', '))
    await next()
  }
}
