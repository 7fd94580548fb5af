import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { enquiry, message, setting, whatsappDelivery } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { recordEnquiry } from '#core/domain/enquiry/index.ts'
import { sendWhatsapp } from '#core/domain/message/index.ts'
import { addStaff, createTestCtx, enquiryInput, VISITOR_REQUEST } from '#core/domain/testing.ts'
import { createFakeWhatsapp } from '#core/ports/whatsapp/fake.ts'
import { WhatsappRefusal } from '#core/ports/whatsapp/port.ts'
import { createWhatsappHandler } from './send-whatsapp.ts'

const FIRST = { number: 1, isLast: false }
const LAST = { number: 18, isLast: true }
const QUIET = { info: () => {}, warn: () => {}, error: () => {} }

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await database.db.insert(setting).values({ key: 'whatsapp', value: { templates: [{ name: 'hello', language: 'en', text: 'Hello {{1}}' }] } })
})
afterAll(() => database.drop())

/** A message that waits to be sent, and what sends it. */
async function setUp(failures: Error[] = []) {
  const whatsapp = createFakeWhatsapp(failures)
  const visitor = createTestCtx(database.db)
  const { reference } = await recordEnquiry({ ctx: visitor.ctx, input: enquiryInput(), idempotencyKey: null, request: VISITOR_REQUEST })
  const [lead] = await database.db.select({ id: enquiry.id }).from(enquiry).where(eq(enquiry.reference, reference))
  const { ctx } = createTestCtx(database.db, { actor: await addStaff(database.db, ['enquiry.read', 'enquiry.write']) })
  const key = crypto.randomUUID()
  const input = { id: lead?.id ?? 0, key, template: { name: 'hello', language: 'en' }, parameters: ['Amina'] }
  const { messages } = await sendWhatsapp({ ctx: { ...ctx, ports: { ...ctx.ports, whatsapp } }, input })
  const messageId = messages.at(-1)?.id ?? 0
  const run = (attempt = FIRST, isOff = false) => {
    const system = createTestCtx(database.db, { actor: { kind: 'system' } }).ctx
    const createCtx = () => ({ ...system, ports: { ...system.ports, whatsapp: isOff ? null : whatsapp } })
    return createWhatsappHandler({ createCtx, log: QUIET })({ messageId }, attempt)
  }
  const state = async () => (await database.db.select().from(whatsappDelivery).where(eq(whatsappDelivery.messageId, messageId)))[0]
  return { whatsapp, key, messageId, run, state }
}

it('sends a message once and keeps the service’s id of it', async () => {
  const { whatsapp, key, messageId, run, state } = await setUp()
  expect(await run()).toBe('done')
  expect(await run()).toBe('done')
  expect(whatsapp.sent).toMatchObject([{ mark: key, name: 'hello', language: 'en', parameters: ['Amina'] }])
  expect(await state()).toMatchObject({ status: 'sent', attempts: 1, heldUntil: null })
  const [row] = await database.db.select({ wamid: message.messageId }).from(message).where(eq(message.id, messageId))
  expect(row?.wamid).toMatch(/^wamid\./)
})

it('tries again where that can help, and notes why it had to', async () => {
  const { run, state } = await setUp([new WhatsappRefusal({ code: 'WA 131000', isFinal: false })])
  await expect(run()).rejects.toMatchObject({ code: 'WA 131000' })
  expect(await state()).toMatchObject({ status: 'pending', error: 'WA 131000', heldUntil: null })
  expect(await run()).toBe('done')
  expect(await state()).toMatchObject({ status: 'sent', error: null, attempts: 2 })
})

it('gives up what the service refuses for good, and everything after the last try', async () => {
  const refused = await setUp([new WhatsappRefusal({ code: 'WA 131026', isFinal: true })])
  expect(await refused.run()).toBe('given_up')
  expect(await refused.state()).toMatchObject({ status: 'failed', error: 'WA 131026' })
  expect(await refused.run()).toBe('done')
  const lost = await setUp([new Error('connection lost')])
  await expect(lost.run(LAST)).rejects.toThrow('connection lost')
  expect(await lost.state()).toMatchObject({ status: 'failed', error: 'unknown' })
})

it('waits where the setting was taken out since', async () => {
  const { run, state } = await setUp()
  await expect(run(FIRST, true)).rejects.toMatchObject({ code: 'not set up' })
  expect(await state()).toMatchObject({ status: 'pending', error: 'not set up' })
})
