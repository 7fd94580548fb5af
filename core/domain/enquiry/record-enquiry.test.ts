import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { isAppError } from '#contract/errors.ts'
import { recordEnquiryInputSchema } from '#contract/enquiry.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { enquiry, enquiryAttribution, enquiryEvent, idempotencyKey } from '#core/db/schema/index.ts'
import { addMember, createMemberCtx } from '#core/domain/member/testing.ts'
import { addCar, addCountry, createTestCtx, enquiryInput, VISITOR_REQUEST } from '#core/domain/testing.ts'
import { recordEnquiry } from './record-enquiry.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

function record(ctx: ReturnType<typeof createTestCtx>['ctx'], input = enquiryInput(), key: string | null = crypto.randomUUID()) {
  return recordEnquiry({ ctx, input, idempotencyKey: key, request: VISITOR_REQUEST })
}

async function storedByReference(reference: string) {
  const [row] = await database.db.select().from(enquiry).where(eq(enquiry.reference, reference))
  if (!row) throw new Error(`no enquiry ${reference}`)
  return row
}

async function failureOf(work: Promise<unknown>) {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!isAppError(error)) throw new Error('expected an AppError', { cause: error })
  return { key: error.key, issues: error.issues }
}

describe('a lead', () => {
  it('is stored with its event, its jobs and a reference that can be read over the telephone', async () => {
    const { ctx, jobs, clock } = createTestCtx(database.db)
    const { reference } = await record(ctx, enquiryInput({ origin: 'car_detail', from_id: 77, lang: 'fr' }))
    expect(reference).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{2}$/)
    const row = await storedByReference(reference)
    expect(row).toMatchObject({
      source: 'Auto-Chat',
      origin: 'car_detail',
      originId: '77',
      locale: 'fr',
      status: 'new',
      isQuarantined: false,
      createdAt: clock.now(),
    })
    const events = await database.db.select().from(enquiryEvent).where(eq(enquiryEvent.enquiryId, row.id))
    expect(events.map((event) => event.kind)).toEqual(['received'])
    expect(events[0]?.detail).toEqual({ network: '203.0.113.0/24', user_agent: 'Mozilla/5.0 (test)' })
    expect(jobs.sent).toEqual([
      { name: 'enquiry-acknowledge', payload: { enquiryId: row.id } },
      { name: 'enquiry-notify', payload: { enquiryId: row.id } },
      { name: 'customer-link', payload: { thing: 'enquiry', id: row.id } },
    ])
  })

  it.each([
    [' 1m8gdm9a xkp0-42788', '1M8GDM9AXKP042788'],
    ['not known', 'NOTKNOWN'],
    ['', null],
  ])('keeps the chassis number %s, whatever it is', async (typed, vin) => {
    const { ctx } = createTestCtx(database.db)
    const { reference } = await record(ctx, enquiryInput({ vin: typed }))
    expect((await storedByReference(reference)).vin).toBe(vin)
  })

  // R10.21
  it.each([
    [
      { quantity: '12', destination_port: ' Mombasa ', price_basis: 'CIF' },
      { quantity: 12, destinationPort: 'Mombasa', priceBasis: 'cif' },
    ],
    [
      { quantity: 999, price_basis: 'unsure' },
      { quantity: 999, destinationPort: null, priceBasis: 'unsure' },
    ],
    [{ quantity: '٢٥' }, { quantity: 25, destinationPort: null, priceBasis: null }],
    [
      { quantity: '1000', destination_port: 'x'.repeat(300), price_basis: 'ddp' },
      { quantity: null, destinationPort: 'x'.repeat(120), priceBasis: null },
    ],
    [
      { quantity: '2.5 or so', price_basis: { deep: true } },
      { quantity: null, destinationPort: null, priceBasis: null },
    ],
    [{ quantity: '0' }, { quantity: null, destinationPort: null, priceBasis: null }],
    [{}, { quantity: null, destinationPort: null, priceBasis: null }],
  ])('keeps what %j says of the order, and refuses nothing', async (offered, stored) => {
    const { ctx } = createTestCtx(database.db)
    const { reference } = await record(ctx, recordEnquiryInputSchema.parse({ ...enquiryInput(), ...offered }))
    expect(await storedByReference(reference)).toMatchObject(stored)
  })

  it('judges the port as it judges the message, because both are repeated to the buyer', async () => {
    const { ctx } = createTestCtx(database.db)
    const { reference } = await record(ctx, enquiryInput({ destination_port: 'https://cheap.example' }))
    expect((await storedByReference(reference)).spamReasons).toEqual(['link'])
  })

  it.each(['name', 'mobile', 'mail', 'country', 'remark'] as const)('needs %s', async (field) => {
    const { ctx } = createTestCtx(database.db)
    expect(await failureOf(record(ctx, enquiryInput({ [field]: ' \u200b\t ' })))).toEqual({
      key: 'enquiry_required',
      issues: [{ path: field, key: 'required' }],
    })
  })

  it('names every missing field at once and stores nothing', async () => {
    const { ctx, jobs } = createTestCtx(database.db)
    const key = crypto.randomUUID()
    const { issues } = await failureOf(record(ctx, {}, key))
    expect(issues.map((issue) => issue.path)).toEqual(['name', 'mobile', 'mail', 'country', 'remark'])
    expect(jobs.sent).toEqual([])
    expect(await database.db.select().from(idempotencyKey).where(eq(idempotencyKey.key, key))).toEqual([])
  })

  it('survives careless clients: numbers, long values, control characters, broken surrogates, unknown keys and origins', async () => {
    const { ctx } = createTestCtx(database.db)
    const body = {
      ...enquiryInput(),
      name: `Bob\u0000\r\nBcc: x@example.com \ud800${'n'.repeat(500)}`,
      mobile: 254712345678,
      remark: `line\r\nline\u2028line\u0007 ${'r'.repeat(9000)}`,
      origin: 'somewhere',
      first_touch: 'nonsense',
      unheard_of: { deep: true },
    }
    const { reference } = await record(ctx, recordEnquiryInputSchema.parse(body))
    const row = await storedByReference(reference)
    expect(row.name).toMatch(/^Bob Bcc: x@example.com \ufffdn+$/)
    expect(row.name).toHaveLength(120)
    expect(row.mobile).toBe('254712345678')
    expect(row.remark.startsWith('line\nline\nline r')).toBe(true)
    expect(row.remark).toHaveLength(5000)
    expect(row.origin).toBe('other')
    expect(row.rawPayload).not.toHaveProperty('unheard_of')
    expect(row.rawPayload).toHaveProperty('mobile', 254712345678)
  })

  it('knows the country by id and by a name in any language, and reads the numbers with it', async () => {
    const id = await addCountry(database.db, 'EG', { en: 'Egypt', ar: 'مصر', de: 'Ägypten' })
    const { ctx } = createTestCtx(database.db, { locale: 'ar' })
    const byId = await storedByReference(
      (await record(ctx, enquiryInput({ country: '', country_id: String(id), mobile: '٠١٠٠ ١٢٣ ٤٥٦٧', whatsapp: '0020 100 765 4321' }))).reference,
    )
    expect(byId).toMatchObject({ countryId: id, countryName: 'مصر', mobile: '٠١٠٠ ١٢٣ ٤٥٦٧', mobileE164: '+201001234567', whatsappE164: '+201007654321' })
    const byName = await storedByReference((await record(ctx, enquiryInput({ country: 'ägypten', country_id: 999_999_999, mobile: 'call me' }))).reference)
    expect(byName).toMatchObject({ countryId: id, countryName: 'مصر', mobileE164: null, rawPayload: { country: 'ägypten' } })
    const unknown = await storedByReference((await record(ctx, enquiryInput({ country: 'Atlantis' }))).reference)
    expect(unknown).toMatchObject({ countryId: null, countryName: 'Atlantis' })
  })

  it('knows the country by its code and by what people call it, and keeps one name of it', async () => {
    const id = await addCountry(database.db, 'CI', { en: 'Côte d’Ivoire', fr: 'Côte d’Ivoire', ru: 'Кот-д’Ивуар' })
    const { ctx } = createTestCtx(database.db, { locale: 'de' })
    for (const country of ["cote d'ivoire", 'Ivory Coast', 'ci', 'КОТ-Д’ИВУАР']) {
      const row = await storedByReference((await record(ctx, enquiryInput({ country }))).reference)
      expect(row).toMatchObject({ countryId: id, countryName: 'Côte d’Ivoire', rawPayload: { country } })
    }
    const part = await storedByReference((await record(ctx, enquiryInput({ country: 'Ivory' }))).reference)
    expect(part).toMatchObject({ countryId: null, countryName: 'Ivory' })
  })

  it('is tied to the car it names', async () => {
    const car = await addCar(database.db, { brandName: 'BYD', modelName: 'Atto 3' })
    const { ctx } = createTestCtx(database.db)
    const row = await storedByReference((await record(ctx, enquiryInput({ car_model_sign: car.modelSign }))).reference)
    expect(row).toMatchObject({ carId: car.id, brandName: 'BYD', carModelName: 'Atto 3' })
    const gone = await storedByReference((await record(ctx, enquiryInput({ car_model_sign: 'sold-long-ago', car_model: 'Old one' }))).reference)
    expect(gone).toMatchObject({ carId: null, carModelSign: 'sold-long-ago', carModelName: 'Old one' })
  })

  it('keeps first and last touch', async () => {
    const { ctx } = createTestCtx(database.db)
    const input = enquiryInput({
      first_touch: { utm_source: 'google', gclid: 'g'.repeat(900), touched_at: '2026-11-01T10:00:00Z' },
      last_touch: { referrer: 'https://example.com/', touched_at: '1999-01-01T00:00:00Z' },
    })
    const row = await storedByReference((await record(ctx, input)).reference)
    const touches = await database.db.select().from(enquiryAttribution).where(eq(enquiryAttribution.enquiryId, row.id)).orderBy(enquiryAttribution.touch)
    expect(touches.map((touch) => [touch.touch, touch.utmSource, touch.gclid?.length, touch.referrer, touch.touchedAt?.toISOString()])).toEqual([
      ['first', 'google', 500, null, '2026-11-01T10:00:00.000Z'],
      ['last', null, undefined, 'https://example.com/', undefined],
    ])
  })

  it('from somebody who wrote within 30 days names the earlier reference and stays a lead of its own', async () => {
    const { ctx, clock } = createTestCtx(database.db)
    const input = enquiryInput()
    const first = await record(ctx, input)
    clock.advance(29 * 24 * 3600_000)
    const second = await record(ctx, { ...input, mail: String(input.mail).toUpperCase(), remark: 'And a third one' })
    const row = await storedByReference(second.reference)
    const [repeated] = await database.db
      .select()
      .from(enquiryEvent)
      .where(and(eq(enquiryEvent.enquiryId, row.id), eq(enquiryEvent.kind, 'repeated')))
    expect(repeated?.detail).toEqual({ earlier_reference: first.reference })
    expect(second.reference).not.toBe(first.reference)
  })
})

