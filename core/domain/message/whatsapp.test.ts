import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { and, eq } from 'drizzle-orm'
import { LEAD_LIMITS } from '#contract/message-values.ts'
import type { SendWhatsappInput } from '#contract/message.ts'
import { enquiry, message, setting, staffNotice, whatsappDelivery } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { eraseCustomer, linkCustomer, listCustomers } from '#core/domain/customer/index.ts'
import { findEnquiry, recordAnswer, recordEnquiry, setEnquiryStatus } from '#core/domain/enquiry/index.ts'
import { addStaff, createTestCtx, enquiryInput, VISITOR_REQUEST } from '#core/domain/testing.ts'
import { createFakeWhatsapp } from '#core/ports/whatsapp/fake.ts'
import {
  claimWhatsapp,
  enterMessage,
  findConversation,
  listUnmatched,
  noteSentWhatsapp,
  noteWhatsappReport,
  receiveWhatsapp,
  sendWhatsapp,
  sendWhatsappAgain,
  settleWhatsapp,
  type ReceiveWhatsappInput,
  type WhatsappReport,
} from './index.ts'

const HOUR = 3_600_000

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const templates = [
    { name: 'price_ready', language: 'en_US', text: 'Hello {{1}}, the price for {{2}} is ready.' },
    { name: 'hello', language: 'zh_CN', text: '您好！' },
  ]
  await database.db.insert(setting).values({ key: 'whatsapp', value: { templates } })
})
afterAll(() => database.drop())

let seller: Awaited<ReturnType<typeof addStaff>>
let lead: { id: number; number: string }
beforeEach(async () => {
  await database.db.update(message).set({ dismissedAt: new Date() })
  seller = await addStaff(database.db, ['enquiry.read', 'enquiry.write'])
  lead = await newLead()
})

