import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { enquiry, messageFile } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { findEnquiry, recordEnquiry } from '#core/domain/enquiry/index.ts'
import { multipart, pdfBytes } from '#core/domain/dealer/testing.ts'
import { receiveMail, SENT_FILES, sendMessage } from '#core/domain/message/index.ts'
import { receiveForm } from '#core/domain/upload/index.ts'
import { addStaff, createTestCtx, enquiryInput, VISITOR_REQUEST } from '#core/domain/testing.ts'
import { createFakeMailer } from '#core/ports/mail/fake.ts'
import { MailRefused } from '#core/ports/mail/port.ts'
import { createAcknowledgeHandler } from './acknowledge-enquiry.ts'
import { createTurns } from './mail-turns.ts'
import { createMessageMailHandler } from './message-mails.ts'

const FIRST = { number: 1, isLast: false }

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

let id: number
let actor: Awaited<ReturnType<typeof addStaff>>
beforeEach(async () => {
  actor = await addStaff(database.db, ['enquiry.read', 'enquiry.write'])
  const { ctx } = createTestCtx(database.db)
  const { reference } = await recordEnquiry({ ctx, input: enquiryInput(), idempotencyKey: null, request: VISITOR_REQUEST })
  const [row] = await database.db.select({ id: enquiry.id }).from(enquiry).where(eq(enquiry.reference, reference))
  id = row?.id ?? 0
})

function depsWith(mailer = createFakeMailer(), replyAddress: string | null = 'reply+*@in.quayline.example') {
  const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  return { createCtx: () => ctx, mailer, inTurn: createTurns(1), siteOrigin: 'https://www.quayline.example', replyAddress, log }
}

const write = (text = 'USD 9,650 FOB.\nBy sea.', subject = 'Your price') =>
  sendMessage({ ctx: createTestCtx(database.db, { actor }).ctx, input: { id, key: crypto.randomUUID(), subject, text, locale: 'ar' } })

// R23.24
it('goes out in the name of whoever wrote it, from a person, and its answer to its lead alone', async () => {
  const system = createTestCtx(database.db, { actor: { kind: 'system' } }).ctx
  const deps = depsWith()
  await createAcknowledgeHandler(deps)({ enquiryId: id }, FIRST)
  const [acknowledged] = deps.mailer.sent
  const to = acknowledged?.replyTo?.address ?? ''
  expect(to).toMatch(/^reply\+[a-z2-7]{24}@in\.quayline\.example$/)
  const answer = Buffer.from(`From: <${acknowledged?.to.address}>\r\nTo: <${to}>\r\nMessage-ID: <one@mail.example.org>\r\n\r\nHow much?`)
  expect(await receiveMail({ ctx: system, input: { source: answer, isWhole: true } })).toBe('lead')

  const { messages } = await write()
  expect(await createMessageMailHandler(deps)({ messageId: messages.at(-1)?.id ?? 0 }, FIRST)).toBe('done')
  const sent = deps.mailer.sent.at(-1)
  expect(sent).toMatchObject({
    subject: 'Your price',
    isPersonal: true,
    replyTo: { address: to },
    returnTo: to,
    // So that mail programs show it below our acknowledgement.
    answers: [expect.stringMatching(/\.acknowledge@/), 'one@mail.example.org'],
    locale: 'ar',
    to: { address: acknowledged?.to.address },
  })
  const name = messages.at(-1)?.staff?.name ?? ''
  expect(sent?.from.name).toContain(name)
  expect(sent?.text).toContain('USD 9,650 FOB.\nBy sea.')
  expect(sent?.text).toContain(name)
  expect(await createMessageMailHandler(deps)({ messageId: messages.at(-1)?.id ?? 0 }, FIRST)).toBe('done')
  expect(deps.mailer.sent).toHaveLength(2)
})

it('has addresses that can be pressed, and no marks of direction in its title', async () => {
  const { messages } = await write('See https://quayline.example/car/seal?x=1. \u2068USD 9,650\u2069 <b>FOB</b>', 'Price \u2068USD 9,650\u2069')
  const deps = depsWith()
  await createMessageMailHandler(deps)({ messageId: messages.at(-1)?.id ?? 0 }, FIRST)
  const html = deps.mailer.sent[0]?.html ?? ''
  expect(html).toMatch(/<a [^>]*href="https:\/\/quayline\.example\/car\/seal\?x=1"[^>]*>https:\/\/quayline\.example\/car\/seal\?x=1<\/a>\./)
  expect(html).toContain('<title>Price USD 9,650</title>')
  expect(html).toContain('&lt;b&gt;')
})

it('goes out with its files, and not without one that is gone', async () => {
  const staff = createTestCtx(database.db, { actor }).ctx
  const deps = depsWith()
  const ctx = { ...deps.createCtx(), ports: { ...deps.createCtx().ports, files: staff.ports.files } }
  const send = async (key: string, bytes: Buffer) => {
    const { body, contentType } = multipart([], [{ name: 'offer.pdf', bytes }])
    const { documents } = await receiveForm({ ctx: staff, input: { body, contentType }, limits: SENT_FILES })
    const { messages } = await sendMessage({ ctx: staff, input: { id, key, subject: 'Your price', text: 'See the file.', locale: 'en' }, documents })
    return messages.at(-1)?.id ?? 0
  }
  const bytes = pdfBytes()
  const handler = createMessageMailHandler({ ...deps, createCtx: () => ctx })
  expect(await handler({ messageId: await send(crypto.randomUUID(), bytes) }, FIRST)).toBe('done')
  const [attached] = deps.mailer.sent[0]?.attachments ?? []
  expect(attached).toMatchObject({ fileName: 'offer.pdf', contentType: 'application/pdf' })
  expect(attached && (await buffer(attached.content)).equals(bytes)).toBe(true)

  const messageId = await send(crypto.randomUUID(), pdfBytes())
  const [row] = await database.db.select({ key: messageFile.storageKey }).from(messageFile).where(eq(messageFile.messageId, messageId))
  await ctx.ports.files.remove(row?.key ?? '')
  await expect(handler({ messageId }, FIRST)).rejects.toThrow('gone')
  expect(deps.mailer.sent).toHaveLength(1)
})

it('is signed once, also where a template has signed it', async () => {
  const { messages } = await write()
  const name = messages[0]?.staff?.name ?? ''
  const signed = await write(`Good morning\n\n${name}, Quayline`)
  const deps = depsWith()
  await createMessageMailHandler(deps)({ messageId: signed.messages.at(-1)?.id ?? 0 }, FIRST)
  expect(deps.mailer.sent[0]?.text.split(name)).toHaveLength(2)
})

it('that the receiver refuses is given up at once, and the buyer waits again', async () => {
  const { messages } = await write()
  const deps = depsWith(createFakeMailer([new MailRefused('SMTP 550')]), null)
  expect(await createMessageMailHandler(deps)({ messageId: messages[0]?.id ?? 0 }, FIRST)).toBe('given_up')
  const found = await findEnquiry({ ctx: createTestCtx(database.db, { actor }).ctx, input: { id } })
  expect(found.awaiting_since).not.toBeNull()
  expect(found.mails.find(({ kind }) => kind === 'message')).toMatchObject({ trouble: 'failed', error: 'SMTP 550' })
})
