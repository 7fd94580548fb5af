import { Readable } from 'node:stream'
import { desc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { listCustomersInputSchema } from '#contract/customer.ts'
import { isAppError } from '#contract/errors.ts'
import { entryListReportSchema, listEnquiriesInputSchema, type EntryListReport, type SendEntryListInput } from '#contract/staff-enquiry.ts'
import { auditLog, enquiry, enquiryEvent, staffNotice } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { UNSET_SETTINGS } from '#contract/setting.ts'
import { linkCustomer, listCustomers } from '#core/domain/customer/index.ts'
import { saveSettings } from '#core/domain/setting/index.ts'
import { gatherLead } from '#core/domain/staff-notice/index.ts'
import { insertBrand, insertCar } from '#core/domain/car/testing.ts'
import { addCountry, addStaff, createTestCtx, enquiryInput, VISITOR_REQUEST } from '#core/domain/testing.ts'
import { addEnquiryNote, listEnquiries, receiveEntryList, recordEnquiry, tellOwnersOfBrokenLists } from './index.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await addCountry(database.db, 'KE', { en: 'Kenya', fr: 'Kenya' })
  await addCountry(database.db, 'SN', { en: 'Senegal', fr: 'Sénégal' })
})
afterEach(() => database.drop())

const FAIR: Omit<SendEntryListInput, 'mode'> = { channel: 'fair', title: 'Canton Fair, autumn', locale: 'en', is_reached: false }

async function setUp(permissions: readonly string[] = ['enquiry.read', 'enquiry.write']) {
  const actor = await addStaff(database.db, permissions)
  const { ctx, jobs } = createTestCtx(database.db, { actor })
  const send = async (
    text: string | Uint8Array,
    mode: SendEntryListInput['mode'] = 'take',
    changes: Partial<SendEntryListInput> = {},
  ): Promise<EntryListReport> => {
    const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
    return entryListReportSchema.parse(await receiveEntryList({ ctx, input: { ...FAIR, ...changes, mode, source: Readable.from([bytes]) } }))
  }
  return { actor, ctx, jobs, send }
}

const stored = () =>
  database.db
    .select({
      name: enquiry.name,
      company: enquiry.company,
      mail: enquiry.mail,
      mobile: enquiry.mobileE164,
      country: enquiry.countryName,
      locale: enquiry.locale,
      remark: enquiry.remark,
      quantity: enquiry.quantity,
    })
    .from(enquiry)
    .orderBy(enquiry.id)

const LIST = `Canton Fair, hall 5
Contact person;Company name;E-mail;Phone;Country;Language;Notes;Qty;Booth
Wanjiru;Kamau Motors;w@example.org;0712 345 678;Kenya;;Pickups, RHD;3;12
;Dakar Auto;;+221 77 123 45 67;Sénégal;French;;;7
`

// R23.5
it('enters a list of a fair by its headings, whoever wrote nothing by its name', async () => {
  const { send, jobs, actor } = await setUp()
  expect(await send(LIST)).toEqual({ rows: 2, known: 0, issues: [], warnings: [], unused: ['Booth'], file_fault: null, is_written: true })
  expect(await stored()).toEqual([
    {
      name: 'Wanjiru',
      company: 'Kamau Motors',
      mail: 'w@example.org',
      mobile: '+254712345678',
      country: 'Kenya',
      locale: 'en',
      remark: 'Pickups, RHD',
      quantity: 3,
    },
    {
      name: 'Dakar Auto',
      company: 'Dakar Auto',
      mail: '',
      mobile: '+221771234567',
      country: 'Sénégal',
      locale: 'fr',
      remark: 'Canton Fair, autumn',
      quantity: null,
    },
  ])
  const events = await database.db.select({ kind: enquiryEvent.kind, staffId: enquiryEvent.staffId, detail: enquiryEvent.detail }).from(enquiryEvent)
  const entered = { kind: 'entered', staffId: actor.staffId, detail: { channel: 'fair', list: 'Canton Fair, autumn' } }
  expect(events).toEqual([entered, entered])
  expect(jobs.sent.map(({ name }) => name)).toEqual(['customer-link', 'customer-link'])
  const log = await database.db.select({ detail: auditLog.detail }).from(auditLog).where(eq(auditLog.action, 'enquiry.list_entered'))
  expect(log).toEqual([{ detail: { rows: 2, channel: 'fair' } }])
})

