import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { insertBrand } from '#core/domain/car/testing.ts'
import type { Ctx } from '#core/domain/context.ts'
import { createDraftLink, createStock, patchStock } from '#core/domain/stock/index.ts'
import { carRecord } from '#core/domain/stock/testing.ts'
import { addStaff, createTestCtx } from '#core/domain/testing.ts'
import { preloadMessages } from '#i18n/server.ts'
import { answerDraft, type DraftPageInput } from './draft-page.ts'

let database: TestDatabase
let ctx: Ctx
let token = ''
let car: Awaited<ReturnType<typeof createStock<'car'>>>
const rendered: { path: string; locale: string; draft: Ctx['draft']; isOwnCache: boolean }[] = []
beforeAll(async () => {
  await preloadMessages(['site', 'head'])
  database = await createTestDatabase(inject('databaseUrl'))
  ctx = createTestCtx(database.db, { actor: await addStaff(database.db, ['catalogue.read', 'catalogue.write', 'catalogue.price', 'catalogue.publish']) }).ctx
  const { id: brandId } = await insertBrand(database.db, { brandName: 'BYD' })
  car = await createStock({ ctx, kind: 'car', input: { value: carRecord(brandId, { publish_state: 'draft' }) } })
  token = (await createDraftLink({ ctx, kind: 'car', input: { id: car.id, days: 7 } })).token
})
afterAll(() => database.drop())

const renderPage: DraftPageInput['renderPage'] = async ({ path, locale, requestId, createCtx }) => {
  const own = createCtx({ locale, requestId })
  rendered.push({ path, locale, draft: own.draft, isOwnCache: own.ports.cache !== cache })
  return new Response('<html><body><main>Seal</main></body></html>', { headers: { 'cache-control': 'public, max-age=60', 'set-cookie': 'a=1' } })
}
let cache: Ctx['ports']['cache']
const ask = (path: string) => {
  const base = createTestCtx(database.db).ctx
  cache = base.ports.cache
  return answerDraft({ request: new Request(`http://site${path}`), requestId: 'r', createCtx: ({ locale }) => ({ ...base, locale }), renderPage })
}

it('shows the page in the language of the link, under a strip, kept by nobody and found by nobody', async () => {
  const answer = await ask(`/preview/de/${token}`)
  expect(answer?.status).toBe(200)
  const html = (await answer?.text()) ?? ''
  expect(html).toMatch(/<body><aside [^>]*><div [^>]*><p><strong>Vorschau, nicht veröffentlicht\.<\/strong> .*28\.\sNovember\s2026.*<main>Seal/)
  expect(html).toContain(`href="/preview/ar/${token}"`)
  expect(html).not.toContain(`href="/preview/de/${token}"`)
  expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'content-language': 'de',
  })
  const policy = answer?.headers.get('content-security-policy') ?? ''
  for (const word of ['script-src', 'connect-src', 'unsafe-inline']) expect(policy).not.toContain(word)
  expect(policy).toContain("form-action 'none'")
  expect(answer?.headers.has('set-cookie')).toBe(false)
  expect(rendered.at(-1)).toEqual({
    path: '/car/byd-seal-premium-2026',
    locale: 'de',
    draft: { kind: 'car', id: car.id, brandId: car.value.brand_id, token },
    isOwnCache: true,
  })
})

it.each([
  ['no language', () => `/preview/${token}`],
  ['a language that is none', () => `/preview/xx/${token}`],
  ['a token that is altered', () => `/preview/de/${token.slice(0, -1)}-`],
  ['a path behind it', () => `/preview/de/${token}/more`],
  ['nothing', () => '/preview/de/'],
])('answers nothing to %s', async (_what, path) => {
  const before = rendered.length
  expect(await ask(path())).toBeNull()
  expect(rendered).toHaveLength(before)
})

it('leads to the page itself once it is published', async () => {
  await patchStock({ ctx, kind: 'car', input: { id: car.id, version: car.version, value: { publish_state: 'published' } } })
  const answer = await ask(`/preview/de/${token}`)
  expect([answer?.status, answer?.headers.get('location'), answer?.headers.get('cache-control')]).toEqual([
    302,
    '/car/byd-seal-premium-2026',
    'private, no-store',
  ])
})