/** A number that no other test knows. */
const newNumber = () => `2547${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

async function newLead(changes: Parameters<typeof enquiryInput>[0] = {}) {
  const number = newNumber()
  const { ctx } = createTestCtx(database.db)
  const input = enquiryInput({ mobile: `+${number}`, ...changes })
  const { reference } = await recordEnquiry({ ctx, input, idempotencyKey: null, request: VISITOR_REQUEST })
  const [row] = await database.db.update(enquiry).set({ ownerId: seller.staffId }).where(eq(enquiry.reference, reference)).returning({ id: enquiry.id })
  return { id: row?.id ?? 0, number }
}

type Options = { actor?: 'seller' | 'system'; laterMs?: number; isOff?: boolean }

function context({ actor = 'seller', laterMs = 0, isOff = false }: Options = {}) {
  const made = createTestCtx(database.db, { actor: actor === 'seller' ? seller : { kind: 'system' } })
  made.clock.advance(laterMs)
  const whatsapp = isOff ? null : createFakeWhatsapp()
  return { ...made, ctx: { ...made.ctx, ports: { ...made.ctx.ports, whatsapp } } }
}

const NOW = new Date('2026-11-21T08:00:00Z')

function receive(changes: Partial<ReceiveWhatsappInput> = {}, options: Options = {}) {
  const { ctx } = context({ actor: 'system', ...options })
  const told = { wamid: `wamid.${crypto.randomUUID()}`, from: lead.number, to: '8613800000000', name: 'Amina', text: 'I take two.', hasMedia: false, at: NOW }
  return receiveWhatsapp({ ctx, input: { ...told, ...changes } })
}

function send(changes: Partial<SendWhatsappInput> = {}, made = context()) {
  return sendWhatsapp({ ctx: made.ctx, input: { id: lead.id, key: crypto.randomUUID(), parameters: [], ...changes } })
}

const words = { text: 'USD 9,650 FOB.' }
const template = { template: { name: 'price_ready', language: 'en_US' }, parameters: ['Amina', 'two units'] }
const conversation = (options: Options = {}) => findConversation({ ctx: context(options).ctx, input: { id: lead.id } })
const detail = (id = lead.id) => findEnquiry({ ctx: context().ctx, input: { id } })
const unmatched = () => listUnmatched({ ctx: context().ctx, input: { aside: 'no', page: 1, page_size: 50 } })
const claim = (messageId: number, options: Options = {}) =>
  claimWhatsapp({ ctx: context({ actor: 'system', ...options }).ctx, input: { messageId, holdMs: 1000 } })
const noticesOf = (kind: 'buyer_wrote' | 'mail_bounced') =>
  database.db
    .select()
    .from(staffNotice)
    .where(and(eq(staffNotice.enquiryId, lead.id), eq(staffNotice.kind, kind), eq(staffNotice.staffId, seller.staffId)))

// R23.34
describe('a WhatsApp message to the buyer', () => {
  it('goes in free words for 24 hours after what they wrote, by its own time', async () => {
    expect((await conversation()).whatsapp).toMatchObject({ window_ends_at: null })
    await receive({ at: new Date(NOW.getTime() - 23 * HOUR) })
    expect((await conversation()).whatsapp).toMatchObject({ window_ends_at: '2026-11-21T09:00:00.000Z' })
    const made = context()
    const { messages } = await send(words, made)
    expect(messages.at(-1)).toMatchObject({
      channel: 'whatsapp',
      direction: 'out',
      to_address: `+${lead.number}`,
      text: words.text,
      delivery: { status: 'pending', delivered_at: null },
    })
    expect(made.jobs.sent).toContainEqual({ name: 'message-whatsapp', payload: { messageId: messages.at(-1)?.id } })
    const found = await detail()
    expect(found).toMatchObject({ status: 'contacted', awaiting_since: null })
    expect(found.events.find(({ kind }) => kind === 'answered')?.detail).toEqual({ channel: 'whatsapp', message: messages.at(-1)?.id })
    await expect(send(words, context({ laterMs: 2 * HOUR }))).rejects.toMatchObject({ issues: [{ path: 'text', key: 'window_closed' }] })
  })

  it('does not get a window by a time that lies ahead, nor by what came long ago and late', async () => {
    await receive({ at: new Date(NOW.getTime() + 48 * HOUR) })
    expect((await conversation()).whatsapp).toMatchObject({ window_ends_at: '2026-11-22T08:00:00.000Z' })
    lead = await newLead()
    await receive({ at: new Date(NOW.getTime() - 30 * HOUR) })
    await expect(send(words)).rejects.toMatchObject({ issues: [{ key: 'window_closed' }] })
  })

  it('is an approved template at any time, with everything that stands in its places', async () => {
    const { messages, whatsapp } = await send(template)
    expect(messages.at(-1)).toMatchObject({ text: 'Hello Amina, the price for two units is ready.', locale: 'en' })
    expect(whatsapp?.templates.map(({ name, parameters }) => [name, parameters])).toEqual([
      ['price_ready', 2],
      ['hello', 0],
    ])
    const claimed = await claim(messages.at(-1)?.id ?? 0)
    expect(claimed).toMatchObject({ to: `+${lead.number}`, template: { name: 'price_ready', language: 'en_US', parameters: ['Amina', 'two units'] } })
    const refused: [Partial<SendWhatsappInput>, { path: string; key: string }][] = [
      [
        { ...template, parameters: ['Amina'] },
        { path: 'parameters.1', key: 'required' },
      ],
      [
        { ...template, parameters: ['Amina', 'two', 'three'] },
        { path: 'parameters', key: 'too_many' },
      ],
      [
        { ...template, parameters: ['Amina', '{{vehicle}}'] },
        { path: 'parameters.1', key: 'open_field' },
      ],
      [{ template: { name: 'price_ready', language: 'de' } }, { path: 'template', key: 'unknown_template' }],
      [{ text: 'It costs {{price}}.' }, { path: 'text', key: 'open_field' }],
    ]
    for (const [input, issue] of refused) await expect(send(input)).rejects.toMatchObject({ key: 'validation_failed', issues: [issue] })
  })

  it('is sent once for a key, also when the window has closed since', async () => {
    await receive()
    const key = crypto.randomUUID()
    const made = context()
    await send({ ...words, key }, made)
    await send({ ...words, key }, made)
    const { messages } = await send({ ...words, key }, context({ laterMs: 30 * HOUR }))
    expect(messages.filter(({ direction }) => direction === 'out')).toHaveLength(1)
    expect(made.jobs.sent.filter(({ name }) => name === 'message-whatsapp')).toHaveLength(1)
  })

  it('is for nobody without a service, from quarantine, or without a number that can be dialled', async () => {
    await expect(send(template, context({ isOff: true }))).rejects.toMatchObject({ key: 'conflict' })
    expect((await conversation({ isOff: true })).whatsapp).toBeNull()
    await database.db.update(enquiry).set({ isQuarantined: true }).where(eq(enquiry.id, lead.id))
    await expect(send(template)).rejects.toMatchObject({ key: 'conflict' })
    await database.db.update(enquiry).set({ isQuarantined: false, mobile: '0712', mobileE164: null }).where(eq(enquiry.id, lead.id))
    await expect(send(template)).rejects.toMatchObject({ key: 'conflict' })
    expect((await conversation()).whatsapp).toBeNull()
    const reader = createTestCtx(database.db, { actor: await addStaff(database.db, ['enquiry.read']) })
    await expect(sendWhatsapp({ ctx: reader.ctx, input: { id: lead.id, key: crypto.randomUUID(), ...words, parameters: [] } })).rejects.toMatchObject({
      key: 'forbidden',
    })
  })
})

// R23.36
describe('what became of it', () => {
  async function sent() {
    const key = crypto.randomUUID()
    const { messages } = await send({ ...template, key })
    return { key, id: messages.at(-1)?.id ?? 0, wamid: `wamid.${key}` }
  }
  const settle = (messageId: number, outcome: Parameters<typeof settleWhatsapp>[0]['input']['outcome']) =>
    settleWhatsapp({ ctx: context({ actor: 'system' }).ctx, input: { messageId, outcome } })
  const report = (told: Partial<WhatsappReport>, options: Options = {}) =>
    noteWhatsappReport({
      ctx: context({ actor: 'system', ...options }).ctx,
      input: { wamid: '', mark: null, status: 'sent', at: NOW, code: 'WA 131026', ...told },
    })
  const delivery = async () => (await conversation()).messages.at(-1)?.delivery

  it('is in one hand, and in the next when that has died', async () => {
    const { id, wamid } = await sent()
    expect(await claim(id)).toMatchObject({ to: `+${lead.number}` })
    expect(await claim(id)).toBe('held')
    expect(await claim(id, { laterMs: 2000 })).toMatchObject({ to: `+${lead.number}` })
    await settle(id, { status: 'failed', error: 'WA 131000', isFinal: false })
    expect(await delivery()).toMatchObject({ status: 'pending', trouble: 'refused', error: 'WA 131000', attempts: 2 })
    await settle(id, { status: 'sent', wamid })
    expect(await claim(id)).toBe('settled')
    expect(await delivery()).toMatchObject({ status: 'sent', trouble: null, error: null })
    expect(await claim(0)).toBe('settled')
  })

  it('comes by reports, in whatever order and however often', async () => {
    const { id, wamid } = await sent()
    await settle(id, { status: 'sent', wamid })
    const later = new Date(NOW.getTime() + 5000)
    expect(await report({ wamid, status: 'read', at: later })).toBe(true)
    await report({ wamid, status: 'delivered', at: NOW })
    await report({ wamid, status: 'sent' })
    await report({ wamid, status: 'failed' })
    expect(await delivery()).toMatchObject({ status: 'sent', trouble: null, delivered_at: later.toISOString(), read_at: later.toISOString() })
    expect(await report({ wamid: 'wamid.other', status: 'read' })).toBe(false)
    expect(await noticesOf('mail_bounced')).toEqual([])
  })

  it('is known by its key where a process has died before it noted the id, and not sent again', async () => {
    const { id, key, wamid } = await sent()
    await claim(id)
    expect(await report({ wamid, mark: key })).toBe(true)
    expect(await claim(id, { laterMs: HOUR })).toBe('settled')
    expect(await report({ wamid, status: 'delivered' })).toBe(true)
    expect(await delivery()).toMatchObject({ status: 'sent', delivered_at: NOW.toISOString() })
  })

  it('makes the buyer wait again where it fails for good, once, and tells whose lead it is', async () => {
    const { id, wamid } = await sent()
    expect((await detail()).awaiting_since).toBeNull()
    await settle(id, { status: 'sent', wamid })
    await report({ wamid, status: 'failed' })
    await report({ wamid, status: 'failed' })
    expect(await delivery()).toMatchObject({ status: 'failed', trouble: 'failed', error: 'WA 131026' })
    expect(await noticesOf('mail_bounced')).toHaveLength(1)
    const found = await detail()
    expect(found.awaiting_since).not.toBeNull()
    expect(found.events.filter(({ kind }) => kind === 'whatsapp_failed').map(({ detail: told }) => told)).toEqual([{ message: id, error: 'WA 131026' }])
  })

  it('is sent again after it failed, and is no answer to what the buyer has written since', async () => {
    const { id } = await sent()
    const again = (laterMs: number) => sendWhatsappAgain({ ctx: context({ laterMs }).ctx, input: { id: lead.id, message_id: id } })
    await expect(again(0)).rejects.toMatchObject({ key: 'conflict' })
    await settle(id, { status: 'failed', error: 'WA 131026', isFinal: true })
    await again(60_000)
    expect(await delivery()).toMatchObject({ status: 'pending', error: null })
    expect((await detail()).awaiting_since).toBeNull()
    expect(await claim(id, { laterMs: 61_000 })).toMatchObject({ to: `+${lead.number}` })
    await settle(id, { status: 'failed', error: 'WA 131026', isFinal: true })
    expect((await detail()).awaiting_since).not.toBeNull()
    await receive({ text: 'And the other one?' }, { laterMs: 120_000 })
    await again(180_000)
    expect((await detail()).awaiting_since).not.toBeNull()
  })

  it('is another one when it is sent again: what is told of the first time changes nothing', async () => {
    const { id, key, wamid } = await sent()
    expect(await claim(id)).toMatchObject({ mark: key })
    await settle(id, { status: 'sent', wamid })
    await report({ wamid, mark: key, status: 'failed' })
    await sendWhatsappAgain({ ctx: context({ laterMs: 60_000 }).ctx, input: { id: lead.id, message_id: id } })
    expect(await report({ wamid, mark: key, status: 'failed' })).toBe(true)
    expect(await delivery()).toMatchObject({ status: 'pending', error: null })
    expect(await claim(id, { laterMs: 61_000 })).toMatchObject({ mark: `${key}.2` })
    await settle(id, { status: 'sent', wamid: `${wamid}.2` })
    await report({ wamid, mark: key, status: 'failed' })
    await report({ wamid: `${wamid}.2`, mark: `${key}.2`, status: 'delivered' })
    expect(await delivery()).toMatchObject({ status: 'sent', trouble: null, delivered_at: NOW.toISOString() })
    expect(await noticesOf('mail_bounced')).toHaveLength(1)
  })

  it('is not sent again in free words once the window has closed', async () => {
    await receive()
    const { messages } = await send(words)
    const id = messages.at(-1)?.id ?? 0
    await settle(id, { status: 'failed', error: 'WA 131047', isFinal: true })
    const again = sendWhatsappAgain({ ctx: context({ laterMs: 48 * HOUR }).ctx, input: { id: lead.id, message_id: id } })
    await expect(again).rejects.toMatchObject({ key: 'validation_failed', issues: [{ path: 'text', key: 'window_closed' }] })
  })

  it('leaves the wait alone where they were answered since', async () => {
    const { id } = await sent()
    await recordAnswer({ ctx: context({ laterMs: 60_000 }).ctx, input: { id: lead.id, channel: 'call', is_reached: true, text: '' } })
    await settle(id, { status: 'failed', error: 'WA 131026', isFinal: true })
    expect((await detail()).awaiting_since).toBeNull()
    expect(await noticesOf('mail_bounced')).toHaveLength(1)
  })
})

// R23.24
describe('a WhatsApp message that a person sent by their own telephone', () => {
  it('stands in the conversation with its words, once, and ends the wait', async () => {
    const key = crypto.randomUUID()
    const note = () => noteSentWhatsapp({ ctx: context({ isOff: true }).ctx, input: { id: lead.id, key, text: 'USD 9,650 FOB.' } })
    await note()
    const { messages } = await note()
    expect(messages).toMatchObject([{ direction: 'out', text: 'USD 9,650 FOB.', marks: ['by_hand'], delivery: null, staff: { id: seller.staffId } }])
    expect(await detail()).toMatchObject({ awaiting_since: null, status: 'contacted' })
  })

  it('needs a number that can be dialled', async () => {
    await database.db.update(enquiry).set({ mobileE164: null, whatsappE164: null, mobile: 'none' }).where(eq(enquiry.id, lead.id))
    const input = { id: lead.id, key: crypto.randomUUID(), text: 'Hello' }
    await expect(noteSentWhatsapp({ ctx: context().ctx, input })).rejects.toMatchObject({ key: 'conflict' })
  })
})

// R23.35
describe('a WhatsApp message of a buyer', () => {
  it('comes to the lead of their number, starts the clock and is told, once', async () => {
    await send(template)
    const wamid = `wamid.${crypto.randomUUID()}`
    const outcomes = await Promise.all([1, 2, 3].map(() => receive({ wamid })))
    expect(outcomes.toSorted()).toEqual(['known', 'known', 'lead'])
    const { messages } = await conversation()
    expect(messages.at(-1)).toMatchObject({ channel: 'whatsapp', direction: 'in', text: 'I take two.', from_name: 'Amina', from_address: `+${lead.number}` })
    expect((await detail()).awaiting_since).not.toBeNull()
    expect(await noticesOf('buyer_wrote')).toHaveLength(1)
  })

  it('goes to the newest open lead, else to the newest', async () => {
    const older = lead
    const second = await newLead({ mobile: `+${older.number}` })
    const third = await newLead({ mobile: '+254700000000', whatsapp: `+${older.number}` })
    expect(await receive()).toBe('lead')
    const ctx = context().ctx
    const close = (id: number) => setEnquiryStatus({ ctx, input: { id, status: 'lost', loss_reason: 'no_reply' } })
    await close(third.id)
    await receive({ text: 'To the second' })
    await close(second.id)
    await close(older.id)
    await receive({ text: 'To the third again' })
    const textsOf = async (id: number) => (await findConversation({ ctx, input: { id } })).messages.map(({ text }) => text)
    expect(await Promise.all([textsOf(older.id), textsOf(second.id), textsOf(third.id)])).toEqual([
      [],
      ['To the second'],
      ['I take two.', 'To the third again'],
    ])
  })

  it('comes by another number of the same customer, and by the older spelling of a number', async () => {
    const mail = `amina.${crypto.randomUUID()}@example.com`
    const [first, second] = [await newLead({ mail }), await newLead({ mail })]
    const { ctx } = context({ actor: 'system' })
    for (const { id } of [first, second]) await linkCustomer({ ctx, input: { thing: 'enquiry', id } })
    expect(await receive({ from: first.number })).toBe('lead')
    expect((await findConversation({ ctx: context().ctx, input: { id: second.id } })).messages).toHaveLength(1)
    const line = String(Math.floor(Math.random() * 1e7)).padStart(7, '0')
    await newLead({ mobile: `+55 11 98${line}`, country: 'Brazil' })
    expect(await receive({ from: `55118${line}` })).toBe('lead')
  })

  it('of nobody we know waits, as does that for a lead in quarantine', async () => {
    expect(await receive({ from: newNumber() })).toBe('unmatched')
    expect((await unmatched()).list[0]).toMatchObject({ channel: 'whatsapp', reason: 'no_trace' })
    expect(await receive({ from: undefined })).toBe('unmatched')
    await database.db.update(enquiry).set({ isQuarantined: true }).where(eq(enquiry.id, lead.id))
    expect(await receive()).toBe('unmatched')
    expect((await unmatched()).list[0]).toMatchObject({ reason: 'quarantined' })
  })

  it('of a new buyer becomes an enquiry, to which the next ones come', async () => {
    const from = newNumber()
    await receive({ from, text: 'Do you have a Hilux?' })
    const [found] = (await unmatched()).list
    const { ctx } = context()
    const entered = await enterMessage({ ctx, input: { id: found?.id ?? 0, locale: 'en' } })
    expect(entered).toMatchObject({ name: 'Amina', whatsapp: `+${from}`, remark: 'Do you have a Hilux?' })
    expect(await receive({ from, text: 'Or two?' })).toBe('lead')
    expect((await findConversation({ ctx, input: { id: entered.id } })).messages.map(({ text }) => text)).toEqual(['Do you have a Hilux?', 'Or two?'])
    await receive({ from: undefined })
    const [hidden] = (await unmatched()).list
    await expect(enterMessage({ ctx, input: { id: hidden?.id ?? 0, locale: 'en' } })).rejects.toMatchObject({ key: 'conflict' })
  })

  it('says where something stays with the service', async () => {
    await receive({ text: '', hasMedia: true })
    expect((await conversation()).messages[0]).toMatchObject({ text: '', marks: ['media_left'] })
  })

  // R23.26
  it('comes through a flood of mails to the same lead', async () => {
    const mails = Array.from({ length: LEAD_LIMITS.hourly }, (_, n) => ({
      enquiryId: lead.id,
      direction: 'in' as const,
      channel: 'mail' as const,
      identity: `mail:${lead.id}:${n}`,
      fromName: '',
      fromAddress: 'flood@example.org',
      toAddress: '',
      subject: '',
      text: '',
      createdAt: NOW,
    }))
    await database.db.insert(message).values(mails)
    expect(await receive()).toBe('lead')
  })

  it('stops where there are more than a person writes', async () => {
    for (let n = 0; n < LEAD_LIMITS.hourly; n++) await receive()
    expect(await receive()).toBe('unmatched')
    const [found] = (await unmatched()).list
    expect(found).toMatchObject({ reason: 'too_many', likely: [{ id: lead.id }] })
  })

  it('does not come back by an old call when it has been erased', async () => {
    const wamid = `wamid.${crypto.randomUUID()}`
    await receive({ wamid })
    const { messages } = await send(words)
    const { ctx } = context({ actor: 'system' })
    await linkCustomer({ ctx, input: { thing: 'enquiry', id: lead.id } })
    const { list } = await listCustomers({ ctx, input: { word: lead.number, page: 1, page_size: 10, sort: 'last_at', order: 'desc' } as never })
    await eraseCustomer({ ctx, input: { id: list[0]?.id ?? 0 } })
    expect(await database.db.$count(whatsappDelivery, eq(whatsappDelivery.messageId, messages.at(-1)?.id ?? 0))).toBe(0)
    expect(await receive({ wamid }, { laterMs: 9 * 24 * HOUR })).toBe('ignored')
  })

  it('is received by the system alone', async () => {
    await expect(receive({}, { actor: 'seller' })).rejects.toMatchObject({ key: 'forbidden' })
    await expect(noteWhatsappReport({ ctx: context().ctx, input: { wamid: 'x', mark: null, status: 'sent', at: NOW, code: '' } })).rejects.toMatchObject({
      key: 'forbidden',
    })
  })
})