it('tells first what it would do, and enters a list once that is sent twice', async () => {
  const { send, ctx } = await setUp()
  const { reference } = await recordEnquiry({
    ctx: createTestCtx(database.db).ctx,
    input: enquiryInput({ mail: 'w@example.org' }),
    idempotencyKey: null,
    request: VISITOR_REQUEST,
  })
  const [first] = await database.db.select({ id: enquiry.id }).from(enquiry).where(eq(enquiry.reference, reference))
  await linkCustomer({ ctx, input: { thing: 'enquiry', id: first?.id ?? 0 } })
  expect(await send(LIST, 'check')).toMatchObject({ rows: 2, known: 1, is_written: false })
  expect(await stored()).toHaveLength(1)
  await send(LIST)
  await send(LIST)
  expect(await stored()).toHaveLength(3)
})

it('leaves out with its reason what cannot be answered, and who stands there twice', async () => {
  const { send } = await setUp()
  const text =
    'name,email,phone\nNobody,,\n,a@example.org,\nBad,not an address,\nAma,ama@example.org,\nAma again,AMA@example.org,\nKofi,,+233 20 111 2222\nKofi,,00233201112222x\n'
  expect(await send(text)).toMatchObject({
    rows: 3,
    issues: [
      { row: 2, column: 'mobile', key: 'no_way' },
      { row: 3, column: 'name', key: 'required' },
      { row: 4, column: 'mail', key: 'mail' },
      { row: 6, column: 'mail', key: 'twice' },
    ],
  })
})

// R23.92
it('leaves out whose only way is a number that reaches nobody, and takes old numbers of Mexico and Brazil as they are dialled today', async () => {
  const { send } = await setUp()
  await addCountry(database.db, 'MX', { en: 'Mexico' })
  const text =
    'name,phone,email,country\nAma,0100 123,,Kenya\nKofi,0100 124,k@example.org,Kenya\nLuis,+52 1 55 1234 5678,,\nAna,55 1234 9999,,Mexico\nRui,+55 11 8765 4321,,\n'
  expect(await send(text)).toMatchObject({ rows: 4, issues: [{ row: 2, column: 'mobile', key: 'unusable_number' }] })
  expect((await stored()).map(({ name, mobile }) => [name, mobile])).toEqual([
    ['Kofi', '+2540100124'],
    ['Luis', '+525512345678'],
    ['Ana', '+525512349999'],
    ['Rui', '+5511987654321'],
  ])
})

// R23.93
it('knows the vehicles that a list names by brand and model', async () => {
  const { send } = await setUp()
  const [byd, leap] = [await insertBrand(database.db, { brandName: 'BYD' }), await insertBrand(database.db, { brandName: 'Leapmotor' })]
  const older = await insertCar(database.db, { brandId: byd.id, modelName: 'Seagull', modelYear: 2023 })
  const newer = await insertCar(database.db, { brandId: byd.id, modelName: 'Seagull', trim: 'Vitality', modelYear: 2025 })
  const t03 = await insertCar(database.db, { brandId: leap.id, modelName: 'T03', modelYear: 2024 })
  const text =
    'name,email,model\nA,a@example.org,byd SEAGULL\nB,b@example.org,BYD Seagull 2023\nC,c@example.org,Leapmotor T-03\nD,d@example.org,Leapmotor T03\nE,e@example.org,BYD Sea\n'
  expect(await send(text)).toMatchObject({
    rows: 5,
    warnings: [{ row: 6, column: 'subject', text: 'BYD Sea' }],
  })
  const rows = await database.db.select({ sign: enquiry.carModelSign, carId: enquiry.carId, brand: enquiry.brandName }).from(enquiry).orderBy(enquiry.id)
  expect(rows.map(({ sign, brand, carId }) => [sign, brand, carId !== null])).toEqual([
    [newer.sign, 'BYD', true],
    [older.sign, 'BYD', true],
    [t03.sign, 'Leapmotor', true],
    [t03.sign, 'Leapmotor', true],
    [null, null, false],
  ])
})

