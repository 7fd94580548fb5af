import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { ERRORS } from '#contract/errors.ts'
import { createApi } from '#apps/api/index.ts'
import { PASSWORD } from '#core/domain/member/testing.ts'
import { openApi, type TestApi } from './open-api.ts'

type Operation = {
  parameters: { name: string; in: string; required: boolean }[]
  responses: Record<string, { content: { 'application/json': { schema: { $ref: string } } } }>
}
type Document = { openapi: string; paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, unknown> } }

let api: TestApi
let document: Document
beforeAll(async () => {
  api = await openApi(inject('databaseUrl'))
  document = (await api.ask('/api/openapi.json')).json as Document
})
afterAll(() => api.close())

/** Addresses that describe and show the API are no calls of it. */
const OWN_PAGES = /^\/api\/(openapi\.json|docs(\/|$))/
/** What a call needs to answer something. */
const EXAMPLES: Record<string, string> = {
  '/api/brand/detail': '?id=byd',
  '/api/car/detail': '?id=byd-seal',
  '/api/article/list': '?word=freight',
  '/api/article/detail': '?id=shipping-terms',
  '/api/activity/list': '?when=upcoming',
  '/api/activity/detail': '?id=open-days',
  '/api/download/list': '?category=stock',
  '/api/search': '?word=byd',
  '/api/car/list': '?brand=byd&price=10000-20000,20000-30000',
  '/api/fitting/list': '?brand=byd&category=filters,braking',
  '/api/fitting/detail': '?id=FIL-7',
  '/api/home/country': '?word=a',
  '/api/home/port': '?country=KE',
  '/api/used_car/list': '?brand=byd&status=available,reserved',
  '/api/used_car/detail': '?id=USED2222',
  '/api/price/landed': '?kind=new&id=byd-seal&country=KE&port=Mombasa&mode=roro',
  '/api/price/landed/list': '?new=byd-seal,no-such-car&used=USED2222&country=KE&port=Mombasa&mode=roro',
}

function operations(): [string, string, Operation][] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): [string, string, Operation] => [path, method, operation]),
  )
}

/** The document's schema as a validator: references lead to `$defs` there. */
function validatorOf(operation: Operation): z.ZodType {
  const reference = operation.responses['200']?.content['application/json'].schema.$ref ?? ''
  const rooted = { $ref: reference, $defs: document.components.schemas }
  return z.fromJSONSchema(JSON.parse(JSON.stringify(rooted).replaceAll('#/components/schemas/', '#/$defs/')))
}

it('describes exactly the calls that the router answers', () => {
  const router = createApi({ createCtx: () => Promise.reject(new Error('unused')) as never, onError: () => {}, siteOrigin: 'http://localhost:3000' })
  const routed = router.routes.filter((route) => route.method !== 'ALL' && !OWN_PAGES.test(route.path)).map((route) => `${route.method} ${route.path}`)
  const described = operations().map(([path, method]) => `${method.toUpperCase()} ${path}`)
  expect(described.toSorted()).toEqual(routed.toSorted())
  expect(described).toHaveLength(new Set(described).size)
  expect(described.length).toBeGreaterThanOrEqual(13)
})

it('is OpenAPI 3.1 whose references all lead somewhere and whose operations have names of their own', () => {
  const text = JSON.stringify(document)
  const references = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)].map(([, kind, name]) => `${kind}/${name}`)
  const known = new Set(Object.entries(document.components).flatMap(([kind, entries]) => Object.keys(entries).map((name) => `${kind}/${name}`)))
  expect(document.openapi).toBe('3.1.0')
  expect([...new Set(references)].filter((reference) => !known.has(reference))).toEqual([])
  const names = operations().map(([, , operation]) => Reflect.get(operation, 'operationId'))
  expect(new Set(names).size).toBe(names.length)
})

it('tells every error of the table', () => {
  const text = JSON.stringify(document)
  for (const [key, { code, status }] of Object.entries(ERRORS)) expect(text).toContain(`${code} ${key} (${status})`)
})