describe('the same enquiry sent again', () => {
  it('gets the stored answer by its key, for seven days', async () => {
    const { ctx, clock, jobs } = createTestCtx(database.db)
    const input = enquiryInput()
    const key = crypto.randomUUID()
    const first = await record(ctx, input, key)
    clock.advance(7 * 24 * 3600_000 - 1)
    expect(await record(ctx, { ...input, elapsed_ms: 4000, last_touch: { referrer: 'x' } }, key)).toEqual(first)
    expect(jobs.sent).toHaveLength(3)
    clock.advance(2)
    expect(await record(ctx, input, key)).not.toEqual(first)
  })

  it('is refused with other content under the same key', async () => {
    const { ctx } = createTestCtx(database.db)
    const input = enquiryInput()
    const key = crypto.randomUUID()
    await record(ctx, input, key)
    expect((await failureOf(record(ctx, { ...input, remark: 'Something else' }, key))).key).toBe('idempotency_mismatch')
  })

  it('is recognised by its content for ten minutes where the client has no keys', async () => {
    const { ctx, clock } = createTestCtx(database.db)
    const input = enquiryInput()
    const first = await record(ctx, input, null)
    clock.advance(9 * 60_000)
    expect(await record(ctx, input, null)).toEqual(first)
    clock.advance(2 * 60_000)
    expect(await record(ctx, input, null)).not.toEqual(first)
  })

  it('twenty times at once becomes one lead with one reference', async () => {
    const { ctx, jobs } = createTestCtx(database.db)
    const input = enquiryInput()
    const key = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => record(ctx, input, key)))
    expect(new Set(answers.map((answer) => answer.reference)).size).toBe(1)
    const rows = await database.db
      .select({ id: enquiry.id })
      .from(enquiry)
      .where(eq(enquiry.mail, String(input.mail)))
    expect(rows).toHaveLength(1)
    expect(jobs.sent).toHaveLength(3)
  })

  it('keeps nothing of the person in the key', async () => {
    const { ctx } = createTestCtx(database.db)
    const input = enquiryInput()
    const key = crypto.randomUUID()
    await record(ctx, input, key)
    const [row] = await database.db.select().from(idempotencyKey).where(eq(idempotencyKey.key, key))
    const text = JSON.stringify(row)
    for (const secret of [input.name, input.mail, input.mobile]) expect(text).not.toContain(String(secret))
  })
})

