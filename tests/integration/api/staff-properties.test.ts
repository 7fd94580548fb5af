import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createHarness } from '#apps/admin/api/testing.ts'
import { ERRORS } from '#contract/errors.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { ensureSetupLink } from '#core/domain/staff/index.ts'
import { brandRecord, carRecord, fittingRecord, usedCarRecord } from '#core/domain/stock/testing.ts'
import { objectOf, queryOf, type JsonSchema } from './schema-values.ts'

/** Calls in all, other ones in every run. The same again: `TEST_SEED=… npx vitest run tests/integration/api/staff-properties`. */
const CASES = inject('isLong') ? 10_000 : 400
const SEED = inject('seed')

/** They end the session that all others are made in. */
const ENDING = ['/logout', '/me/password', '/me/authenticator', '/me/authenticator/confirm', '/staff/{id}/disable', '/staff/{id}/role', '/staff/{id}/withdraw']

type Operation = {
  parameters?: { name: string; in: string; schema: JsonSchema }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
}
type Call = { path: string; method: string; values: Record<string, unknown>; hasBody: boolean }

let database: TestDatabase
let harness: ReturnType<typeof createHarness>
let cookie = ''
let operations: { path: string; method: string; operation: Operation }[]
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  harness = createHarness(database.db)
  await ensureSetupLink({ ctx: harness.makeCtx({ actor: { kind: 'system' }, locale: 'en', requestId: 'start' }) })
  cookie = (await harness.openSession('owner')).cookie
  for (const [path, value] of [
    ['/brands', brandRecord('BYD')],
    ['/cars', carRecord(1)],
    ['/used-cars', usedCarRecord(1)],
    ['/parts', fittingRecord('OF-1')],
    ['/redirects', { source: '/old', target: '/carList' }],
  ] as const) {
    const { code } = await harness.send(`/admin/api${path}`, { cookie, body: { version: 0, value } })
    if (code !== 0) throw new Error(`${path} answers ${code}`)
  }
  const document = JSON.parse((await harness.send('/admin/api/openapi.json', { cookie })).text) as { paths: Record<string, Record<string, Operation>> }
  operations = Object.entries(document.paths)
    .flatMap(([path, item]) => Object.entries(item).map(([method, operation]) => ({ path, method, operation })))
    .filter(({ path }) => !ENDING.some((end) => path.endsWith(end)))
})
afterAll(() => database.drop())

const KNOWN = ['byd', 'Seal', 'en', 'car', 'used_car', 'imprint', '/old', 'kerb weight', '2026-11-21', '=1+1']
const IDS = ['1', '2', '0', '-1', '999999', '1e3', 'x', 'en', 'car', '99999999999999999999', '%00', "'"]
const STATUS_OF = new Map<number, number>(Object.values(ERRORS).map(({ code, status }) => [code, status]))

it(`answers ${CASES} calls of the staff made from the document soundly (seed ${SEED})`, { timeout: 400_000 }, async () => {
  const counts = new Map<number, number>()
  for (const call of fc.sample(callOf(), { numRuns: CASES, seed: SEED })) {
    const status = await expectSound(call)
    counts.set(status, (counts.get(status) ?? 0) + 1)
  }
  expect(harness.errors).toEqual([])
  process.stdout.write(`staff properties: seed ${SEED}, ${JSON.stringify(Object.fromEntries([...counts].toSorted(([one], [other]) => one - other)))}\n`)
  // Neither all refused nor all taken.
  expect(counts.get(200) ?? 0).toBeGreaterThan(CASES / 20)
  expect(counts.get(400) ?? 0).toBeGreaterThan(CASES / 20)
})

function callOf(): fc.Arbitrary<Call> {
  return fc.constantFrom(...operations).chain(({ path, method, operation }) => {
    const names = path.match(/\{\w+\}/g) ?? []
    return fc.record({
      path: fc
        .tuple(...names.map(() => fc.constantFrom(...IDS)))
        .map((ids) => names.reduce((made, name, at) => made.replace(name, encodeURIComponent(ids[at] ?? '1')), path)),
      method: fc.constant(method),
      values: objectOf(schemaOf(operation), KNOWN),
      hasBody: fc.constant(method !== 'get'),
    })
  })
}

/** The schema of what an operation takes: its body, or its query as an object. */
function schemaOf({ parameters = [], requestBody }: Operation): JsonSchema {
  const body = requestBody?.content['application/json']?.schema
  return body ?? { properties: Object.fromEntries(parameters.filter((each) => each.in === 'query').map(({ name, schema }) => [name, schema])) }
}

async function expectSound({ path, method, values, hasBody }: Call): Promise<number> {
  const told = `${method} ${path} ${JSON.stringify(values)}`.slice(0, 1_500)
  const got = await harness.send(`/admin/api${path}${hasBody ? '' : `?${queryOf(values)}`}`, {
    cookie,
    method: method.toUpperCase(),
    ...(hasBody ? { body: values } : {}),
  })
  expect([told, got.status, harness.errors]).toEqual([told, expect.toSatisfy((status: number) => status < 500), []])
  if (got.status < 300) return got.status
  expect([told, STATUS_OF.get(got.code ?? 0), got.body?.msg]).toEqual([told, got.status, expect.stringMatching(/./)])
  return got.status
}
