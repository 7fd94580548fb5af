import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { dealerApplication, dealerApplicationEvent, dealerDocument } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { addCountry, createTestCtx, VISITOR_REQUEST } from '#core/domain/testing.ts'
import { applyAsDealer } from './index.ts'
import { applicationInput, pdfBytes, programBytes, receivedDocuments } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await addCountry(database.db, 'PE', { en: 'Peru', es: 'Perú' })
})
afterAll(() => database.drop())

const request = VISITOR_REQUEST
type Applied = Partial<Parameters<typeof applicationInput>[0]>

async function apply(changes: Applied = {}, key: string | null = null) {
  const made = createTestCtx(database.db, { locale: 'es' })
  const documents = await receivedDocuments(made.ctx, [{ name: 'licencia.pdf', bytes: pdfBytes() }])
  const answer = await applyAsDealer({ ctx: made.ctx, input: applicationInput(changes), documents, idempotencyKey: key, request })
  const [row] = await database.db.select().from(dealerApplication).where(eq(dealerApplication.reference, answer.reference))
  if (!row) throw new Error('no application')
  return { ...made, answer, row }
}

function documentsOf(id: number) {
  return database.db.select().from(dealerDocument).where(eq(dealerDocument.dealerApplicationId, id))
}

it('opens a case with its event, documents and mails', async () => {
  const { row, jobs, files } = await apply({ first_touch: { utm_source: 'meta' } })
  expect(row).toMatchObject({
    stage: 'submitted',
    countryName: 'Perú',
    businessKind: 'dealership',
    yearsInBusiness: 12,
    yearlyVolume: '51-200',
    interests: ['electric', 'parts'],
    hasShowroom: true,
    hasWorkshop: false,
    locale: 'es',
    mobileE164: '+5115550100',
    detail: { first_touch: { utm_source: 'meta' }, last_touch: null },
    isQuarantined: false,
  })
  const [event] = await database.db.select().from(dealerApplicationEvent).where(eq(dealerApplicationEvent.dealerApplicationId, row.id))
  expect(event).toMatchObject({ kind: 'submitted', staffId: null, detail: { network: '203.0.113.0/24', count: 1 } })
  expect(jobs.sent).toEqual([
    { name: 'dealer-mail', payload: { eventId: event?.id } },
    { name: 'dealer-notice', payload: { eventId: event?.id } },
    { name: 'customer-link', payload: { thing: 'dealer', id: expect.any(Number) as number } },
  ])
  const [document] = await documentsOf(row.id)
  expect(document).toMatchObject({ fileName: 'licencia.pdf', contentType: 'application/pdf' })
  expect([...files.kept.keys()]).toEqual([document?.storageKey])
  expect(document?.storageKey).toMatch(/^dealer\/[0-9a-f]{2}\/[0-9a-f]{64}\.pdf$/)
  expect(document?.storageKey).not.toContain(document?.sha256 ?? '')
})

it('reads whatever else arrives: unknown values count as not given, long ones are cut', async () => {
  const { row } = await apply({
    country: 'Atlantis',
    business_kind: 'pirate',
    years_in_business: '١٢',
    yearly_volume: 'a lot',
    interests: 'parts, gold',
    has_showroom: 'maybe',
    remark: 'x'.repeat(9000),
  })
  expect(row).toMatchObject({
    countryName: 'Atlantis',
    countryId: null,
    businessKind: null,
    yearsInBusiness: 12,
    yearlyVolume: null,
    interests: ['parts'],
    hasShowroom: null,
  })
  expect(row.remark).toHaveLength(5000)
})

