import { createHmac } from 'node:crypto'
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { MESSAGE_LIMITS, MOST_MAIL_HEARD } from '#contract/message-values.ts'
import { message } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { findMailbox, noteRefusedMail, registerMailWebhook } from '#core/domain/message/index.ts'
import { addStaff, createTestCtx } from '#core/domain/testing.ts'
import { preloadMessages } from '#i18n/server.ts'
import { createApi } from './create-api.ts'
import { MAIL_WEBHOOK_PATH } from './mail-webhook.ts'

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await preloadMessages(['api'])
})
afterAll(() => database.drop())

function api(mailSecret: string | null = SECRET) {
  return createApi({ createCtx: () => createTestCtx(database.db).ctx, onError: (error) => console.error(error), siteOrigin: 'http://localhost', mailSecret })
}

const mail = (text: string) => Buffer.from(`From: Rosa <rosa@example.org>\r\nTo: sales@quayline.example\r\nSubject: Hola\r\n\r\n${text}`)

type Sent = { body: Buffer; secret?: string; at?: number; headers?: Record<string, string> }

function send({ body, secret = SECRET, at = Date.now(), headers = {} }: Sent, app = api()) {
  const timestamp = String(Math.floor(at / 1000))
  const mac = createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
    .update(`msg_1.${timestamp}.`)
    .update(body)
    .digest('base64')
  const signed = { 'webhook-id': 'msg_1', 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${mac}` }
  return app.request(MAIL_WEBHOOK_PATH, { method: 'POST', headers: { 'content-type': 'message/rfc822', ...signed, ...headers }, body: new Uint8Array(body) })
}

const count = () => database.db.$count(message)

// R23.28
it('takes a mail whose bytes are signed, in whatever signs they are, and the same once', async () => {
  const body = Buffer.concat([mail('Precio? '), Buffer.from([0xe1, 0xe9, 0xff])])
  const first = await send({ body })
  expect([first.status, await first.json()]).toEqual([200, { code: 0, message: 'success', data: { outcome: 'unmatched' } }])
  expect(await (await send({ body })).json()).toMatchObject({ data: { outcome: 'known' } })
  expect(await count()).toBe(1)
})

it('takes one right signature of several, as while a secret is changed', async () => {
  const body = mail('Two signatures')
  const timestamp = String(Math.floor(Date.now() / 1000))
  const mac = createHmac('sha256', Buffer.from(SECRET.slice('whsec_'.length), 'base64'))
    .update(`msg_1.${timestamp}.`)
    .update(body)
    .digest('base64')
  const both = { 'webhook-timestamp': timestamp, 'webhook-signature': `v1,AAAA v2,x v1,${mac}` }
  expect((await send({ body, headers: both })).status).toBe(200)
  expect((await send({ body, headers: { ...both, 'webhook-signature': 'v1,AAAA v2,x' } })).status).toBe(401)
})

it.each([
  ['signed by another', { secret: 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }, 401, 4106],
  ['of an hour ago', { at: Date.now() - 3_600_000 }, 401, 4107],
  ['of tomorrow', { at: Date.now() + 86_400_000 }, 401, 4107],
  ['without a signature', { headers: { 'webhook-signature': '' } }, 401, 4106],
  ['with a time that is none', { headers: { 'webhook-timestamp': 'now' } }, 401, 4106],
  ['of another kind', { headers: { 'content-type': 'application/json' } }, 415, 4151],
  ['that says it is too large', { headers: { 'content-length': String(MOST_MAIL_HEARD + 1) } }, 413, 4131],
])('refuses one %s, and keeps nothing', async (_what, changes, status, code) => {
  const before = await count()
  const response = await send({ body: mail('Forged'), ...changes })
  expect([response.status, ((await response.json()) as { code: number }).code]).toEqual([status, code])
  expect(await count()).toBe(before)
})

it('takes the head of one that is too large, so that staff see whose it is, and nothing of one that is forged', async () => {
  const body = Buffer.concat([mail('My film'), Buffer.alloc(MESSAGE_LIMITS.mailBytes, 'x')])
  const before = await count()
  expect((await send({ body, secret: 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' })).status).toBe(401)
  expect(await count()).toBe(before)
  expect(await (await send({ body })).json()).toMatchObject({ data: { outcome: 'unmatched' } })
  const [row] = await database.db.select().from(message).orderBy(desc(message.id)).limit(1)
  expect(row).toMatchObject({ fromAddress: 'rosa@example.org', subject: 'Hola', marks: ['too_large'] })
})

it('tells staff that a mail server calls, when last, and what it refused unheard by time and size alone', async () => {
  const { ctx: system } = createTestCtx(database.db, { actor: { kind: 'system' } })
  await registerMailWebhook({ ctx: system, input: { isOn: false } })
  await send({ body: mail('Where mails come from') })
  await send({ body: mail('Forged'), headers: { 'content-length': '200000000' } })
  const reader = await addStaff(database.db, ['enquiry.read'])
  const { ctx } = createTestCtx(database.db, { actor: reader })
  expect(await findMailbox({ ctx })).toMatchObject({
    kind: null,
    error: null,
    webhook: { last_at: expect.any(String), refused_at: expect.any(String), refused_bytes: 200_000_000 },
  })
  // Anybody can claim a size, so that staff are told once in an hour.
  const first = Date.parse((await findMailbox({ ctx })).webhook?.refused_at ?? '')
  const refuse = (laterMs: number, byteSize: number) => {
    const later = createTestCtx(database.db, { actor: { kind: 'system' } })
    later.clock.advance(first - later.clock.now().getTime() + laterMs)
    return noteRefusedMail({ ctx: later.ctx, input: { byteSize } })
  }
  await refuse(1_800_000, 300_000_000)
  expect((await findMailbox({ ctx })).webhook?.refused_bytes).toBe(200_000_000)
  await refuse(3_700_000, 400_000_000)
  expect((await findMailbox({ ctx })).webhook?.refused_bytes).toBe(400_000_000)
  await registerMailWebhook({ ctx: system, input: { isOn: false } })
  expect((await findMailbox({ ctx })).webhook).toBeNull()
})

it('is not there where no secret is set', async () => {
  expect((await send({ body: mail('x') }, api(null))).status).toBe(404)
})