describe('a key', () => {
  const visitor = () => createTestCtx(database.db).ctx
  const partner = (partnerId: number) => createTestCtx(database.db, { actor: { kind: 'partner', partnerId, appKey: `ql_${partnerId}` } }).ctx

  it('of a stranger stands in the way of no partner, nor a key of one partner in the way of another', async () => {
    const key = crypto.randomUUID()
    const callers = [visitor(), partner(1), partner(2)]
    const answers = []
    for (const ctx of callers) answers.push(await record(ctx, enquiryInput(), key))
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(3)
  })

  it('is the same one for a visitor and a member: a browser repeats after its token has expired', async () => {
    const { ctx: member } = await addMember(createMemberCtx(database.db).ctx)
    const [input, key] = [enquiryInput(), crypto.randomUUID()]
    const first = await record(member, input, key)
    expect(await record(visitor(), input, key)).toEqual(first)
  })

  it.each([
    ['no key', null],
    ['the same key', crypto.randomUUID()],
  ])('left out or shared (%s) makes no lead a repeat of the same lead of another caller', async (_what, key) => {
    const input = enquiryInput({ origin: 'partner', from_id: 'ql_1' })
    const answers = []
    for (const ctx of [visitor(), partner(1), partner(2), partner(1)]) answers.push(await record(ctx, input, key))
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(3)
    expect(answers[3]).toEqual(answers[1])
  })

  it('that looks like a content is not taken for one', async () => {
    const input = enquiryInput()
    const first = await record(visitor(), input, null)
    const [stored] = await database.db
      .select()
      .from(idempotencyKey)
      .where(eq(sql`${idempotencyKey.answer}->>'reference'`, first.reference))
    expect(stored?.scope).toBe('enquiry')
    const other = await record(visitor(), enquiryInput(), stored?.key ?? '')
    expect(other).not.toEqual(first)
    expect(await record(visitor(), input, null)).toEqual(first)
  })
})

