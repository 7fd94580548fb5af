import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { webhookEndpoint } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { recordEnquiry } from '#core/domain/enquiry/index.ts'
import { createTestCtx, enquiryInput, VISITOR_REQUEST } from '#core/domain/testing.ts'
import { listWebhookDeliveries, renewWebhookSecret, resendWebhookDelivery, saveWebhook } from '#core/domain/webhook/index.ts'
import { createHttpWebhook } from '#core/ports/webhook/http.ts'
import { createWebhookHandler } from './send-webhook.ts'

type Got = { headers: Record<string, string>; body: string }

let database: TestDatabase
let server: Server
let origin = ''
const got: Got[] = []
const statuses: number[] = []
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  server = createServer((request: IncomingMessage, response) => {
    void text(request).then((body) => {
      got.push({ headers: request.headers as Record<string, string>, body })
      response.writeHead(statuses.shift() ?? 204, { location: `${origin}/elsewhere` }).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  await database.drop()
})

// R23.42, R23.43
it('fails at a redirect, is tried again, arrives signed, and is sent again under the same id by both secrets', async () => {
  const { ctx, jobs } = createTestCtx(database.db, { actor: { kind: 'system' } })
  const value = { name: 'CRM', url: 'https://crm.example.com/', events: ['lead.created' as const], with_contact: false, is_on: true }
  const { webhook, secret } = await saveWebhook({ ctx, input: { id: null, version: 0, value } })
  await database.db.update(webhookEndpoint).set({ url: `${origin}/hook` })
  const visitor = { ...ctx, actor: { kind: 'visitor' as const } }
  const { reference } = await recordEnquiry({ ctx: visitor, input: enquiryInput(), idempotencyKey: null, request: VISITOR_REQUEST })
  const job = jobs.sent.find(({ name }) => name === 'webhook-send')
  if (job?.name !== 'webhook-send') throw new Error('no job')
  const handler = createWebhookHandler({ createCtx: () => ctx }, createHttpWebhook({ isAnywhere: true }))
  const run = () => handler(job.payload, { number: 1, isLast: false })

  statuses.push(307, 500)
  await expect(run()).rejects.toMatchObject({ name: 'WebhookFailure', code: '307' })
  await expect(run()).rejects.toMatchObject({ name: 'WebhookFailure', code: '500' })
  expect(await run()).toBe('done')
  expect(await run()).toBe('done')
  expect(got).toHaveLength(3)
  const [first, , last] = got
  expect(new Webhook(secret ?? '').verify(last?.body ?? '', last?.headers ?? {})).toMatchObject({ type: 'lead.created', data: { reference } })

  const renewed = await renewWebhookSecret({ ctx, input: { id: webhook.id } })
  await resendWebhookDelivery({ ctx, input: { id: job.payload.deliveryId } })
  expect(await run()).toBe('done')
  const again = got[3]
  expect([again?.body, again?.headers['webhook-id']]).toEqual([first?.body, first?.headers['webhook-id']])
  for (const each of [secret, renewed.secret]) expect(new Webhook(each ?? '').verify(again?.body ?? '', again?.headers ?? {})).toBeTruthy()
  const { list } = await listWebhookDeliveries({ ctx, input: { id: webhook.id, page: 1, page_size: 25 } })
  expect(list[0]?.tries.map(({ status }) => status)).toEqual([307, 500, 204, 204])
})
