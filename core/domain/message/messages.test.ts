import { text as textOf } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { and, eq } from 'drizzle-orm'
import { LEAD_LIMITS, MESSAGE_LIMITS } from '#contract/message-values.ts'
import { enquiry, enquiryEvent, mailDelivery, message, messageFile, staffNotice } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { multipart, pdfBytes, programBytes } from '#core/domain/dealer/testing.ts'
import type { Ctx } from '#core/domain/context.ts'
import { receiveForm } from '#core/domain/upload/index.ts'
import { eraseCustomer, exportCustomer, linkCustomer, listCustomers } from '#core/domain/customer/index.ts'
import { findEnquiry, recordAnswer, recordEnquiry } from '#core/domain/enquiry/index.ts'
import { claimMail, settleMail } from '#core/domain/mail-delivery/index.ts'
import { addStaff, createTestCtx, enquiryInput, VISITOR_REQUEST } from '#core/domain/testing.ts'
import { createFakeMailbox } from '#core/ports/mailbox/fake.ts'
import type { Translator } from '#core/ports/translator/port.ts'
import {
  dismissMessages,
  enterMessage,
  findConversation,
  findMailbox,
  listUnmatched,
  matchMessage,
  openMessageFile,
  prepareMessage,
  readMailbox,
  receiveMail,
  replyTokenOf,
  sendMailAgain,
  SENT_FILES,
  sendMessage,
  translateMessage,
} from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

const system = () => createTestCtx(database.db, { actor: { kind: 'system' } })

type Lead = { id: number; reference: string; mail: string; token: string }
let lead: Lead
let seller: Awaited<ReturnType<typeof addStaff>>
beforeEach(async () => {
  await database.db.update(message).set({ dismissedAt: new Date() })
  seller = await addStaff(database.db, ['enquiry.read', 'enquiry.write'])
  lead = await newLead()
})

async function newLead(): Promise<Lead> {
  const input = enquiryInput()
  const { ctx } = createTestCtx(database.db)
  const { reference } = await recordEnquiry({ ctx, input, idempotencyKey: null, request: VISITOR_REQUEST })
  const [row] = await database.db.update(enquiry).set({ ownerId: seller.staffId }).where(eq(enquiry.reference, reference)).returning({ id: enquiry.id })
  const id = row?.id ?? 0
  return { id, reference, mail: String(input.mail), token: await replyTokenOf(system().ctx, id) }
}

type Mail = {
  from?: string
  to?: string
  subject?: string
  text?: string
  head?: readonly string[]
  id?: string
  files?: readonly { name: string; bytes: Uint8Array }[]
}