describe('a failure', () => {
  it('of the outbox leaves no lead and no key, and the next try succeeds', async () => {
    const { ctx } = createTestCtx(database.db)
    const input = enquiryInput()
    const key = crypto.randomUUID()
    const broken = { ...ctx, ports: { ...ctx.ports, jobs: { send: () => Promise.reject(new Error('queue is gone')) } } }
    await expect(record(broken, input, key)).rejects.toThrow('queue is gone')
    expect(
      await database.db
        .select()
        .from(enquiry)
        .where(eq(enquiry.mail, String(input.mail))),
    ).toEqual([])
    expect(await database.db.select().from(idempotencyKey).where(eq(idempotencyKey.key, key))).toEqual([])
    expect((await record(ctx, input, key)).reference).toMatch(/-/)
  })
})

describe('a suspicious enquiry', () => {
  it('is stored and answered like any other, and alerts nobody', async () => {
    const { ctx, jobs } = createTestCtx(database.db)
    const { reference } = await record(ctx, enquiryInput({ company_website: 'https://spam.example' }))
    expect(await storedByReference(reference)).toMatchObject({ isQuarantined: true, spamReasons: ['honeypot'] })
    expect(jobs.sent).toEqual([])
  })

  it('with an address that cannot be written to is kept, and only the staff is told', async () => {
    const { ctx, jobs } = createTestCtx(database.db)
    const { reference } = await record(ctx, enquiryInput({ mail: 'amina at example' }))
    expect(await storedByReference(reference)).toMatchObject({ isQuarantined: false, spamReasons: ['mail_unreadable'], mail: 'amina at example' })
    expect(jobs.sent.map((job) => job.name)).toEqual(['enquiry-notify', 'customer-link'])
  })

  it('is the sixth of an hour: flagged, kept, not acknowledged again', async () => {
    const { ctx, jobs } = createTestCtx(database.db)
    const input = enquiryInput()
    for (let count = 1; count <= 5; count += 1) await record(ctx, { ...input, remark: `Car number ${count}` })
    jobs.sent.length = 0
    const { reference } = await record(ctx, { ...input, remark: 'Car number 6' })
    expect(await storedByReference(reference)).toMatchObject({ isQuarantined: false, spamReasons: ['too_many'] })
    expect(jobs.sent.map((job) => job.name)).toEqual(['enquiry-notify', 'customer-link'])
  })
})