it('reads Chinese headings, and keeps the formula of a hostile cell as words', async () => {
  const { send } = await setUp()
  expect(await send('姓名,手机,国家,备注\n王先生,+86 139 1234 5678,未知国,=HYPERLINK("http://x")\n')).toMatchObject({ rows: 1, issues: [] })
  expect(await stored()).toMatchObject([{ name: '王先生', mobile: '+8613912345678', country: '未知国', remark: '=HYPERLINK("http://x")\nCountry: 未知国' }])
})

it('warns of what it does not know, by line, and keeps it among the words', async () => {
  const { send, ctx } = await setUp()
  const text = 'name,email,country,language,qty,model,notes\nAma,a@example.org,Atlantis,klingon,many,BYD Seagull,Asks\nKofi,k@example.org,Kenya,fr,2,,\n'
  const warnings = [
    { row: 2, column: 'language', text: 'klingon' },
    { row: 2, column: 'quantity', text: 'many' },
    { row: 2, column: 'country', text: 'Atlantis' },
    { row: 2, column: 'subject', text: 'BYD Seagull' },
  ]
  expect(await send(text, 'check')).toMatchObject({ rows: 2, issues: [], warnings })
  await send(text)
  const [first] = await stored()
  expect(first?.remark).toBe('Asks\nLanguage: klingon\nUnits: many\nCountry: Atlantis\nModel, stock reference or part: BYD Seagull')
  const found = await listEnquiries({ ctx, input: listEnquiriesInputSchema.parse({ word: 'Ama' }) })
  expect(found.list.map(({ name, vehicle }) => [name, vehicle])).toEqual([['Ama', 'BYD Seagull']])
  await linkCustomer({ ctx, input: { thing: 'enquiry', id: found.list[0]?.id ?? 0 } })
  const { list } = await listCustomers({ ctx, input: listCustomersInputSchema.parse({ word: 'seagull' }) })
  expect(list.map(({ name }) => name)).toEqual(['Ama'])
})

// R23.94
it('finds enquiries by what was written in them and about them, without accents, and by the list they came by', async () => {
  const { send, ctx } = await setUp()
  await send('name,email,notes\nJosé Muñoz,j@example.org,Asks for a Dolphin\nAma,a@example.org,Trucks\n', 'take', { title: 'Feria de Bogotá' })
  const rows = await database.db.select({ id: enquiry.id }).from(enquiry).orderBy(enquiry.id)
  for (const { id } of rows) await linkCustomer({ ctx, input: { thing: 'enquiry', id } })
  await addEnquiryNote({ ctx, input: { id: rows[1]?.id ?? 0, text: 'Prefers Mombasa' } })
  await linkCustomer({ ctx, input: { thing: 'enquiry', id: rows[1]?.id ?? 0 } })
  const named = async (word: string) => (await listEnquiries({ ctx, input: listEnquiriesInputSchema.parse({ word }) })).list.map(({ name }) => name).toSorted()
  expect(await named('jose munoz')).toEqual(['José Muñoz'])
  expect(await named('munoz jose')).toEqual(['José Muñoz'])
  expect(await named('dolphin')).toEqual(['José Muñoz'])
  expect(await named('mombasa')).toEqual(['Ama'])
  expect(await named('feria bogota')).toEqual(['Ama', 'José Muñoz'])
  expect(await named('a@example')).toEqual(['Ama'])
  expect(await named('nowhere')).toEqual([])
})

