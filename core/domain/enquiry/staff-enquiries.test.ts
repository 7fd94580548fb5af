import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { isAppError } from '#contract/errors.ts'
import { enquiryDetailSchema, listEnquiriesInputSchema } from '#contract/staff-enquiry.ts'
import { auditLog, enquiry, fittingTranslation, setting, staff } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import type { Ctx } from '#core/domain/context.ts'
import { insertFitting } from '#core/domain/fitting/testing.ts'
import { addCar, addCountry, addStaff, createTestCtx, enquiryInput, VISITOR_REQUEST } from '#core/domain/testing.ts'
import { addEnquiryNote, assignEnquiry, findEnquiry, listEnquiries, recordEnquiry, recordWhatsappHandoff, releaseEnquiry, setEnquiryStatus } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await database.db.insert(setting).values({ key: 'company', value: { name: 'Quayline Exports' } })
  await addCountry(database.db, 'KE', { en: 'Kenya', fr: 'Kenya' })
  await addCountry(database.db, 'DE', { en: 'Germany', de: 'Deutschland' })
})
afterAll(() => database.drop())

const ALL = ['enquiry.read', 'enquiry.write', 'enquiry.assign', 'enquiry.export']

async function setUp(permissions: readonly string[] = ALL) {
  const actor = await addStaff(database.db, permissions)
  return { actor, ...createTestCtx(database.db, { actor }) }
}

async function addEnquiry(changes: Parameters<typeof enquiryInput>[0] = {}) {
  const { ctx } = createTestCtx(database.db)
  const { reference } = await recordEnquiry({ ctx, input: enquiryInput(changes), idempotencyKey: null, request: VISITOR_REQUEST })
  const [row] = await database.db.select({ id: enquiry.id, name: enquiry.name, mail: enquiry.mail }).from(enquiry).where(eq(enquiry.reference, reference))
  if (!row) throw new Error('no enquiry')
  return { ...row, reference }
}

async function keyOf(work: Promise<unknown>) {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  return isAppError(error) ? error.key : error
}

async function search(ctx: Ctx, query: Record<string, unknown>) {
  const page = await listEnquiries({ ctx, input: listEnquiriesInputSchema.parse(query) })
  return page.list.map((row) => row.reference)
}

function auditOf(id: number) {
  return database.db
    .select({ action: auditLog.action, staffId: auditLog.staffId, detail: auditLog.detail, requestId: auditLog.requestId })
    .from(auditLog)
    .where(and(eq(auditLog.subjectKind, 'enquiry'), eq(auditLog.subjectId, String(id))))
    .orderBy(auditLog.id)
}

