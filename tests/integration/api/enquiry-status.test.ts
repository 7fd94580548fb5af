import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest'
import { enquiryInput } from '#core/domain/testing.ts'
import { openApi, type TestApi } from './open-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openApi(inject('databaseUrl'))
})
afterAll(() => api.close())
afterEach(() => {
  if (api.errors.length > 0) throw new Error('an unexpected error', { cause: api.errors })
})

type Told = { code: number; data: { reference: string; status_code: string; list: ({ reference: string; state: string } | null)[] } }

async function post(path: string, body: object): Promise<{ status: number } & Told> {
  const { status, json } = await api.ask(path, { body: { ...body } })
  return { status, ...(json as Told) }
}

it('answers an enquiry with the code that opens its state, and several codes at once (R10.25)', async () => {
  const sent = [await post('/api/clue/record', enquiryInput()), await post('/api/clue/record', enquiryInput())].map(({ data }) => data)
  const codes = [...sent.map(({ status_code: code }) => code), 'nobody-has-this']
  const { code, data } = await post('/api/clue/status', { codes })
  expect(code).toBe(0)
  expect(data.list.map((one) => one && [one.reference, one.state])).toEqual([...sent.map(({ reference }) => [reference, 'received']), null])
})

it.each([{}, { codes: [] }, { codes: Array.from({ length: 51 }, () => 'A') }, { codes: [7] }, { codes: 'A' }, { codes: ['A'], more: 1 }])(
  'refuses %j',
  async (body) => {
    expect((await post('/api/clue/status', body)).status).toBe(400)
  },
)

it('is not to be had with the code in an address', async () => {
  expect((await fetch(`${api.origin}/api/clue/status?codes=A`)).status).toBe(405)
})