it('tells each owner once of all that became theirs, by mail too, and starts the clock unless they were reached', async () => {
  const { send, jobs, ctx, actor } = await setUp(['enquiry.read', 'enquiry.write', 'enquiry.assign'])
  const wei = await addStaff(database.db, ['enquiry.read', 'enquiry.write'])
  const rule = { key: crypto.randomUUID(), name: 'Kenya', is_on: true, locales: [], countries: ['KE'], brands: [], kinds: [], origins: [] }
  const rules = [{ ...rule, min_value_usd: null, time: 'any' as const, people: [wei.staffId], only_at_work: false }]
  const value = { ...UNSET_SETTINGS.routing, rules, fallback: [actor.staffId] }
  await saveSettings({ ctx, input: { group: 'routing', version: 0, value } })
  const text = 'name,email,country\nAma,a@example.org,Kenya\nKofi,k@example.org,Kenya\nIda,i@example.org,Senegal\n'
  await send(text)
  await send(text)
  const notices = await database.db.select({ staffId: staffNotice.staffId, kind: staffNotice.kind, leads: staffNotice.leads }).from(staffNotice)
  // Whoever entered the list knows of it.
  expect(notices).toEqual([{ staffId: wei.staffId, kind: 'enquiries_yours', leads: 2 }])
  const mails = jobs.sent.filter(({ name }) => name === 'enquiry-notice').map(({ payload }) => payload)
  expect(mails).toMatchObject([{ about: 'several', staffId: wei.staffId, leads: 2 }])
  const clocks = await database.db.select({ due: enquiry.replyDueAt }).from(enquiry)
  expect(clocks.every(({ due }) => due !== null)).toBe(true)
  await send('name,email,country\nEfe,e@example.org,Kenya\n', 'take', { title: 'Second', is_reached: true })
  const [efe] = await database.db.select().from(enquiry).where(eq(enquiry.mail, 'e@example.org'))
  expect([efe?.status, efe?.replyDueAt]).toEqual(['contacted', null])
  const [one] = await database.db.select({ kind: staffNotice.kind, leads: staffNotice.leads }).from(staffNotice).orderBy(desc(staffNotice.id)).limit(1)
  expect(one).toEqual({ kind: 'enquiry_yours', leads: 1 })
})

it('tells them although the server ended in the middle of the list', async () => {
  const { ctx, jobs } = await setUp()
  const wei = await addStaff(database.db, ['enquiry.read', 'enquiry.write'])
  const { reference } = await recordEnquiry({ ctx, input: enquiryInput(), idempotencyKey: null, request: VISITOR_REQUEST })
  const [lead] = await database.db.update(enquiry).set({ ownerId: wei.staffId }).where(eq(enquiry.reference, reference)).returning({ id: enquiry.id })
  const gathered = { staffId: wei.staffId, enquiryId: lead?.id ?? 0, gathering: 'list' }
  for (const _line of [1, 2, 3]) await database.db.transaction((tx) => gatherLead(tx, ctx, gathered))
  await tellOwnersOfBrokenLists({ ctx })
  expect(jobs.sent.filter(({ name }) => name === 'enquiry-notice')).toEqual([])
  const later = createTestCtx(database.db, { actor: { kind: 'system' } })
  later.clock.advance(6 * 60_000)
  await tellOwnersOfBrokenLists({ ctx: later.ctx })
  await tellOwnersOfBrokenLists({ ctx: later.ctx })
  expect(later.jobs.sent.map(({ payload }) => payload)).toMatchObject([{ about: 'several', staffId: wei.staffId, leads: 3 }])
})

it('says why a file cannot be read, in words, and enters nothing', async () => {
  const { send } = await setUp()
  for (const bad of ['', 'a letter to nobody', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3])]) {
    const report = await send(bad)
    expect(report).toMatchObject({ rows: 0, is_written: false })
    expect(report.file_fault?.length).toBeGreaterThan(10)
  }
  const tooLong = `name,email\n${Array.from({ length: 2_001 }, (_, at) => `P${String(at)},p${String(at)}@example.org`).join('\n')}`
  const error: unknown = await send(tooLong, 'check').catch((reason: unknown) => reason)
  expect(isAppError(error) && error.key).toBe('payload_too_large')
  const { send: sendByReader } = await setUp(['enquiry.read'])
  const refused: unknown = await sendByReader(LIST).catch((reason: unknown) => reason)
  expect(isAppError(refused) && refused.key).toBe('forbidden')
  expect(await stored()).toEqual([])
})