function eml({
  from = lead.mail,
  to = `reply+${lead.token}@in.example.com`,
  subject = 'Re: Your enquiry',
  text = 'I take two.',
  head = [],
  id,
  files = [],
}: Mail = {}): Buffer {
  const lines = [
    `From: Amina <${from}>`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: <${id ?? `${crypto.randomUUID()}@mail.example.org`}>`,
    ...head,
    'MIME-Version: 1.0',
  ]
  if (files.length === 0) return Buffer.from([...lines, 'Content-Type: text/plain; charset=utf-8', '', text, ''].join('\r\n'))
  const parts = files.flatMap(({ name, bytes }) => [
    '--b',
    'Content-Type: application/octet-stream',
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(bytes).toString('base64'),
  ])
  return Buffer.from(
    [...lines, 'Content-Type: multipart/mixed; boundary="b"', '', '--b', 'Content-Type: text/plain; charset=utf-8', '', text, ...parts, '--b--', ''].join(
      '\r\n',
    ),
  )
}

const receive = (mail: Mail = {}, isWhole = true) => receiveMail({ ctx: system().ctx, input: { source: eml(mail), isWhole } })
const asSeller = () => createTestCtx(database.db, { actor: seller })
const conversation = () => findConversation({ ctx: asSeller().ctx, input: { id: lead.id } })
const detail = () => findEnquiry({ ctx: asSeller().ctx, input: { id: lead.id } })
const unmatched = (aside: 'no' | 'yes' = 'no') => listUnmatched({ ctx: asSeller().ctx, input: { aside, page: 1, page_size: 50 } })
const noticesOf = (kind: 'buyer_wrote' | 'mail_bounced') =>
  database.db
    .select()
    .from(staffNotice)
    .where(and(eq(staffNotice.enquiryId, lead.id), eq(staffNotice.kind, kind), eq(staffNotice.staffId, seller.staffId)))

function send(changes: Partial<Parameters<typeof sendMessage>[0]['input']> = {}, ctx = asSeller().ctx) {
  return sendMessage({ ctx, input: { id: lead.id, key: crypto.randomUUID(), subject: 'Your price', text: 'USD 9,650 FOB.', locale: 'en', ...changes } })
}

/** Files as the form has them taken in. */
async function taken(ctx: Ctx, ...files: [name: string, bytes: Uint8Array][]) {
  const { body, contentType } = multipart(
    [],
    files.map(([name, bytes]) => ({ name, bytes })),
  )
  return (await receiveForm({ ctx, input: { body, contentType }, limits: SENT_FILES })).documents
}

async function keysIn(ctx: Ctx): Promise<string[]> {
  return Array.fromAsync(ctx.ports.files.list('message'))
}

describe('a mail to the buyer', () => {
  it('is written, ends the wait and goes to the outbox in one transaction; the same key once more sends nothing', async () => {
    const { ctx, jobs } = asSeller()
    const key = crypto.randomUUID()
    expect((await send({ key }, ctx)).messages).toHaveLength(1)
    expect((await send({ key }, ctx)).messages).toHaveLength(1)
    expect(jobs.sent.filter(({ name }) => name === 'message-mail')).toHaveLength(1)
    const found = await detail()
    expect(found).toMatchObject({ status: 'contacted', awaiting_since: null, owner: { id: seller.staffId } })
    expect(found.events.filter(({ kind }) => kind === 'answered')).toHaveLength(1)
  })

  it('takes files along, which stay with it and go with the person; the same key once more keeps none', async () => {
    const { ctx } = asSeller()
    const key = crypto.randomUUID()
    const [first, second] = [
      await taken(ctx, ['offer.pdf', pdfBytes()], ['prices.csv', Buffer.from('model,price\nSeal,9650\n')]),
      await taken(ctx, ['offer.pdf', pdfBytes()]),
    ]
    const input = { id: lead.id, key, subject: 'Your price', text: 'See the files.', locale: 'en' as const }
    const [sent] = (await sendMessage({ ctx, input, documents: first })).messages
    expect(sent?.files).toMatchObject([
      { file_name: 'offer.pdf', content_type: 'application/pdf', fault: null },
      { file_name: 'prices.csv', content_type: 'text/csv', fault: null },
    ])
    expect((await sendMessage({ ctx, input, documents: second })).messages).toHaveLength(1)
    const keys = (
      await database.db
        .select({ key: messageFile.storageKey })
        .from(messageFile)
        .where(eq(messageFile.messageId, sent?.id ?? 0))
    ).map(({ key: storageKey }) => storageKey ?? '')
    const inStore = await keysIn(ctx)
    expect(inStore.toSorted()).toEqual(keys.toSorted())
    const opened = await openMessageFile({ ctx, input: { id: sent?.id ?? 0, file_id: sent?.files[1]?.id ?? 0 } })
    expect(await textOf(opened.content)).toBe('model,price\nSeal,9650\n')
    const prepared = await prepareMessage({ ctx: { ...ctx, actor: { kind: 'system' } }, input: { messageId: sent?.id ?? 0 } })
    expect(prepared?.files.map(({ fileName }) => fileName)).toEqual(['offer.pdf', 'prices.csv'])

    const desk = system().ctx
    await linkCustomer({ ctx: desk, input: { thing: 'enquiry', id: lead.id } })
    const [row] = await database.db.select({ id: enquiry.customerId }).from(enquiry).where(eq(enquiry.id, lead.id))
    const own = { ...desk, ports: { ...desk.ports, files: ctx.ports.files } }
    let exported = ''
    for await (const chunk of (await exportCustomer({ ctx: own, input: { id: row?.id ?? 0 } })).chunks) exported += chunk
    expect(exported).toContain('prices.csv')
    await eraseCustomer({ ctx: own, input: { id: row?.id ?? 0 } })
    expect(await keysIn(ctx)).toEqual([])
  })

  it('does not go without a file that cannot go, and keeps nothing of it', async () => {
    const { ctx } = asSeller()
    const input = { id: lead.id, key: crypto.randomUUID(), subject: 'Your price', text: 'See the files.', locale: 'en' as const }
    const attempt = async (...files: Parameters<typeof taken>[1][]) => sendMessage({ ctx, input, documents: await taken(ctx, ...files) })
    const fault = (path: string, key: string) => ({ key: 'validation_failed', issues: [{ path, key }] })
    await expect(attempt(['offer.pdf', pdfBytes()], ['tool.pdf', programBytes()])).rejects.toMatchObject(fault('files.1', 'type_refused'))
    await expect(attempt(['empty.pdf', Buffer.alloc(0)])).rejects.toMatchObject(fault('files.0', 'empty'))
    const half = Buffer.concat([pdfBytes(), Buffer.alloc(MESSAGE_LIMITS.sentBytes / 2)])
    await expect(attempt(['a.pdf', half], ['b.pdf', half])).rejects.toMatchObject(fault('files', 'too_large'))
    await database.db.update(enquiry).set({ isQuarantined: true }).where(eq(enquiry.id, lead.id))
    await expect(attempt(['offer.pdf', pdfBytes()])).rejects.toMatchObject({ key: 'conflict' })
    expect((await conversation()).messages).toEqual([])
    expect(await keysIn(ctx)).toEqual([])
  })

  it('is not sent while a field of a template stands in it, from quarantine, or to nobody', async () => {
    await expect(send({ text: 'It costs {{price}}.' })).rejects.toMatchObject({ key: 'validation_failed', issues: [{ path: 'text', key: 'open_field' }] })
    await database.db.update(enquiry).set({ isQuarantined: true }).where(eq(enquiry.id, lead.id))
    await expect(send()).rejects.toMatchObject({ key: 'conflict' })
    await database.db.update(enquiry).set({ isQuarantined: false, mail: '' }).where(eq(enquiry.id, lead.id))
    await expect(send()).rejects.toMatchObject({ key: 'conflict' })
    expect(await conversation()).toMatchObject({ messages: [], can_mail: false })
  })

  it('needs the right to write', async () => {
    const reader = await addStaff(database.db, ['enquiry.read'])
    await expect(send({}, createTestCtx(database.db, { actor: reader }).ctx)).rejects.toMatchObject({ key: 'forbidden' })
  })

  it('answers what the buyer wrote last, and has a key that nobody can guess', async () => {
    await receive({ id: 'first@mail.example.org' })
    await receive({ id: 'second@mail.example.org', text: 'And one more.' })
    const { messages } = await send()
    const prepared = await prepareMessage({ ctx: system().ctx, input: { messageId: messages.at(-1)?.id ?? 0 } })
    expect(prepared).toMatchObject({ enquiryId: lead.id, buyer: { address: lead.mail }, answers: ['first@mail.example.org', 'second@mail.example.org'] })
    expect(prepared?.key).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('answers our acknowledgement where the buyer has written nothing else', async () => {
    const { ctx } = system()
    const acknowledged = { enquiryId: lead.id, kind: 'acknowledge' as const, messageId: `${lead.reference.toLowerCase()}.acknowledge@quayline.example` }
    await claimMail({ ctx, input: { ...acknowledged, holdMs: 1000 } })
    await settleMail({ ctx, input: { ...acknowledged, outcome: { status: 'sent' } } })
    const { messages } = await send()
    const prepared = await prepareMessage({ ctx, input: { messageId: messages[0]?.id ?? 0 } })
    expect(prepared?.answers).toEqual([acknowledged.messageId])
  })

  it('that is given up makes the buyer wait again and is told, unless they were answered since', async () => {
    const lose = async () => {
      const { messages } = await send()
      const prepared = await prepareMessage({ ctx: system().ctx, input: { messageId: messages.at(-1)?.id ?? 0 } })
      return { enquiryId: lead.id, kind: 'message' as const, messageId: `${prepared?.key}.message@quayline.example` }
    }
    const { ctx, clock } = system()
    const first = await lose()
    await claimMail({ ctx, input: { ...first, holdMs: 1000 } })
    await settleMail({ ctx, input: { ...first, outcome: { status: 'failed', error: 'SMTP 550', isFinal: true } } })
    expect((await detail()).awaiting_since).not.toBeNull()
    expect(await noticesOf('mail_bounced')).toHaveLength(1)
    expect((await conversation()).messages.at(-1)?.delivery).toMatchObject({ status: 'failed', error: 'SMTP 550' })

    const second = await lose()
    await claimMail({ ctx, input: { ...second, holdMs: 1000 } })
    const later = asSeller()
    later.clock.advance(60_000)
    clock.advance(120_000)
    await recordAnswer({ ctx: later.ctx, input: { id: lead.id, channel: 'call', is_reached: true, text: '' } })
    await settleMail({ ctx, input: { ...second, outcome: { status: 'failed', error: 'SMTP 550', isFinal: true } } })
    expect((await detail()).awaiting_since).toBeNull()
  })
})

describe('an answer of the buyer', () => {
  it('comes to its lead by the address that only they have, starts the clock and is told', async () => {
    await send()
    expect(await receive({ text: 'I take two.\n\nOn Friday, Li <li@x.example> wrote:\n> USD 9,650 FOB.' })).toBe('lead')
    const { messages } = await conversation()
    expect(messages.at(-1)).toMatchObject({ direction: 'in', text: 'I take two.', from_address: lead.mail, marks: [] })
    expect(messages.at(-1)?.quoted).toContain('USD 9,650')
    expect((await detail()).awaiting_since).not.toBeNull()
    expect(await noticesOf('buyer_wrote')).toHaveLength(1)
  })

  it('is there once, however often and at once it comes', async () => {
    const source = eml()
    const outcomes = await Promise.all([1, 2, 3].map(() => receiveMail({ ctx: system().ctx, input: { source, isWhole: true } })))
    expect(outcomes.toSorted()).toEqual(['known', 'known', 'lead'])
    expect((await conversation()).messages).toHaveLength(1)
    expect(await noticesOf('buyer_wrote')).toHaveLength(1)
  })

  it('comes by the id of a message of ours too', async () => {
    const { messages } = await send()
    const prepared = await prepareMessage({ ctx: system().ctx, input: { messageId: messages.at(-1)?.id ?? 0 } })
    expect(await receive({ to: 'sales@quayline.example', head: [`In-Reply-To: <${prepared?.key}.message@quayline.example>`] })).toBe('lead')
  })

  it('from another address is marked', async () => {
    expect(await receive({ from: 'colleague@example.org' })).toBe('lead')
    expect((await conversation()).messages[0]).toMatchObject({ marks: ['other_sender'], from_address: 'colleague@example.org' })
  })

  it.each([
    ['changed by one sign', (token: string) => `${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`],
    ['of another number', (token: string) => `a${token.slice(1) === '' ? '' : token.slice(1).replace(/^./, (sign) => (sign === 'a' ? 'b' : 'a'))}`],
    ['cut', (token: string) => token.slice(0, 23)],
  ])('with a token %s reaches no lead', async (_what, change) => {
    expect(await receive({ to: `reply+${change(lead.token)}@in.example.com` })).toBe('unmatched')
    expect((await conversation()).messages).toEqual([])
  })

  it('by an id that can be guessed counts from the buyer’s own address alone', async () => {
    const { ctx } = system()
    const messageId = `${lead.reference.toLowerCase()}.acknowledge@quayline.example`
    await claimMail({ ctx, input: { enquiryId: lead.id, kind: 'acknowledge', messageId, holdMs: 1000 } })
    const head = [`In-Reply-To: <${messageId}>`]
    expect(await receive({ to: 'sales@quayline.example', head, from: 'forger@example.org' })).toBe('unmatched')
    expect((await unmatched()).list[0]).toMatchObject({ reason: 'other_sender' })
    expect(await receive({ to: 'sales@quayline.example', head })).toBe('lead')
  })

  it('of a machine is kept, and neither starts the clock nor is told', async () => {
    await send()
    expect(await receive({ head: ['Auto-Submitted: auto-replied'], text: 'I am away.' })).toBe('lead')
    expect((await conversation()).messages.at(-1)?.marks).toEqual(['automatic'])
    expect((await detail()).awaiting_since).toBeNull()
    expect(await noticesOf('buyer_wrote')).toEqual([])
  })

  // R23.26
  it('is not kept away by a flood of others', async () => {
    for (let n = 0; n < LEAD_LIMITS.hourly; n++) await receive({ from: `${n}@flood.example`, text: `Buy ${n}` })
    expect(await receive({ from: 'one-more@flood.example' })).toBe('unmatched')
    expect(await receive({ text: 'It is me.' })).toBe('lead')
  })

  it('stops where two machines write to each other', async () => {
    for (let n = 0; n < LEAD_LIMITS.hourly; n++) await receive({ text: `Thank you for your mail ${n}` })
    expect(await receive({ text: 'And thank you.' })).toBe('unmatched')
    expect((await unmatched()).list[0]).toMatchObject({ reason: 'too_many' })
    expect((await conversation()).messages).toHaveLength(LEAD_LIMITS.hourly)
  })

  it('brings its files; what is a program, too much or nothing is named and not kept', async () => {
    const files = [
      { name: 'licence.pdf', bytes: pdfBytes() },
      { name: 'invoice.pdf', bytes: programBytes() },
      { name: 'empty.pdf', bytes: new Uint8Array() },
      { name: '../../x\u202efdp.exe', bytes: programBytes() },
      ...Array.from({ length: 8 }, (_, n) => ({ name: `${n}.pdf`, bytes: pdfBytes() })),
    ]
    const { ctx, files: store } = system()
    await receiveMail({ ctx, input: { source: eml({ files }), isWhole: true } })
    const [{ files: told, id } = { files: [], id: 0 }] = (await conversation()).messages
    expect(told.map(({ fault }) => fault)).toEqual([null, 'type_refused', 'empty', 'type_refused', ...Array(6).fill(null), 'too_many', 'too_many'])
    expect(told.every(({ file_name: name }) => !/[/\\\u202e]/.test(name))).toBe(true)
    const reader = { ...asSeller().ctx, ports: { ...asSeller().ctx.ports, files: store } }
    const opened = await openMessageFile({ ctx: reader, input: { id, file_id: told[0]?.id ?? 0 } })
    expect(opened).toMatchObject({ fileName: 'licence.pdf', contentType: 'application/pdf' })
    opened.content.destroy()
    await expect(openMessageFile({ ctx: reader, input: { id, file_id: told[1]?.id ?? 0 } })).rejects.toMatchObject({ key: 'not_found' })
  })

  it('that is too large is told by its head', async () => {
    expect(await receive({ subject: 'My film' }, false)).toBe('lead')
    expect((await conversation()).messages[0]).toMatchObject({ subject: 'My film', marks: ['too_large'] })
  })

  // R23.25
  it('that was cut has no files, because none is known to be whole; each is named with why', async () => {
    const source = eml({ files: [{ name: 'big30.pdf', bytes: pdfBytes() }] })
    await receiveMail({ ctx: system().ctx, input: { source, isWhole: false } })
    const [{ files, id } = { files: [], id: 0 }] = (await conversation()).messages
    expect(files).toMatchObject([{ file_name: 'big30.pdf', fault: 'cut', content_type: null }])
    await expect(openMessageFile({ ctx: asSeller().ctx, input: { id, file_id: files[0]?.id ?? 0 } })).rejects.toMatchObject({ key: 'not_found' })
  })

  it('brings a table of plain text, and nothing that only calls itself one', async () => {
    const files = [
      { name: 'units.csv', bytes: Buffer.from('Модель;Цена\nHilux;9650\n') },
      { name: 'program.csv', bytes: programBytes() },
      { name: 'licence.csv', bytes: pdfBytes() },
    ]
    await receive({ files })
    expect((await conversation()).messages[0]?.files.map(({ content_type: type, fault }) => type ?? fault)).toEqual([
      'text/csv',
      'type_refused',
      'type_refused',
    ])
  })

  it('to a lead in quarantine waits', async () => {
    await database.db.update(enquiry).set({ isQuarantined: true }).where(eq(enquiry.id, lead.id))
    expect(await receive()).toBe('unmatched')
    expect((await unmatched()).list[0]).toMatchObject({ reason: 'quarantined' })
  })

  it('is received by the system alone', async () => {
    await expect(receiveMail({ ctx: asSeller().ctx, input: { source: eml(), isWhole: true } })).rejects.toMatchObject({ key: 'forbidden' })
  })
})

describe('what belongs to no lead', () => {
  it('waits with leads of the same sender, and is given to one of them by a person', async () => {
    expect(await receive({ to: 'sales@quayline.example', text: 'Hello again' })).toBe('unmatched')
    const [found] = (await unmatched()).list
    expect(found).toMatchObject({ reason: 'no_trace', likely: [{ id: lead.id, reference: lead.reference }] })
    await send()
    await matchMessage({ ctx: asSeller().ctx, input: { id: found?.id ?? 0, reference: lead.reference.toLowerCase().replace('-', ' ') } })
    expect((await unmatched()).total).toBe(0)
    expect((await conversation()).messages.map(({ text }) => text)).toContain('Hello again')
    expect((await detail()).awaiting_since).not.toBeNull()
    await expect(matchMessage({ ctx: asSeller().ctx, input: { id: found?.id ?? 0, reference: lead.reference } })).rejects.toMatchObject({ key: 'conflict' })
  })

  it('becomes an enquiry of its own, once', async () => {
    await receive({ to: 'sales@quayline.example', from: 'new@example.org', subject: 'Hilux', text: 'Do you have one?\n\nOn Monday, Li wrote:\n> nothing' })
    const [found] = (await unmatched()).list
    const id = found?.id ?? 0
    const { ctx } = asSeller()
    const entered = await enterMessage({ ctx, input: { id, locale: 'fr' } })
    expect(entered).toMatchObject({ name: 'Amina', mail: 'new@example.org', locale: 'fr', remark: 'Hilux\n\nDo you have one?' })
    expect(entered.awaiting_since).not.toBeNull()
    expect((await findConversation({ ctx, input: { id: entered.id } })).messages).toHaveLength(1)
    await database.db.update(message).set({ enquiryId: null }).where(eq(message.id, id))
    expect((await enterMessage({ ctx, input: { id, locale: 'fr' } })).reference).toBe(entered.reference)
    await expect(enterMessage({ ctx, input: { id, locale: 'fr' } })).rejects.toMatchObject({ key: 'conflict' })
  })

  it('is not given to a lead that nobody knows', async () => {
    await receive({ to: 'sales@quayline.example' })
    const [found] = (await unmatched()).list
    const refused = { key: 'validation_failed', issues: [{ path: 'reference', key: 'unknown_reference' }] }
    await expect(matchMessage({ ctx: asSeller().ctx, input: { id: found?.id ?? 0, reference: 'nothing' } })).rejects.toMatchObject(refused)
    await dismissMessages({ ctx: asSeller().ctx, input: { ids: [found?.id ?? 0], is_dismissed: true } })
    expect((await unmatched()).total).toBe(0)
  })

  it('is put aside, several at once, and comes back', async () => {
    await receive({ to: 'sales@quayline.example', text: 'One' })
    await receive({ to: 'sales@quayline.example', text: 'Two' })
    const ids = (await unmatched()).list.map(({ id }) => id)
    const { ctx } = asSeller()
    expect(await dismissMessages({ ctx, input: { ids, is_dismissed: true } })).toEqual({ changed: 2 })
    expect(await dismissMessages({ ctx, input: { ids, is_dismissed: true } })).toEqual({ changed: 0 })
    expect((await unmatched()).total).toBe(0)
    const aside = (await unmatched('yes')).list.filter(({ id }) => ids.includes(id))
    expect(aside.map(({ text }) => text).toSorted()).toEqual(['One', 'Two'])
    expect(aside.every(({ dismissed_at: at }) => at === ctx.ports.clock.now().toISOString())).toBe(true)
    expect(await dismissMessages({ ctx, input: { ids, is_dismissed: false } })).toEqual({ changed: 2 })
    expect((await unmatched()).total).toBe(2)
    expect((await unmatched('yes')).list.filter(({ id }) => ids.includes(id))).toEqual([])
    await matchMessage({ ctx, input: { id: ids[0] ?? 0, reference: lead.reference } })
    await expect(dismissMessages({ ctx, input: { ids: ids.slice(0, 1), is_dismissed: true } })).rejects.toMatchObject({ key: 'conflict' })
    await expect(dismissMessages({ ctx, input: { ids: [999_999_999], is_dismissed: true } })).rejects.toMatchObject({ key: 'not_found' })
  })

  it('says that its address names no enquiry where somebody has made it up', async () => {
    await receive({ to: `reply+${'a'.repeat(24)}@in.example.com` })
    expect((await unmatched()).list[0]).toMatchObject({ reason: 'bad_token' })
  })

  it('is not kept where a machine wrote it, nor what we sent ourselves', async () => {
    const ignored = { to: 'sales@quayline.example', from: 'news@shop.example' }
    expect(await receive({ ...ignored, head: ['List-Id: <news.shop.example>'] })).toBe('ignored')
    const { ctx } = system()
    const messageId = `${lead.reference.toLowerCase()}.notify@quayline.example`
    await claimMail({ ctx, input: { enquiryId: lead.id, kind: 'notify', messageId, holdMs: 1000 } })
    expect(await receive({ id: messageId })).toBe('ignored')
    expect((await unmatched()).total).toBe(0)
  })

  it('that is no mail at all is told', async () => {
    expect(await receiveMail({ ctx: system().ctx, input: { source: Buffer.alloc(0), isWhole: true } })).toBe('unmatched')
    expect((await unmatched()).list[0]).toMatchObject({ marks: ['unreadable'] })
  })
})

describe('a mail that did not get through', () => {
  it('is tried again to the address that the lead has now, and counts as an answer', async () => {
    const { messages } = await send()
    const prepared = await prepareMessage({ ctx: system().ctx, input: { messageId: messages[0]?.id ?? 0 } })
    const claim = { enquiryId: lead.id, kind: 'message' as const, messageId: `${prepared?.key}.message@quayline.example` }
    const { ctx } = system()
    await claimMail({ ctx, input: { ...claim, holdMs: 600_000 } })
    await settleMail({ ctx, input: { ...claim, outcome: { status: 'failed', error: 'SMTP 550', isFinal: true } } })
    await database.db.update(enquiry).set({ mail: 'right@example.org' }).where(eq(enquiry.id, lead.id))
    const [mail] = (await detail()).mails.filter(({ kind }) => kind === 'message')
    const again = asSeller()
    const found = await sendMailAgain({ ctx: again.ctx, input: { id: lead.id, mail_id: mail?.id ?? 0 } })
    expect(found.awaiting_since).toBeNull()
    expect(again.jobs.sent).toContainEqual({ name: 'message-mail', payload: { messageId: messages[0]?.id } })
    expect(await prepareMessage({ ctx: system().ctx, input: { messageId: messages[0]?.id ?? 0 } })).toMatchObject({ buyer: { address: 'right@example.org' } })
    expect(await claimMail({ ctx, input: { ...claim, holdMs: 1000 } })).toBe('claimed')
    await settleMail({ ctx, input: { ...claim, outcome: { status: 'sent' } } })
    await expect(sendMailAgain({ ctx: again.ctx, input: { id: lead.id, mail_id: mail?.id ?? 0 } })).rejects.toMatchObject({ key: 'conflict' })
    const other = await newLead()
    await expect(sendMailAgain({ ctx: again.ctx, input: { id: other.id, mail_id: mail?.id ?? 0 } })).rejects.toMatchObject({ key: 'not_found' })
  })
})

// R23.24
describe('a mail that is sent again', () => {
  async function failed() {
    const { messages } = await send()
    const id = messages[0]?.id ?? 0
    const prepared = await prepareMessage({ ctx: system().ctx, input: { messageId: id } })
    const claim = { enquiryId: lead.id, kind: 'message' as const, messageId: `${prepared?.key}.message@quayline.example` }
    const fail = async (laterMs: number) => {
      const { ctx, clock } = system()
      clock.advance(laterMs)
      await claimMail({ ctx, input: { ...claim, holdMs: 1000 } })
      await settleMail({ ctx, input: { ...claim, outcome: { status: 'failed', error: 'SMTP 550', isFinal: true } } })
    }
    await fail(0)
    const [mail] = (await detail()).mails.filter(({ kind }) => kind === 'message')
    const again = (laterMs: number) => {
      const { ctx, clock } = asSeller()
      clock.advance(laterMs)
      return sendMailAgain({ ctx, input: { id: lead.id, mail_id: mail?.id ?? 0 } })
    }
    return { fail, again }
  }

  it('is no answer to what the buyer has written since', async () => {
    const { again } = await failed()
    const later = system()
    later.clock.advance(60_000)
    await receiveMail({ ctx: later.ctx, input: { source: eml({ text: 'And what is the price of the other one?' }), isWhole: true } })
    const found = await again(120_000)
    expect(found.awaiting_since).not.toBeNull()
    expect(found.events.filter(({ kind }) => kind === 'answered')).toHaveLength(1)
  })

  it('and fails once more makes the buyer wait again', async () => {
    const { fail, again } = await failed()
    expect((await again(120_000)).awaiting_since).toBeNull()
    await fail(180_000)
    expect((await detail()).awaiting_since).not.toBeNull()
  })
})

describe('a mail that comes back', () => {
  const report = (messageId: string, action = 'failed') =>
    Buffer.from(
      [
        'From: mailer-daemon@mx.example.org',
        'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
        '',
        '--b',
        'Content-Type: message/delivery-status',
        '',
        `Action: ${action}`,
        'Status: 5.1.1',
        '--b',
        'Content-Type: text/rfc822-headers',
        '',
        `Message-ID: <${messageId}>`,
        '--b--',
        '',
      ].join('\r\n'),
    )

  it('counts as failed on its lead, once, and the buyer waits again', async () => {
    const { messages } = await send()
    const prepared = await prepareMessage({ ctx: system().ctx, input: { messageId: messages.at(-1)?.id ?? 0 } })
    const { ctx } = system()
    const claim = { enquiryId: lead.id, kind: 'message' as const, messageId: `${prepared?.key}.message@quayline.example` }
    await claimMail({ ctx, input: { ...claim, holdMs: 1000 } })
    await settleMail({ ctx, input: { ...claim, outcome: { status: 'sent' } } })
    expect(await receiveMail({ ctx, input: { source: report(claim.messageId, 'delayed'), isWhole: true } })).toBe('ignored')
    expect(await receiveMail({ ctx, input: { source: report(claim.messageId), isWhole: true } })).toBe('bounced')
    expect(await receiveMail({ ctx, input: { source: report(claim.messageId), isWhole: true } })).toBe('bounced')
    const [row] = await database.db.select().from(mailDelivery).where(eq(mailDelivery.messageId, claim.messageId))
    expect(row).toMatchObject({ status: 'failed', error: 'DSN 5.1.1' })
    expect(await noticesOf('mail_bounced')).toHaveLength(1)
    const found = await detail()
    expect(found.awaiting_since).not.toBeNull()
    expect(found.events.filter(({ kind }) => kind === 'mail_failed')).toHaveLength(1)
  })

  it('of somebody else is nothing to us', async () => {
    expect(await receiveMail({ ctx: system().ctx, input: { source: report('other@example.org'), isWhole: true } })).toBe('ignored')
  })
})

// R23.27
describe('a mailbox', () => {
  const read = (mailbox: ReturnType<typeof createFakeMailbox>, { ctx } = system()) =>
    readMailbox({ ctx, input: { mailbox, signal: new AbortController().signal } })

  it('is read from where the last look ended, and nothing of before', async () => {
    const mailbox = createFakeMailbox()
    mailbox.mails.push({ source: eml({ text: 'From before' }), isWhole: true })
    expect(await read(mailbox)).toEqual({ counts: {}, error: null })
    mailbox.mails.push({ source: eml({ text: 'New' }), isWhole: true }, { source: eml({ text: 'Newer' }), isWhole: true })
    expect(await read(mailbox)).toEqual({ counts: { lead: 2 }, error: null })
    expect(await read(mailbox)).toEqual({ counts: {}, error: null })
    expect((await conversation()).messages.map(({ text }) => text)).toEqual(['New', 'Newer'])
  })

  it('that cannot be read is told with since when, until a look goes well', async () => {
    const mailbox = createFakeMailbox()
    const { ctx, clock } = system()
    clock.advance(10 * 365 * 86_400_000)
    mailbox.failure = 'ECONNREFUSED'
    expect(await read(mailbox, { ...system(), ctx })).toEqual({ counts: {}, error: 'ECONNREFUSED' })
    const state = () => findMailbox({ ctx: asSeller().ctx })
    const first = await state()
    expect(first).toMatchObject({ error: 'ECONNREFUSED' })
    clock.advance(60_000)
    await read(mailbox, { ...system(), ctx })
    expect(await state()).toMatchObject({ failing_since: first.failing_since })
    mailbox.failure = null
    await read(mailbox, { ...system(), ctx })
    expect(await state()).toMatchObject({ error: null, failing_since: null })
  })
})

describe('what was written', () => {
  it('is found by search, given out to its person, and erased with its files', async () => {
    const { ctx, files, jobs } = system()
    await receiveMail({ ctx, input: { source: eml({ text: 'Zanzibarite blue, please', files: [{ name: 'id.pdf', bytes: pdfBytes() }] }), isWhole: true } })
    expect(jobs.sent).toContainEqual({ name: 'customer-link', payload: { thing: 'enquiry', id: lead.id } })
    await linkCustomer({ ctx, input: { thing: 'enquiry', id: lead.id } })
    const { list } = await listCustomers({ ctx, input: { word: 'zanzibarite', page: 1, page_size: 10, sort: 'last_at', order: 'desc' } as never })
    expect(list).toHaveLength(1)
    const id = list[0]?.id ?? 0
    const exported = await exportCustomer({ ctx, input: { id } })
    let text = ''
    for await (const chunk of exported.chunks) text += chunk
    expect(text).toContain('Zanzibarite blue')
    const [file] = await database.db
      .select({ key: messageFile.storageKey })
      .from(messageFile)
      .innerJoin(message, eq(message.id, messageFile.messageId))
      .where(eq(message.enquiryId, lead.id))
    await receive({ to: 'sales@quayline.example', text: 'A stray' })
    expect((await unmatched()).total).toBe(1)
    await eraseCustomer({ ctx, input: { id } })
    expect((await unmatched()).total).toBe(0)
    expect((await conversation()).messages).toEqual([])
    expect(await files.stat(file?.key ?? '')).toBeNull()
  })

  it('can be read in another language where a service is set up', async () => {
    await receive({ text: 'Natoa oda mbili.\n\n> Shall we?' })
    const [{ id } = { id: 0 }] = (await conversation()).messages
    const translator: Translator = { translate: async ({ texts, from, to }) => texts.map((text) => `${from}→${to}: ${text}`) }
    const { ctx } = asSeller()
    const able = { ...ctx, ports: { ...ctx.ports, translator } }
    expect(await translateMessage({ ctx: able, input: { id: lead.id, message_id: id, to: 'en' } })).toEqual({ text: 'auto→en: Natoa oda mbili.' })
    expect((await translateMessage({ ctx: able, input: { id: lead.id, message_id: null, to: 'zh' } })).text).toContain('auto→zh: Two units')
    await expect(translateMessage({ ctx, input: { id: lead.id, message_id: id, to: 'en' } })).rejects.toMatchObject({ key: 'conflict' })
    const other = await newLead()
    await expect(translateMessage({ ctx: able, input: { id: other.id, message_id: id, to: 'en' } })).rejects.toMatchObject({ key: 'not_found' })
  })
})

it('a history keeps who was told what, without the words', async () => {
  await receive()
  const events = await database.db
    .select()
    .from(enquiryEvent)
    .where(and(eq(enquiryEvent.enquiryId, lead.id), eq(enquiryEvent.kind, 'buyer_wrote')))
  expect(events).toHaveLength(1)
  expect(Object.keys(events[0]?.detail ?? {}).toSorted()).toEqual(['channel', 'message'])
})