it('is told in docs/api.md with the same codes, and no call or code that is not there', async () => {
  const text = await readFile(new URL('../../../docs/api.md', import.meta.url), 'utf8')
  const rows = [...text.matchAll(/^\| (\d+) \| `(\w+)` \| (\d+) \|$/gm)].map(([, code, key, status]) => `${code} ${key} ${status}`)
  expect(rows.toSorted()).toEqual(
    Object.entries(ERRORS)
      .map(([key, { code, status }]) => `${code} ${key} ${status}`)
      .toSorted(),
  )
  const paths = [...text.matchAll(/\/api\/[a-z_/]+/g)].map(([path]) => path).filter((path) => !OWN_PAGES.test(path) && path !== '/api/openapi')
  expect(paths.filter((path) => !(path in document.paths))).toEqual([])
})

it('tells which parameters are required', () => {
  const required = operations().flatMap(([path, , operation]) =>
    operation.parameters.filter((parameter) => parameter.required).map((parameter) => `${path} ${parameter.name}`),
  )
  expect(required).toEqual([
    '/api/home/port country',
    '/api/brand/detail id',
    '/api/car/detail id',
    '/api/fitting/detail id',
    '/api/used_car/detail id',
    '/api/article/detail id',
    '/api/activity/detail id',
    '/api/partner/stock kind',
    ...['kind', 'id', 'country', 'port', 'mode'].map((name) => `/api/price/landed ${name}`),
    ...['country', 'port', 'mode'].map((name) => `/api/price/landed/list ${name}`),
  ])
})

it('tells what an enquiry needs, nothing of our own screens, and how it can fail', async () => {
  const operation = document.paths['/api/clue/record']?.['post']
  const bodies = Object(operation).requestBody.content as Record<string, { schema: { required: string[]; properties: Record<string, unknown> } }>
  expect(Object.keys(bodies)).toEqual(['application/json', 'application/x-www-form-urlencoded'])
  for (const { schema } of Object.values(bodies)) {
    expect(schema.required).toEqual(['name', 'mobile', 'mail', 'country', 'remark'])
    expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining([...schema.required, 'whatsapp', 'first_touch']))
  }
  expect(Object.keys(operation?.responses ?? {}).toSorted()).toEqual(['200', '400', '413', '415', '429', 'default'])
  expect(JSON.stringify(document)).not.toMatch(/company_website|elapsed_ms/)
})

it('agrees with what the calls of a member answer', async () => {
  const registered = await api.ask('/api/user/registered', { body: { email: 'amina@example.com', password: PASSWORD } })
  const { token } = (registered.json as { data: { token: string } }).data
  const calls = operations().filter(([path, method]) => path.startsWith('/api/user/') && (method === 'get' || path === '/api/user/info'))
  for (const [path, method, operation] of calls) {
    const answer = await api.ask(path, { headers: { authorization: `Bearer ${token}` }, body: method === 'post' ? {} : undefined })
    const result = validatorOf(operation).safeParse(answer.json)
    expect({ path, status: answer.status, issues: result.error?.issues }).toEqual({ path, status: 200, issues: undefined })
  }
  expect(calls.length).toBeGreaterThanOrEqual(6)
  expect(Object.keys(document.paths['/api/user/info']?.['post']?.responses ?? {})).toContain('401')
})

it('agrees with what every GET answers', async () => {
  const gets = operations().filter(([, method, operation]) => method === 'get' && !('security' in operation))
  for (const [path, , operation] of gets) {
    const answer = await api.ask(`${path}${EXAMPLES[path] ?? ''}`)
    const result = validatorOf(operation).safeParse(answer.json)
    expect({ path, status: answer.status, issues: result.error?.issues }).toEqual({ path, status: 200, issues: undefined })
  }
  expect(gets.length).toBeGreaterThanOrEqual(9)
})

it('would notice an answer that is not as described', async () => {
  const operation = document.paths['/api/car/detail']?.['get']
  if (!operation) throw new Error('not described')
  const { json } = await api.ask('/api/car/detail?id=byd-seal')
  const validator = validatorOf(operation)
  const { data } = json as { data: Record<string, unknown> }
  expect(validator.safeParse({ code: 0, msg: '', data: { ...data, moq: 'one' } }).success).toBe(false)
  expect(validator.safeParse({ code: 0, msg: '', data: { ...data, secret: 1 } }).success).toBe(false)
})

it('serves its reader from this host alone, without inline scripts', async () => {
  const page = await api.ask('/api/docs')
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
  expect(page.text).not.toMatch(/<script(?![^>]*\bsrc=)|https?:\/\//)
  for (const [, file] of page.text.matchAll(/(?:src|href)="(\/[^"]+)"/g)) expect((await api.ask(file ?? '')).status).toBe(200)
})
