// R23.24
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { Conversation } from '#contract/message.ts'
import { enquiry } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { pdfBytes, programBytes } from '#core/domain/dealer/testing.ts'
import { recordEnquiry } from '#core/domain/enquiry/index.ts'
import { ensureSetupLink } from '#core/domain/staff/index.ts'
import { enquiryInput, VISITOR_REQUEST } from '#core/domain/testing.ts'
import { createHarness } from './testing.ts'

let database: TestDatabase
let harness: ReturnType<typeof createHarness>
let path = ''
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  harness = createHarness(database.db)
  await ensureSetupLink({ ctx: harness.makeCtx({ actor: { kind: 'system' }, locale: 'en', requestId: 'start' }) })
  const ctx = harness.makeCtx({ actor: { kind: 'visitor' }, locale: 'en', requestId: 'visit' })
  const { reference } = await recordEnquiry({ ctx, input: enquiryInput(), idempotencyKey: null, request: VISITOR_REQUEST })
  const [row] = await database.db.select({ id: enquiry.id }).from(enquiry).where(eq(enquiry.reference, reference))
  path = `/admin/api/enquiries/${row?.id}/messages/with-files`
})
afterAll(() => database.drop())

function formOf(fields: Record<string, string>, ...files: [string, Uint8Array][]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ key: crypto.randomUUID(), subject: 'Your price', text: 'Hello\n\nSee the file.', locale: 'en', ...fields }))
    form.append(name, value)
  for (const [name, bytes] of files) form.append('documents', new File([new Uint8Array(bytes)], name))
  return form
}

it('sends a mail with files from a form, its lines as they were written', async () => {
  const { cookie } = await harness.openSession('sales')
  const sent = await harness.send(path, { cookie, form: formOf({}, ['offer.pdf', pdfBytes()]) })
  expect(sent.status).toBe(200)
  const [message] = (sent.body?.data as Conversation | undefined)?.messages ?? []
  expect(message).toMatchObject({ text: 'Hello\n\nSee the file.', files: [{ file_name: 'offer.pdf', fault: null }] })
})

it('says which file cannot go, and refuses what is no form or has other fields', async () => {
  const { cookie } = await harness.openSession('sales')
  const program = await harness.send(path, { cookie, form: formOf({}, ['offer.pdf', pdfBytes()], ['tool.pdf', programBytes()]) })
  expect(program.body?.data).toMatchObject({ issues: [{ path: 'files.1', key: 'type_refused' }] })
  expect((await harness.send(path, { cookie, form: formOf({ other: 'x' }) })).code).toBe(4004)
  expect((await harness.send(path, { cookie, body: { text: 'x' } })).status).toBe(415)
  expect((await harness.send(path, { form: formOf({}) })).status).toBe(401)
})