describe('the list', () => {
  it('finds by reference, name, mail and number, however they are typed', async () => {
    const { ctx } = await setUp()
    const found = await addEnquiry({ name: 'Wanjirũ 100%_sure', mail: 'wanjiru.k@example.org', mobile: '0712 345-678' })
    await addEnquiry()
    for (const word of [
      found.reference,
      found.reference.toLowerCase().replace('-', ' '),
      found.reference.slice(0, 4),
      'wanjir',
      '100%_',
      'WANJIRU.K@',
      '0712345678',
      '+254 712 345',
      '712-345-678',
    ]) {
      expect({ word, found: await search(ctx, { word }) }).toEqual({ word, found: [found.reference] })
    }
    expect(await search(ctx, { word: '100_x' })).toEqual([])
  })

  it('filters by status, owner, country, origin, language and day, and pages', async () => {
    const { ctx, actor } = await setUp()
    const mark = crypto.randomUUID().slice(0, 8)
    const kenya = await addEnquiry({ name: `${mark} a`, origin: 'home', lang: 'fr' })
    const germany = await addEnquiry({ name: `${mark} b`, country: 'Deutschland', origin: 'contact', lang: 'de' })
    await setEnquiryStatus({ ctx, input: { id: germany.id, status: 'quoted' } })
    await assignEnquiry({ ctx, input: { id: germany.id, owner_id: actor.staffId } })
    const among = (query: Record<string, unknown>) => search(ctx, { word: mark, ...query })
    expect(await among({})).toEqual([germany.reference, kenya.reference])
    expect(await among({ sort: 'name', order: 'asc' })).toEqual([kenya.reference, germany.reference])
    expect(await among({ status: 'quoted,won' })).toEqual([germany.reference])
    expect(await among({ owner: 'me' })).toEqual([germany.reference])
    expect(await among({ owner: ['none', String(actor.staffId)] })).toHaveLength(2)
    expect(await among({ owner: 'none' })).toEqual([kenya.reference])
    expect(await among({ country: 'KE' })).toEqual([kenya.reference])
    expect(await among({ origin: 'contact' })).toEqual([germany.reference])
    expect(await among({ locale: 'fr' })).toEqual([kenya.reference])
    expect(await among({ from: '2026-11-21', to: '2026-11-21' })).toHaveLength(2)
    expect(await among({ from: '2026-11-22' })).toEqual([])
    expect(await among({ to: '2026-11-20' })).toEqual([])
    const page = await listEnquiries({ ctx, input: listEnquiriesInputSchema.parse({ word: mark, page: 2, page_size: 1 }) })
    expect([page.total, page.list.map((row) => row.reference)]).toEqual([2, [kenya.reference]])
  })

  it('shows quarantined enquiries only where they are asked for', async () => {
    const { ctx } = await setUp()
    const { reference } = await addEnquiry({ company_website: 'x' })
    expect(await search(ctx, { word: reference })).toEqual([])
    expect(await search(ctx, { word: reference, quarantined: 'yes' })).toEqual([reference])
    expect(await search(ctx, { word: reference, quarantined: 'all' })).toEqual([reference])
  })
})

describe('an enquiry', () => {
  it('is shown with everything known', async () => {
    const { ctx } = await setUp()
    const car = await addCar(database.db, { brandName: 'BYD', modelName: 'Atto 3' })
    const earlier = await addEnquiry({ mail: 'same@example.net' })
    const { id, reference } = await addEnquiry({
      name: 'Otieno',
      mail: 'SAME@example.net',
      whatsapp: '+254 700 000 001',
      lang: 'fr',
      car_model_sign: car.modelSign,
      first_touch: { utm_source: 'google' },
    })
    const detail = await findEnquiry({ ctx, input: { id } })
    expect(enquiryDetailSchema.parse(detail)).toEqual(detail)
    expect(detail).toMatchObject({
      reference,
      vehicle: 'BYD Atto 3',
      car_id: car.id,
      country_iso2: 'KE',
      locale: 'fr',
      first_touch: { utm_source: 'google' },
      last_touch: null,
      mails: [],
    })
    expect(detail.same_person.map((row) => row.reference)).toEqual([earlier.reference])
    expect(detail.events.map((event) => [event.kind, event.detail['earlier_reference']])).toEqual([
      ['received', undefined],
      ['repeated', earlier.reference],
    ])
    expect(detail.whatsapp_link).toEqual({
      number: '254700000001',
      text: `Bonjour Otieno, ici Quayline Exports. Merci pour votre demande ${reference} (BYD Atto 3). Comment pouvons-nous vous aider\u202f?`,
      url: expect.stringMatching(/^https:\/\/wa\.me\/254700000001\?text=Bonjour%20Otieno%2C%20/),
    })
  })

  it('names a part to staff as the catalogue does, and to the buyer in their language', async () => {
    const { ctx } = await setUp()
    const part = await insertFitting(database.db, { sku: 'BRK-77', name: 'Brake disc, front' }, [])
    await database.db.insert(fittingTranslation).values({ fittingId: part.id, locale: 'fr', title: 'Disque de frein avant', publishState: 'published' })
    const { id } = await addEnquiry({ lang: 'fr', car_model: 'Disque de frein avant', car_model_sign: 'BRK-77', whatsapp: '+254 700 000 002' })
    const detail = await findEnquiry({ ctx, input: { id } })
    expect(detail).toMatchObject({ vehicle: 'Brake disc, front', buyer_vehicle: 'Disque de frein avant', fitting_id: part.id })
    expect(detail.whatsapp_link?.text).toContain('Disque de frein avant')
  })

  it('has no chat link where no number can be dialled', async () => {
    const { ctx } = await setUp()
    const { id } = await addEnquiry({ mobile: 'ask at the shop' })
    expect((await findEnquiry({ ctx, input: { id } })).whatsapp_link).toBeNull()
    expect(await keyOf(recordWhatsappHandoff({ ctx, input: { id } }))).toBe('conflict')
  })

  it('that does not exist is not found', async () => {
    const { ctx } = await setUp()
    expect(await keyOf(findEnquiry({ ctx, input: { id: 999_999 } }))).toBe('not_found')
    expect(await keyOf(setEnquiryStatus({ ctx, input: { id: 999_999, status: 'won' } }))).toBe('not_found')
  })
})