describe('what is missing', () => {
  it('is named, field by field, and nothing is kept', async () => {
    const { ctx, files } = createTestCtx(database.db)
    const documents = await receivedDocuments(ctx, [{ name: 'a.pdf', bytes: pdfBytes() }])
    const input = { company: ' \u200b ', mail: 'not an address', country: '' }
    await expect(applyAsDealer({ ctx, input, documents, idempotencyKey: null, request })).rejects.toMatchObject({
      key: 'application_required',
      issues: [
        { path: 'company', key: 'required' },
        { path: 'name', key: 'required' },
        { path: 'country', key: 'required' },
        { path: 'mobile', key: 'required' },
        { path: 'mail', key: 'invalid' },
      ],
    })
    expect(files.kept.size).toBe(0)
  })

  it('is a document of another kind, named by its place', async () => {
    const { ctx, files } = createTestCtx(database.db)
    const input = applicationInput()
    const documents = await receivedDocuments(ctx, [
      { name: 'a.pdf', bytes: pdfBytes() },
      { name: 'b.pdf', bytes: programBytes() },
    ])
    await expect(applyAsDealer({ ctx, input, documents, idempotencyKey: null, request })).rejects.toMatchObject({
      key: 'documents_refused',
      issues: [{ path: 'documents.1', key: 'type_refused' }],
    })
    expect(files.kept.size).toBe(0)
    expect(
      await database.db
        .select()
        .from(dealerApplication)
        .where(eq(dealerApplication.mail, String(input.mail))),
    ).toEqual([])
  })
})

describe('sent twice', () => {
  it('with one key is one application, also at the same moment', async () => {
    const { ctx, files, jobs } = createTestCtx(database.db)
    const input = applicationInput()
    const bytes = pdfBytes()
    const send = async () => {
      const documents = await receivedDocuments(ctx, [{ name: 'a.pdf', bytes }])
      return applyAsDealer({ ctx, input, documents, idempotencyKey: 'key-1', request })
    }
    const answers = await Promise.all([send(), send(), send()])
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1)
    expect(files.kept.size).toBe(1)
    expect(jobs.sent).toHaveLength(3)
    await expect(applyAsDealer({ ctx, input: { ...input, company: 'Other' }, documents: [], idempotencyKey: 'key-1', request })).rejects.toMatchObject({
      key: 'idempotency_mismatch',
    })
  })

  it('without a key is one for ten minutes; another document makes another', async () => {
    const { ctx, clock } = createTestCtx(database.db)
    const input = applicationInput()
    const send = async (bytes?: Uint8Array) => {
      const documents = bytes ? await receivedDocuments(ctx, [{ name: 'a.pdf', bytes }]) : []
      return (await applyAsDealer({ ctx, input, documents, idempotencyKey: null, request })).reference
    }
    const first = await send()
    expect(await send()).toBe(first)
    expect(await send(pdfBytes())).not.toBe(first)
    clock.advance(11 * 60_000)
    expect(await send()).not.toBe(first)
  })
})

it('keeps a trapped program in quarantine, answered like everybody and told to nobody', async () => {
  const { row, jobs, answer } = await apply({ company_website: 'https://spam.example' })
  expect(row.isQuarantined).toBe(true)
  expect(answer.reference).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{2}$/)
  expect(jobs.sent).toEqual([])
})

it('does not flood a mailbox: past three an hour from one network the staff alone hear of it', async () => {
  const mail = 'flooded@example.com'
  const sent = []
  for (let time = 0; time < 4; time += 1) sent.push((await apply({ mail })).jobs.sent.map(({ name }) => name))
  expect(sent).toEqual([...Array.from({ length: 3 }, () => ['dealer-mail', 'dealer-notice', 'customer-link']), ['dealer-notice', 'customer-link']])
})

it('confirms to an applicant from elsewhere, however many applications a stranger has made in their name', async () => {
  const mail = 'named-by-strangers@example.com'
  for (let time = 0; time < 5; time += 1) await apply({ mail })
  const { ctx, jobs } = createTestCtx(database.db)
  await applyAsDealer({ ctx, input: applicationInput({ mail }), documents: [], idempotencyKey: null, request: { ...request, ip: '198.51.100.23' } })
  expect(jobs.sent.map(({ name }) => name)).toEqual(['dealer-mail', 'dealer-notice', 'customer-link'])
})

it('takes the files out again where the transaction fails', async () => {
  const { ctx, files } = createTestCtx(database.db)
  const documents = await receivedDocuments(ctx, [{ name: 'a.pdf', bytes: pdfBytes() }])
  const broken = { ...ctx, ports: { ...ctx.ports, files: { ...ctx.ports.files } } }
  const [document] = documents
  if (!document?.incoming) throw new Error('no document')
  const keep = document.incoming.keep
  document.incoming.keep = async (key, type) => {
    await keep(key, type)
    throw new Error('disk full')
  }
  await expect(applyAsDealer({ ctx: broken, input: applicationInput(), documents, idempotencyKey: null, request })).rejects.toThrow('disk full')
  expect(files.kept.size).toBe(0)
})
