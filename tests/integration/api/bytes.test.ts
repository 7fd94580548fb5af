import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { ERRORS } from '#contract/errors.ts'
import { openApi, type TestApi } from './open-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openApi(inject('databaseUrl'))
})
afterAll(() => api.close())

const STATUS_OF = new Map<number, number>(Object.values(ERRORS).map(({ code, status }) => [code, status]))
const POSTS = ['/api/car/brand', '/api/car/auto_type', '/api/clue/record', '/api/clue/record_buy', '/api/session/handover', '/api/session/handover/redeem']
function expectSound(answer: { status: number; json: unknown }): void {
  if (answer.status === 200) return
  const { code, msg } = answer.json as { code: number; msg: string }
  expect(answer.status).toBeLessThan(500)
  expect([code, answer.status]).toEqual([code, STATUS_OF.get(code)])
  expect(msg).not.toBe('')
}

it('answers any bytes soundly', async () => {
  const type = fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'text/plain', 'application/json; charset=utf-16', '')
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...POSTS), type, fc.uint8Array({ maxLength: 300 }), async (path, contentType, bytes) => {
      const headers = new Headers(contentType === '' ? [] : [['content-type', contentType]])
      const response = await fetch(`${api.origin}${path}`, { method: 'POST', headers, body: new Uint8Array(bytes) })
      expectSound({ status: response.status, json: await response.json() })
    }),
    { numRuns: 200 },
  )
  expect(api.errors).toEqual([])
})
