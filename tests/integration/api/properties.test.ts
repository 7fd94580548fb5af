import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { ERRORS } from '#contract/errors.ts'
import { createPartner } from '#core/domain/partner/index.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { signRequest } from '#docs/partner/quayline-partner.mjs'
import { openApi, type TestApi } from './open-api.ts'
import { objectOf, queryOf, type JsonSchema } from './schema-values.ts'

/** Calls in all, other ones in every run; eight at a time, as browsers send them. */
const CASES = inject('isLong') ? 20_000 : 1_000
const AT_ONCE = 8
/** The same cases again: `TEST_SEED=… npx vitest run tests/integration/api/properties`. */
const SEED = inject('seed')

type Operation = {
  parameters: { name: string; in: string; schema: JsonSchema }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
  security?: unknown
}
type Call = { path: string; method: string; operation: Operation; values: Record<string, unknown>; language: string; isForm: boolean }

let api: TestApi
let keys: { app_key: string; secret: string }
let token = ''
let operations: { path: string; method: string; operation: Operation }[]
beforeAll(async () => {
  api = await openApi(inject('databaseUrl'), { takePoint: async () => async () => {} })
  const document = (await api.ask('/api/openapi.json')).json as { paths: Record<string, Record<string, Operation>> }
  operations = Object.entries(document.paths).flatMap(([path, item]) => Object.entries(item).map(([method, operation]) => ({ path, method, operation })))
  const { ctx } = createTestCtx(api.database.db, { actor: { kind: 'system' } })
  const member = { email: 'member@example.com', mobile: '+254700000001', password: 'a'.repeat(64), name: 'Amina', country: 'Kenya' }
  const { json } = await api.ask('/api/user/registered', { body: member })
  token = (json as { data: { token: string } }).data.token
  keys = await createPartner({ ctx, input: { name: 'Example Motors', scopes: ['stock.read', 'lead.write'], v1Until: null } })
})
afterAll(() => api.close())

/** Values that lead to rows of the test's catalogue. */
const KNOWN = [
  'byd',
  'byd-seal',
  'suv',
  'sedan',
  'Euro V',
  'BEV',
  'USED2222',
  'FIL-7',
  'shipping-terms',
  'open-days',
  'Seal',
  'amina@example.com',
  '+254700000000',
  '2026-11-21',
]
const STATUS_OF = new Map<number, number>(Object.values(ERRORS).map(({ code, status }) => [code, status]))

it(`answers ${CASES} calls made from the document soundly (seed ${SEED})`, { timeout: 900_000 }, async () => {
  const counts = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(fc.array(callOf(), { minLength: AT_ONCE, maxLength: AT_ONCE }), async (calls) => {
      await Promise.all(
        calls.map(async (call) => {
          const status = await expectSound(call)
          const kind = `${status}`
          counts.set(kind, (counts.get(kind) ?? 0) + 1)
        }),
      )
    }),
    { numRuns: CASES / AT_ONCE, seed: SEED },
  )
  expect(api.errors).toEqual([])
  const sum = [...counts.values()].reduce((all, each) => all + each, 0)
  process.stdout.write(`properties: seed ${SEED}, ${sum} calls, ${JSON.stringify(Object.fromEntries([...counts].toSorted()))}\n`)
  expect(sum).toBe(CASES)
  // Neither all refused nor all taken: the cases reach the verbs as well as the edge.
  expect(counts.get('200') ?? 0).toBeGreaterThan(CASES / 10)
  expect(counts.get('400') ?? 0).toBeGreaterThan(CASES / 20)
})

function callOf(): fc.Arbitrary<Call> {
  return fc.constantFrom(...operations).chain(({ path, method, operation }) =>
    fc.record({
      path: fc.constant(path),
      method: fc.constant(method),
      operation: fc.constant(operation),
      values: objectOf(schemaOf(operation), KNOWN),
      language: fc.constantFrom('en', 'ar', 'th', 'zh', 'xx', ''),
      isForm: fc.boolean(),
    }),
  )
}

/** The schema of what an operation takes: its body, or its query as an object. */
function schemaOf({ parameters, requestBody }: Operation): JsonSchema {
  if (requestBody) return Object.values(requestBody.content)[0]?.schema ?? {}
  return { properties: Object.fromEntries(parameters.filter((each) => each.in === 'query').map(({ name, schema }) => [name, schema])) }
}

async function expectSound(call: Call): Promise<number> {
  const { url, body, headers } = requestOf(call)
  const response = await fetch(url, { method: call.method.toUpperCase(), headers, ...(body === '' ? {} : { body }) })
  const text = await response.text()
  if (response.status === 200) return 200
  const { code, msg } = JSON.parse(text) as { code: number; msg: string }
  expect({ call: describeCall(call), status: response.status, isServerError: response.status >= 500 }).toMatchObject({ isServerError: false })
  expect([code, response.status]).toEqual([code, STATUS_OF.get(code)])
  expect(msg).not.toBe('')
  return response.status
}

function requestOf({ path, method, operation, values, language, isForm }: Call): { url: URL; body: string; headers: Record<string, string> } {
  const isGet = method === 'get'
  const kinds = Object.keys(operation.requestBody?.content ?? {})
  const asForm = isForm && kinds.includes('application/x-www-form-urlencoded')
  const url = new URL(`${path.replaceAll(/\{\w+\}/g, 'byd-seal')}${isGet ? `?${queryOf(values)}` : ''}`, api.origin)
  const body = isGet ? '' : asForm ? queryOf(values) : JSON.stringify(values)
  const kind: Record<string, string> = isGet ? {} : { 'content-type': asForm ? 'application/x-www-form-urlencoded' : 'application/json' }
  // Logging out would end the session of all calls that come after.
  const session: Record<string, string> = path.startsWith('/api/user/') && path !== '/api/user/logout' ? { authorization: `Bearer ${token}` } : {}
  return { url, body, headers: { lang: language, ...kind, ...session, ...(operation.security === undefined ? {} : signed(method, url, body)) } }
}

/** Signed rightly, so that hostile values reach the verb. */
function signed(method: string, url: URL, body: string): Record<string, string> {
  return signRequest({ method, url, body, appKey: keys.app_key, secret: keys.secret, timestamp: Date.parse('2026-11-21T08:00:00Z') / 1000 })
}

function describeCall({ path, method, values, isForm }: Call): string {
  return `${method} ${path}${isForm ? ' (form)' : ''} ${JSON.stringify(values).slice(0, 500)}`
}
