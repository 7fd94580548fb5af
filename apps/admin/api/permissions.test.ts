import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { ROLE_KEYS, type Permission } from '#contract/staff-values.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { ensureSetupLink, saveRole, setStaffRole } from '#core/domain/staff/index.ts'
import { createHarness } from './testing.ts'

let database: TestDatabase
let harness: ReturnType<typeof createHarness>
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  harness = createHarness(database.db)
  await ensureSetupLink({ ctx: harness.makeCtx({ actor: { kind: 'system' }, locale: 'en', requestId: 'start' }) })
})
afterAll(() => database.drop())

const O = ['owner']
const M = ['owner', 'sales_manager']
const S = ['owner', 'sales_manager', 'sales']
const C = ['owner', 'content']
const STAFF = [...ROLE_KEYS]

/** Who gets past the gate of which call: written by hand, so that a new call fails here until somebody decides. */
const EXPECTED: Record<string, 'anybody' | 'session' | readonly string[]> = {
  'POST /setup/check': 'anybody',
  'POST /setup': 'anybody',
  'POST /login': 'anybody',
  'POST /totp/enrol': 'session',
  'POST /totp/confirm': 'session',
  'POST /totp': 'session',
  'POST /totp/recovery': 'session',
  'GET /session': 'anybody',
  'POST /logout': 'anybody',
  'PATCH /me': STAFF,
  'POST /me/password': STAFF,
  'GET /me/access': STAFF,
  'POST /me/recovery-codes': STAFF,
  'POST /me/authenticator': STAFF,
  'POST /me/authenticator/confirm': STAFF,
  'GET /openapi.json': STAFF,
  'GET /dashboard': S,
  'GET /new-enquiries': S,
  'GET /notices': S,
  'POST /notices/seen': S,
  'GET /notices/stream': S,
  'GET /push-devices': S,
  'POST /push-devices': S,
  'POST /push-devices/unsubscribe': S,
  'POST /push-devices/:id/remove': S,
  'GET /audit': O,
  'GET /keeping-times': M,
  'POST /keeping-times/:kind': M,
  'POST /keeping-times/:kind/erase': M,
  'POST /enquiries': S,
  'GET /country-names': S,
  'POST /enquiry-lists': S,
  'POST /quotations/search': S,
  'POST /quotations': S,
  'GET /quotations/:id': S,
  'POST /quotations/:id': S,
  'GET /quotations/:id/draft.pdf': S,
  'GET /quotations/:id/versions/:revision/document.pdf': S,
  'POST /quotations/:id/proforma': S,
  'POST /quotations/:id/costs': S,
  'POST /quotations/:id/approval': S,
  'POST /quotations/:id/decision': M,
  'POST /quotations/:id/issue': S,
  'POST /quotations/:id/withdraw': S,
  'POST /offerable-things': S,
  'POST /offer-costs': S,
  'POST /enquiries/search': S,
  'POST /enquiries/export.csv': M,
  'POST /enquiries/board': S,
  'POST /enquiries/many': S,
  'POST /enquiries/:id/sale': S,
  'GET /enquiries/:id': S,
  'POST /enquiries/:id/correction': S,
  'GET /enquiry-countries': S,
  'GET /enquiry-filter-values': S,
  'POST /enquiries/:id/status': S,
  'POST /enquiries/:id/owner': S,
  'POST /enquiries/:id/notes': S,
  'POST /enquiries/:id/whatsapp': S,
  'POST /enquiries/:id/release': S,
  'POST /enquiries/:id/answers': S,
  'POST /enquiries/:id/buyer-messages': S,
  'GET /enquiries/:id/messages': S,
  'POST /enquiries/:id/messages': S,
  'POST /enquiries/:id/messages/with-files': S,
  'POST /enquiries/:id/whatsapp-messages': S,
  'POST /enquiries/:id/whatsapp-messages/:message_id/again': S,
  'POST /enquiries/:id/whatsapp-messages/by-hand': S,
  'POST /enquiries/:id/translation': S,
  'POST /enquiries/:id/mails/:mail_id/again': S,
  'POST /unmatched-messages/:id/new-enquiry': S,
  'GET /messages/:id/files/:file_id': S,
  'GET /unmatched-messages': S,
  'GET /mailbox': S,
  'POST /unmatched-messages/:id/enquiry': S,
  'POST /unmatched-messages/dismissals': S,
  'GET /tasks': S,
  'POST /task-times': S,
  'GET /enquiries/:id/tasks': S,
  'POST /enquiries/:id/tasks': S,
  'POST /tasks/:id': S,
  'POST /tasks/:id/done': S,
  'POST /routing-trials': M,
  'GET /routing-brands': M,
  'GET /answer-templates': S,
  'GET /answer-templates/:id': S,
  'GET /answer-templates/:id/revisions': S,
  'GET /answer-fields': S,
  'POST /answer-templates/:id/fill': S,
  'POST /answer-templates': M,
  'POST /answer-templates/:id': M,
  'POST /answer-templates/:id/delete': M,
  'GET /working-times': S,
  'POST /working-times/:id': S,
  'POST /customers/search': S,
  'GET /customers/:id': S,
  'POST /customers/:id/merge': S,
  'POST /customers/:id/separate': S,
  'POST /customers/:id/keep-apart': S,
  'POST /customers/:id/export.json': M,
  'POST /customers/:id/erase': M,
  'POST /dealers/search': S,
  'GET /dealer-countries': S,
  'GET /dealers/:id': S,
  'POST /dealers/:id/stage': S,
  'POST /dealers/:id/owner': S,
  'POST /dealers/:id/notes': S,
  'POST /dealers/:id/release': S,
  'POST /dealers/:id/mails/:mail_id/again': S,
  'GET /dealers/:id/documents/:document_id': S,
  'GET /demand': STAFF,
  'POST /demand/export.csv': STAFF,
  'GET /reports/leads': S,
  'GET /reports/answers': S,
  'GET /reports/funnel': S,
  'POST /reports/export.csv': S,
  'GET /waited-for': STAFF,
  'POST /waited-for/export.csv': STAFF,
  'POST /alerts/search': S,
  'POST /alerts/:id/delete': S,
  'GET /staff': M,
  'GET /colleagues': S,
  'GET /roles': M,
  'GET /roles/:id': M,
  'GET /roles/:id/revisions': M,
  'GET /roles/:id/leads': O,
  'GET /staff/:id/leads': O,
  'POST /roles': O,
  'POST /roles/:id': O,
  'POST /roles/:id/delete': O,
  'POST /staff': O,
  'POST /staff/:id/link': O,
  'POST /staff/:id/invite': O,
  'POST /staff/:id/withdraw': O,
  'POST /staff/:id/role': O,
  'POST /staff/:id/disable': O,
  'POST /staff/:id/enable': O,
  'GET /media': C,
  'POST /media': C,
  'POST /media-places': C,
  'POST /media-places/remove': C,
  'POST /media-places/order': C,
  'GET /media/:id/document': C,
  'POST /media/:id/describe': C,
  'POST /media/:id/delete': C,
  'GET /translations': STAFF,
  'GET /translations/counts': STAFF,
  'GET /translations/next': STAFF,
  'POST /translations/export': STAFF,
  'GET /drafter': STAFF,
  'POST /drafts': STAFF,
  'GET /drafts/:id': STAFF,
  'POST /translations/import': STAFF,
  'GET /translations/:kind/:id/terms': STAFF,
  'GET /glossary': C,
  'GET /glossary/:id': C,
  'POST /glossary': C,
  'POST /glossary/:id': C,
  'POST /glossary/:id/delete': C,
  'GET /translations/:kind/:id': STAFF,
  'GET /translations/:kind/:id/revisions': STAFF,
  'POST /translations/:kind/:id': STAFF,
  'GET /imports': C,
  'POST /imports': C,
  'GET /imports/samples/:kind': C,
  'GET /imports/:id': C,
  'GET /imports/:id/rows': C,
  'GET /imports/:id/rejected.csv': C,
  'POST /imports/:id/check': C,
  'POST /imports/:id/confirm': C,
  'POST /imports/:id/undo': C,
  'GET /web-links': C,
  'POST /web-links': C,
  'POST /web-links/:id/delete': C,
  'GET /setup-list': O,
  'POST /setup-list/put-away': O,
  'POST /setup-list/first-words': O,
  'GET /pictures': C,
  'POST /pictures': C,
  'GET /articles': C,
  'GET /articles/:id': C,
  'GET /articles/:id/revisions': C,
  'POST /articles': C,
  'POST /articles/:id': C,
  'POST /members/search': S,
  'GET /members/:id': S,
  'POST /members/:id/level': M,
  'POST /members/:id/block': M,
  'POST /members/:id/help': M,
  'POST /members/:id/delete': O,
  'POST /members/:id/vouchers': M,
  'POST /members/:id/vouchers/:voucher/end': M,
  'GET /member-levels': S,
  'GET /member-levels/:id': S,
  'GET /member-levels/:id/revisions': S,
  'POST /member-levels': M,
  'POST /member-levels/:id': M,
  'POST /member-levels/:id/delete': M,
  'GET /countries': C,
  'POST /countries/publish': C,
  'GET /countries/:id': C,
  'GET /countries/:id/revisions': C,
  'POST /countries/:id': C,
  'GET /ports': C,
  'GET /ports/:id': C,
  'GET /ports/:id/revisions': C,
  'POST /ports': C,
  'POST /ports/:id': C,
  'POST /ports/:id/delete': C,
  'GET /price-sheets': C,
  'GET /price-sheets/lapses': C,
  'GET /price-sheets/:sheet/rows': C,
  'GET /price-sheets/:sheet/rows/:id': C,
  'GET /price-sheets/:sheet/rows/:id/revisions': C,
  'POST /price-sheets/:sheet/rows': C,
  'POST /price-sheets/:sheet/rows/:id': C,
  'POST /price-sheets/:sheet/rows/:id/delete': C,
  'GET /price-sheets/:sheet/versions/:id': C,
  'GET /price-sheets/trial': C,
  'POST /price-sheets': C,
  'POST /price-sheets/:sheet/versions/:id/restore': C,
  'GET /listing-feeds': C,
  'GET /listing-feeds/:id/left-out': C,
  'POST /listing-feeds': C,
  'POST /listing-feeds/:id': C,
  'POST /listing-feeds/:id/address': C,
  'POST /listing-feeds/:id/delete': C,
  'GET /webhooks': O,
  'GET /webhooks/:id/deliveries': O,
  'POST /webhooks': O,
  'POST /webhooks/:id': O,
  'POST /webhooks/:id/secret': O,
  'POST /webhooks/:id/test': O,
  'POST /webhooks/:id/delete': O,
  'POST /webhook-deliveries/:id/send': O,
  'GET /import-rules': C,
  'GET /import-rules/:id': C,
  'GET /import-rules/:id/revisions': C,
  'POST /import-rules': C,
  'POST /import-rules/:id': C,
  'POST /import-rules/:id/delete': C,
  'GET /activities': C,
  'GET /activities/:id': C,
  'GET /activities/:id/revisions': C,
  'POST /activities': C,
  'POST /activities/:id': C,
  'GET /downloads': C,
  'GET /downloads/:id': C,
  'GET /downloads/:id/revisions': C,
  'POST /downloads': C,
  'POST /downloads/:id': C,
  'POST /documents': C,
  'GET /faqs': C,
  'POST /faqs/order': C,
  'GET /faqs/:id': C,
  'GET /faqs/:id/revisions': C,
  'POST /faqs': C,
  'POST /faqs/:id': C,
  'GET /legal-pages': C,
  'GET /legal-pages/:id': C,
  'GET /legal-pages/:id/revisions': C,
  'POST /legal-pages/:id': C,
  'GET /redirects': C,
  'GET /redirects/:id': C,
  'POST /redirects': C,
  'POST /redirects/:id': C,
  'POST /redirects/:id/delete': C,
  'GET /settings/company': O,
  'POST /settings/company': O,
  'GET /settings/company/revisions': O,
  'GET /settings/appearance': O,
  'POST /settings/appearance': O,
  'GET /settings/appearance/revisions': O,
  'GET /settings/lists': O,
  'POST /settings/lists': O,
  'GET /settings/lists/revisions': O,
  'GET /list-words': O,
  'POST /setting-pictures': O,
  'GET /setting-pictures/:id': O,
  'GET /settings/frame': O,
  'POST /settings/frame': O,
  'GET /settings/frame/revisions': O,
  'GET /settings/menu': O,
  'GET /settings/footer': O,
  'POST /settings/footer': O,
  'GET /settings/footer/revisions': O,
  'POST /settings/menu': O,
  'GET /settings/menu/revisions': O,
  'GET /settings/hours': O,
  'POST /settings/hours': O,
  'GET /settings/hours/revisions': O,
  'GET /settings/claims': O,
  'POST /settings/claims': O,
  'GET /settings/claims/revisions': O,
  'GET /settings/notices': O,
  'POST /settings/notices': O,
  'GET /settings/notices/revisions': O,
  'GET /settings/whatsapp': O,
  'POST /settings/whatsapp': O,
  'GET /settings/whatsapp/revisions': O,
  'GET /settings/offers': O,
  'POST /settings/offers': O,
  'GET /settings/offers/revisions': O,
  'GET /settings/routing': M,
  'POST /settings/routing': M,
  'GET /settings/routing/revisions': M,
  'POST /cars/search': C,
  'GET /cars/:id': C,
  'GET /cars/:id/revisions': C,
  'POST /cars': C,
  'POST /cars/:id': C,
  'PATCH /cars/:id': C,
  'POST /cars/:id/restore': C,
  'POST /cars/states': C,
  'POST /cars/:id/draft-link': C,
  'POST /cars/prices/preview': C,
  'POST /cars/prices': C,
  'GET /cars/:id/prices': C,
  'POST /used-cars/search': C,
  'GET /used-cars/defect-drawing': C,
  'POST /used-cars/match': C,
  'GET /used-cars/:id': C,
  'GET /used-cars/:id/revisions': C,
  'POST /used-cars': C,
  'POST /used-cars/:id': C,
  'PATCH /used-cars/:id': C,
  'POST /used-cars/:id/restore': C,
  'POST /used-cars/states': C,
  'POST /used-cars/:id/draft-link': C,
  'POST /used-cars/prices/preview': C,
  'POST /used-cars/prices': C,
  'GET /used-cars/:id/prices': C,
  'POST /parts/search': C,
  'GET /parts/:id': C,
  'GET /parts/:id/revisions': C,
  'POST /parts': C,
  'POST /parts/:id': C,
  'PATCH /parts/:id': C,
  'POST /parts/:id/restore': C,
  'POST /parts/states': C,
  'POST /parts/:id/draft-link': C,
  'POST /parts/prices/preview': C,
  'POST /parts/prices': C,
  'GET /parts/:id/prices': C,
  'POST /brands/search': C,
  'GET /brands/:id': C,
  'GET /brands/:id/revisions': C,
  'POST /brands': C,
  'POST /brands/:id': C,
  'PATCH /brands/:id': C,
  'POST /brands/:id/restore': C,
  'POST /brands/states': C,
  'GET /list-views': STAFF,
  'POST /list-views': STAFF,
  'POST /list-views/:id/delete': STAFF,
  'GET /change-batches': C,
  'POST /change-batches/:id/undo': C,
}