describe('work on an enquiry', () => {
  it('is written down with who did it, and nothing of it but an answer stops the reply clock', async () => {
    const { ctx, clock, actor } = await setUp()
    const { id } = await addEnquiry()
    clock.advance(60_000)
    const noted = await addEnquiryNote({ ctx, input: { id, text: ' Called,\r\nno answer ' } })
    expect(noted).toMatchObject({ first_response_at: null, awaiting_since: '2026-11-21T08:00:00.000Z' })
    clock.advance(60_000)
    const contacted = await setEnquiryStatus({ ctx, input: { id, status: 'contacted' } })
    expect(contacted).toMatchObject({ status: 'contacted', first_response_at: null, awaiting_since: '2026-11-21T08:00:00.000Z' })
    expect((await recordWhatsappHandoff({ ctx, input: { id } })).awaiting_since).not.toBeNull()
    const { events } = await assignEnquiry({ ctx, input: { id, owner_id: actor.staffId } })
    expect(events.slice(1).map((event) => [event.kind, event.staff?.id, event.detail])).toEqual([
      ['note_added', actor.staffId, { text: 'Called,\nno answer' }],
      ['status_changed', actor.staffId, { from: 'new', to: 'contacted' }],
      ['handed_to_whatsapp', actor.staffId, {}],
      ['owner_changed', actor.staffId, { from: null, to: { id: actor.staffId, name: expect.stringMatching(/^Li /) } }],
    ])
    expect(await auditOf(id)).toEqual([
      { action: 'enquiry.note_added', staffId: actor.staffId, detail: { characters: 17 }, requestId: ctx.requestId },
      { action: 'enquiry.status_changed', staffId: actor.staffId, detail: { from: 'new', to: 'contacted' }, requestId: ctx.requestId },
      { action: 'enquiry.handed_to_whatsapp', staffId: actor.staffId, detail: {}, requestId: ctx.requestId },
      { action: 'enquiry.owner_changed', staffId: actor.staffId, detail: { from: null, to: actor.staffId }, requestId: ctx.requestId },
    ])
  })

  it('writes nothing where nothing changes', async () => {
    const { ctx } = await setUp()
    const { id } = await addEnquiry()
    await setEnquiryStatus({ ctx, input: { id, status: 'new' } })
    await assignEnquiry({ ctx, input: { id, owner_id: null } })
    await releaseEnquiry({ ctx, input: { id } })
    expect(await auditOf(id)).toEqual([])
  })

  it('does not count the sorting out of spam as an answer', async () => {
    const { ctx } = await setUp()
    const { id } = await addEnquiry()
    expect((await setEnquiryStatus({ ctx, input: { id, status: 'spam' } })).first_response_at).toBeNull()
  })

  it('leaves neither change nor event where the audit entry fails', async () => {
    const { ctx } = await setUp()
    const { id } = await addEnquiry()
    const broken = { ...ctx, requestId: 'x\u0000' }
    await expect(setEnquiryStatus({ ctx: broken, input: { id, status: 'won' } })).rejects.toThrow(/./)
    expect(await findEnquiry({ ctx, input: { id } })).toMatchObject({ status: 'new', events: [{ kind: 'received' }] })
  })

  it('gives an enquiry only to people who work here', async () => {
    const { ctx } = await setUp()
    const { id } = await addEnquiry()
    const gone = await addStaff(database.db, [])
    await database.db.update(staff).set({ disabledAt: new Date() }).where(eq(staff.id, gone.staffId))
    expect(await keyOf(assignEnquiry({ ctx, input: { id, owner_id: gone.staffId } }))).toBe('validation_failed')
    expect(await keyOf(assignEnquiry({ ctx, input: { id, owner_id: 888_888 } }))).toBe('validation_failed')
    const reader = await addStaff(database.db, ['enquiry.read', 'content.write'])
    expect(await keyOf(assignEnquiry({ ctx, input: { id, owner_id: reader.staffId } }))).toBe('validation_failed')
  })

  it('tells whoever is given one, and nobody who takes it', async () => {
    const { ctx, jobs, actor } = await setUp()
    const { id } = await addEnquiry()
    const other = await addStaff(database.db, ['enquiry.read', 'enquiry.write'])
    await assignEnquiry({ ctx, input: { id, owner_id: actor.staffId } })
    expect(jobs.sent.filter((job) => job.name === 'enquiry-notice')).toEqual([])
    await assignEnquiry({ ctx, input: { id, owner_id: other.staffId } })
    expect(jobs.sent.filter((job) => job.name === 'enquiry-notice').map((job) => job.payload)).toEqual([
      { enquiryId: id, about: 'yours', staffId: other.staffId, mark: Date.parse('2026-11-21T08:00:00Z') },
    ])
  })

  it('out of quarantine sends the mails that were held back', async () => {
    const { ctx, jobs } = await setUp()
    const { id } = await addEnquiry({ company_website: 'x' })
    await setEnquiryStatus({ ctx, input: { id, status: 'spam' } })
    expect(await releaseEnquiry({ ctx, input: { id } })).toMatchObject({ is_quarantined: false, status: 'new' })
    expect(jobs.sent.map((job) => job.name)).toEqual(['enquiry-acknowledge', 'enquiry-notify', 'customer-link'])
    expect((await auditOf(id)).map((entry) => entry.action)).toEqual(['enquiry.status_changed', 'enquiry.released'])
  })
})