/** The calls that the router really has. */
function routed(): string[] {
  const routes = harness.app.routes.filter((route) => route.method !== 'ALL' && route.path.startsWith('/admin/api'))
  return [...new Set(routes.map((route) => `${route.method} ${route.path.slice('/admin/api'.length)}`))]
}

/** A body that no call accepts: whoever gets past the gate is stopped by the schema, so nothing is changed. */
const UNACCEPTABLE = { 'no such field': true }

async function outcome(name: string, cookie?: string): Promise<'in' | 'login' | 'forbidden'> {
  const [method = '', path = ''] = name.split(' ')
  harness.from(`192.0.2.${(askedFrom += 1) % 250}`)
  const query = method === 'GET' ? '?no_such_field=1' : ''
  const got = await harness.send(`/admin/api${path.replace(':id', '1')}${query}`, { method, body: method === 'GET' ? undefined : UNACCEPTABLE, cookie })
  // An upload is refused for being no file.
  if (got.status === 400 || got.status === 415) return 'in'
  if (got.status === 401) return 'login'
  if (got.status === 403) return 'forbidden'
  throw new Error(`${name}: ${got.status} ${got.text}`)
}
let askedFrom = 0

describe('every call of the router', () => {
  it('is listed here, and everything listed is there', () => {
    expect(routed().toSorted()).toEqual(Object.keys(EXPECTED).toSorted())
  })

  it('lets nobody in who is not logged in, but where it must', async () => {
    for (const [name, access] of Object.entries(EXPECTED)) expect([name, await outcome(name)]).toEqual([name, access === 'anybody' ? 'in' : 'login'])
  })

  it.each(['totp', 'enrol'] as const)('lets a login at stage %s no further than its second factor', async (stage) => {
    const { cookie } = await harness.openSession('owner', stage)
    for (const [name, access] of Object.entries(EXPECTED)) {
      expect([name, await outcome(name, cookie)]).toEqual([name, access === 'anybody' || access === 'session' ? 'in' : 'login'])
    }
  })

  it.each(ROLE_KEYS)('lets %s in where the role allows it', async (role) => {
    const { cookie } = await harness.openSession(role)
    for (const [name, access] of Object.entries(EXPECTED)) {
      const isAllowed = access === 'anybody' || access === 'session' || access.includes(role)
      expect([name, await outcome(name, cookie)]).toEqual([name, isAllowed ? 'in' : 'forbidden'])
    }
  })

  it('lets a role with dealers alone see whom to assign one to (R16.40)', async () => {
    const system = harness.makeCtx({ actor: { kind: 'system' }, locale: 'en', requestId: 'roles' })
    const value = (...permissions: Permission[]) => ({ name_en: permissions.join(), name_zh: '', permissions, languages: null })
    const askAs = async (...permissions: Permission[]) => {
      const { cookie, staffId } = await harness.openSession('content')
      const { role_key: role } = await saveRole({ ctx: system, input: { id: null, version: 0, value: value(...permissions) } })
      await setStaffRole({ ctx: system, input: { staffId, role } })
      const got = await harness.send('/admin/api/colleagues', { cookie })
      return { status: got.status, names: got.text.includes(`"id":${staffId},`) }
    }
    expect(await askAs('dealer.assign')).toEqual({ status: 200, names: true })
    expect(await askAs('enquiry.assign')).toEqual({ status: 200, names: true })
    expect(await askAs('catalogue.write', 'member.read')).toEqual({ status: 403, names: false })
  })

  it('is described in the document, and nothing else is', async () => {
    const { cookie } = await harness.openSession('content')
    const got = await harness.send('/admin/api/openapi.json', { cookie })
    const document = JSON.parse(got.text) as { paths: Record<string, Record<string, unknown>> }
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    )
    expect(described.toSorted()).toEqual(Object.keys(EXPECTED).toSorted())
    expect(document.paths['/staff/{id}/role']?.['post']).toMatchObject({
      parameters: [{ name: 'id', in: 'path', required: true }],
      requestBody: { content: { 'application/json': { schema: { properties: { role: { type: 'string' } }, additionalProperties: false } } } },
    })
  })
})