describe('permissions', () => {
  it('are asked for by every verb', async () => {
    const { id } = await addEnquiry()
    const list = listEnquiriesInputSchema.parse({})
    const reading = await setUp(['enquiry.read'])
    const nothing = await setUp([])
    const visitor = createTestCtx(database.db)
    for (const { ctx } of [nothing, visitor]) {
      expect(await keyOf(listEnquiries({ ctx, input: list }))).toBe('forbidden')
      expect(await keyOf(findEnquiry({ ctx, input: { id } }))).toBe('forbidden')
    }
    for (const { ctx } of [reading, nothing, visitor]) {
      expect(await keyOf(setEnquiryStatus({ ctx, input: { id, status: 'won' } }))).toBe('forbidden')
      expect(await keyOf(assignEnquiry({ ctx, input: { id, owner_id: null } }))).toBe('forbidden')
      expect(await keyOf(addEnquiryNote({ ctx, input: { id, text: 'x' } }))).toBe('forbidden')
      expect(await keyOf(recordWhatsappHandoff({ ctx, input: { id } }))).toBe('forbidden')
      expect(await keyOf(releaseEnquiry({ ctx, input: { id } }))).toBe('forbidden')
    }
  })

  it('let a salesperson take a free enquiry, but not give it away', async () => {
    const { id } = await addEnquiry()
    const { ctx, actor } = await setUp(['enquiry.read', 'enquiry.write'])
    const other = await addStaff(database.db, ['enquiry.read', 'enquiry.write'])
    expect(await keyOf(assignEnquiry({ ctx, input: { id, owner_id: other.staffId } }))).toBe('forbidden')
    expect((await assignEnquiry({ ctx, input: { id, owner_id: actor.staffId } })).owner?.id).toBe(actor.staffId)
    expect(await keyOf(assignEnquiry({ ctx, input: { id, owner_id: null } }))).toBe('forbidden')
  })
})
