import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { customerDetailSchema, customerPageSchema, listCustomersInputSchema } from '#contract/customer.ts'
import { auditLog, customer, dealerApplication, enquiry, intent, member } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { addEnquiryNote, enterEnquiry, findEnquiry, recordEnquiry, releaseEnquiry } from '#core/domain/enquiry/index.ts'
import { recordIntent } from '#core/domain/intent/index.ts'
import { addCountry, addStaff, createTestCtx, enquiryInput, VISITOR_REQUEST } from '#core/domain/testing.ts'
import {
  dismissHint,
  eraseCustomer,
  exportCustomer,
  findCustomer,
  linkCustomer,
  linkMissing,
  listCustomers,
  mergeCustomers,
  separateCustomers,
} from './index.ts'

let database: TestDatabase
let kenyaId: number
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  kenyaId = await addCountry(database.db, 'KE', { en: 'Kenya' })
})
afterAll(() => database.drop())

const ALL = ['enquiry.read', 'enquiry.write', 'dealer.read', 'member.read']
const NUMBER = () => `+2547${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
const MARK = () => crypto.randomUUID().slice(0, 8)

async function setUp(permissions: readonly string[] = ALL) {
  const actor = await addStaff(database.db, permissions)
  const { ctx, clock } = createTestCtx(database.db, { actor })
  const find = async (id: number) => customerDetailSchema.parse(await findCustomer({ ctx, input: { id } }))
  const search = async (word: string) =>
    customerPageSchema.parse(await listCustomers({ ctx, input: listCustomersInputSchema.parse({ word }) })).list.map(({ id }) => id)
  return { ctx, clock, find, search, staffId: actor.staffId }
}

/** An enquiry whose customer has been looked for. */
async function ask(changes: Parameters<typeof enquiryInput>[0] = {}) {
  const { ctx } = createTestCtx(database.db)
  const { reference } = await recordEnquiry({ ctx, input: enquiryInput(changes), idempotencyKey: null, request: VISITOR_REQUEST })
  const [row] = await database.db.select({ id: enquiry.id }).from(enquiry).where(eq(enquiry.reference, reference))
  const id = row?.id ?? 0
  await link('enquiry', id)
  return { id, reference, customerId: (await customerOf(id)) ?? 0 }
}

async function link(thing: 'enquiry' | 'dealer' | 'member' | 'intent', id: number) {
  await linkCustomer({ ctx: createTestCtx(database.db, { actor: { kind: 'system' } }).ctx, input: { thing, id } })
}

async function customerOf(enquiryId: number): Promise<number | null> {
  const [row] = await database.db
    .select({ id: enquiry.customerId, mainId: customer.mainId })
    .from(enquiry)
    .leftJoin(customer, eq(customer.id, enquiry.customerId))
    .where(eq(enquiry.id, enquiryId))
  return row?.mainId ?? row?.id ?? null
}

it('finds the sender of an enquiry again by address, however it is written, and takes the newest name', async () => {
  const { find } = await setUp()
  const mark = MARK()
  const first = await ask({ mail: `otieno.${mark}@example.org`, name: 'J. Otieno' })
  const second = await ask({ mail: `Otieno.${mark}@Example.ORG`, name: 'James Otieno', mobile: NUMBER() })
  expect(second.customerId).toBe(first.customerId)
  const found = await find(first.customerId)
  expect(found).toMatchObject({ name: 'James Otieno', country_iso2: 'KE', enquiries: 2, mails: [`otieno.${mark}@example.org`], time_zones: ['Africa/Nairobi'] })
  expect(found.numbers).toHaveLength(2)
  expect(found.history.filter(({ thing }) => thing === 'enquiry').map((entry) => 'reference' in entry && entry.reference)).toEqual(
    expect.arrayContaining([first.reference, second.reference]),
  )
})

it('joins a new address with a number that is known, and staff can take that back for good', async () => {
  const { ctx, find, staffId } = await setUp()
  const mobile = NUMBER()
  const first = await ask({ mobile })
  const again = { mail: `second.${MARK()}@example.org` }
  const second = await ask({ ...again, mobile: mobile.replace('+254', '0') })
  expect(second.customerId).toBe(first.customerId)
  const together = await find(first.customerId)
  expect(together.mails).toHaveLength(2)
  expect(together.merges).toMatchObject([{ reason: 'number', staff: null, other: { mails: [again.mail] } }])

  const apart = await separateCustomers({ ctx, input: { id: first.customerId, merge_id: together.merges[0]?.id ?? 0 } })
  expect(apart).toMatchObject({ id: first.customerId, enquiries: 1, merges: [], hints: [] })
  const own = (await customerOf(second.id)) ?? 0
  expect(own).not.toBe(first.customerId)
  expect(await find(own)).toMatchObject({ mails: [again.mail], enquiries: 1 })
  const third = await ask({ ...again, mobile })
  expect(third.customerId).toBe(own)
  expect((await find(own)).hints).toEqual([])
  const [entry] = await database.db.select().from(auditLog).where(eq(auditLog.action, 'customer.separated'))
  expect(entry).toMatchObject({ staffId, subjectId: String(first.customerId), detail: { other_id: own } })
})

it('suggests to merge two that are known once a number binds them, and namesakes of a country, but not those kept apart', async () => {
  const { ctx, find } = await setUp()
  const [one, two] = [NUMBER(), NUMBER()]
  const mail = `a.${MARK()}@example.org`
  const first = await ask({ mail, mobile: one })
  const second = await ask({ mobile: two })
  await ask({ mail, mobile: two })
  expect((await find(first.customerId)).hints).toMatchObject([{ reason: 'number', other: { id: second.customerId } }])
  const [hint] = (await find(second.customerId)).hints
  expect(hint).toMatchObject({ reason: 'number', other: { id: first.customerId } })
  await dismissHint({ ctx, input: { id: second.customerId, hint_id: hint?.id ?? 0 } })
  expect([(await find(first.customerId)).hints, (await find(second.customerId)).hints]).toEqual([[], []])

  const name = `Wanjirũ Kamau ${MARK()}`
  const third = await ask({ name })
  const fourth = await ask({ name: name.replace('ũ', 'u').toUpperCase() })
  expect((await find(fourth.customerId)).hints).toMatchObject([{ reason: 'name', other: { id: third.customerId } }])
})

it('merges at the word of staff, keeps what was merged before together, and undoes each merge by itself', async () => {
  const { ctx, find } = await setUp()
  const [a, b, c] = [await ask(), await ask(), await ask()]
  await mergeCustomers({ ctx, input: { id: b.customerId, other_id: c.customerId } })
  const all = await mergeCustomers({ ctx, input: { id: a.customerId, other_id: b.customerId } })
  expect(all).toMatchObject({ id: a.customerId, enquiries: 3 })
  // Whoever has been merged is found under the other.
  expect((await find(c.customerId)).id).toBe(a.customerId)
  await expect(mergeCustomers({ ctx, input: { id: c.customerId, other_id: a.customerId } })).rejects.toMatchObject({ key: 'conflict' })
  const mergeOf = (id: number) => all.merges.find(({ other }) => other.id === id)?.id ?? 0
  await separateCustomers({ ctx, input: { id: a.customerId, merge_id: mergeOf(b.customerId) } })
  expect([(await find(a.customerId)).enquiries, (await find(b.customerId)).enquiries, (await find(c.customerId)).id]).toEqual([1, 2, b.customerId])
  await separateCustomers({ ctx, input: { id: b.customerId, merge_id: mergeOf(c.customerId) } })
  expect([(await find(b.customerId)).enquiries, (await find(c.customerId)).enquiries]).toEqual([1, 1])
  // Once more changes nothing.
  await separateCustomers({ ctx, input: { id: b.customerId, merge_id: mergeOf(c.customerId) } })
  expect((await find(c.customerId)).id).toBe(c.customerId)
})

it('finds by everything that was written and noted, without accents, and by a number in any form', async () => {
  const { ctx, search } = await setUp()
  const mark = MARK()
  const mobile = NUMBER()
  const asked = await ask({ name: 'Zoë Nuñez', remark: `¿Camión volquete ${mark} para Ñemby?`, mobile })
  await addEnquiryNote({ ctx, input: { id: asked.id, text: `Wants Żółć ${mark}x` } })
  await link('enquiry', asked.id)
  for (const word of [
    `camion ${mark}`,
    `NEMBY ${mark}`,
    `zoe nunez ${mark}`,
    `${mark}x zołc`,
    asked.reference,
    mobile,
    mobile.slice(4).replace(/(\d{3})/g, '$1 '),
  ])
    expect(await search(word), word).toContain(asked.customerId)
  expect(await search(`camion ${mark} nobody`)).toEqual([])
})

it('knows nobody of what is in quarantine until it is released', async () => {
  const { ctx } = await setUp()
  const asked = await ask({ remark: 'Buy viagra http://a.example http://b.example http://c.example http://d.example casino', honeypot: 'x' } as never)
  const [row] = await database.db.select({ isQuarantined: enquiry.isQuarantined }).from(enquiry).where(eq(enquiry.id, asked.id))
  expect([row?.isQuarantined, asked.customerId]).toEqual([true, 0])
  await releaseEnquiry({ ctx, input: { id: asked.id } })
  await link('enquiry', asked.id)
  expect(await customerOf(asked.id)).not.toBeNull()
})

it('links accounts that are confirmed, applications and intents with a way to answer, and nothing twice', async () => {
  const { find } = await setUp()
  const mark = MARK()
  const mail = `club.${mark}@example.org`
  const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
  const person = { name: 'Club Member', locale: 'en', passwordHash: 'x' }
  await database.db.insert(member).values([
    { ...person, mail, mailVerifiedAt: ctx.ports.clock.now() },
    { ...person, mail: `victim.${mark}@example.org` },
  ])
  await database.db.insert(dealerApplication).values({
    reference: `D${mark}`,
    company: 'Rift Motors',
    name: 'Club Member',
    mail,
    mobile: '-',
    countryId: kenyaId,
    countryName: 'Kenya',
    locale: 'en',
  })
  await recordIntent({ ctx, input: { car_model: 'Seal', mail, lang: 'en' } })
  await recordIntent({ ctx, input: { car_model: 'Seal', lang: 'en' } })
  expect(await linkMissing({ ctx, signal: new AbortController().signal })).toBeGreaterThanOrEqual(3)
  expect(await linkMissing({ ctx, signal: new AbortController().signal })).toBe(0)
  const [linked] = await database.db.select({ id: member.customerId }).from(member).where(eq(member.mail, mail))
  const found = await find(linked?.id ?? 0)
  expect(found).toMatchObject({ company: 'Rift Motors', country_name: 'Kenya', dealers: 1, members: [{ mail }], consents: [{ kind: 'account' }] })
  expect(found.history.map(({ thing }) => thing).toSorted()).toEqual(['intent', 'member', 'member'])
  const [stranger] = await database.db
    .select({ id: member.customerId })
    .from(member)
    .where(eq(member.mail, `victim.${mark}@example.org`))
  expect(stranger).toEqual({ id: null })
  const [anonymous] = await database.db.select({ id: intent.customerId }).from(intent).where(eq(intent.carModelName, 'Seal')).orderBy(intent.id).offset(1)
  expect(anonymous).toEqual({ id: null })
})

it('makes one customer of two things that are linked at once', async () => {
  const { ctx } = createTestCtx(database.db)
  const mail = `twice.${MARK()}@example.org`
  const ids = await Promise.all(
    [1, 2, 3, 4].map(async () => {
      const { reference } = await recordEnquiry({ ctx, input: enquiryInput({ mail }), idempotencyKey: null, request: VISITOR_REQUEST })
      const [row] = await database.db.select({ id: enquiry.id }).from(enquiry).where(eq(enquiry.reference, reference))
      return row?.id ?? 0
    }),
  )
  await Promise.all(ids.map((id) => link('enquiry', id)))
  expect(new Set(await Promise.all(ids.map(customerOf))).size).toBe(1)
})

it('asks for rights: reading, writing, and what belongs to other parts of the work', async () => {
  const asked = await ask()
  const none = await setUp([])
  await expect(findCustomer({ ctx: none.ctx, input: { id: asked.customerId } })).rejects.toMatchObject({ key: 'forbidden' })
  await expect(listCustomers({ ctx: none.ctx, input: listCustomersInputSchema.parse({}) })).rejects.toMatchObject({ key: 'forbidden' })
  const reader = await setUp(['enquiry.read'])
  await expect(mergeCustomers({ ctx: reader.ctx, input: { id: asked.customerId, other_id: 1 } })).rejects.toMatchObject({ key: 'forbidden' })
  await expect(reader.find(999_999)).rejects.toMatchObject({ key: 'not_found' })
})

it('hands over all that is known of a person, and erases them with what they wrote, while the figures stay', async () => {
  const { ctx, find, search } = await setUp([...ALL, 'customer.privacy'])
  const mark = MARK()
  const mail = `gone.${mark}@example.org`
  const asked = await ask({
    mail,
    name: `Zainab ${mark}`,
    remark: `Secret wish ${mark}`,
    items: [{ kind: 'number', sign: '3501080', quantity: 2, note: `for ${mark}` }],
  })
  await addEnquiryNote({ ctx, input: { id: asked.id, text: `Call her ${mark}` } })
  await link('enquiry', asked.id)
  await database.db
    .insert(dealerApplication)
    .values({ reference: `E${mark}`, company: `Rift ${mark}`, name: 'Z', mail, mobile: '-', countryName: 'Kenya', locale: 'en' })
  await linkMissing({ ctx: createTestCtx(database.db, { actor: { kind: 'system' } }).ctx, signal: new AbortController().signal })
  // In quarantine, where it belongs to nobody.
  await database.db
    .update(enquiry)
    .set({ isQuarantined: true, customerId: null })
    .where(eq(enquiry.id, (await ask({ mail: mail.toUpperCase(), remark: `Held back ${mark}` })).id))
  const id = asked.customerId

  let text = ''
  for await (const chunk of (await exportCustomer({ ctx, input: { id } })).chunks) text += chunk
  for (const part of [mail, `Secret wish ${mark}`, `Call her ${mark}`, `for ${mark}`, `Rift ${mark}`, `Held back ${mark}`]) expect(text).toContain(part)

  await eraseCustomer({ ctx, input: { id } })
  await eraseCustomer({ ctx, input: { id } })
  const found = await find(id)
  expect(found).toMatchObject({ name: '', company: null, mails: [], numbers: [], enquiries: 2, dealers: 1, members: [], hints: [], country_name: 'Kenya' })
  expect(found.erased_at).not.toBeNull()
  expect(JSON.stringify(found)).not.toContain(mark)
  expect(await search(mark)).toEqual([])
  const left = await database.db.execute<{ held: number }>(sql`select count(*)::int as held from (
    select row_to_json(e)::text t from enquiry e union all select row_to_json(i)::text from enquiry_item i union all select row_to_json(v)::text from enquiry_event v
    union all select row_to_json(d)::text from dealer_application d union all select row_to_json(x)::text from dealer_application_event x
    union all select row_to_json(c)::text from customer c union all select row_to_json(k)::text from customer_contact k union all select row_to_json(s)::text from customer_text s
    union all select row_to_json(m)::text from mail_delivery m union all select row_to_json(a)::text from audit_log a) all_rows where t like ${`%${mark}%`} and t not like ${`%E${mark}%`}`)
  expect(left.rows).toEqual([{ held: 0 }])
  // Of two that were erased nobody can tell whether they were one.
  const other = await ask({})
  await eraseCustomer({ ctx, input: { id: other.customerId } })
  expect((await findEnquiry({ ctx, input: { id: other.id } })).same_person).toEqual([])
  // Who writes again is somebody new.
  expect((await ask({ mail })).customerId).not.toBe(id)
  const reader = await setUp(ALL)
  await expect(eraseCustomer({ ctx: reader.ctx, input: { id } })).rejects.toMatchObject({ key: 'forbidden' })
  await expect(exportCustomer({ ctx: reader.ctx, input: { id } })).rejects.toMatchObject({ key: 'forbidden' })
})

it('shows the words and the subject of what staff entered', async () => {
  const { ctx, find } = await setUp()
  const written = { channel: 'fair' as const, name: 'Ama', company: null, mail: `ama.${MARK()}@example.org`, mobile: null, whatsapp: null, country: null }
  const asked = { locale: 'en', remark: 'Wants four lorries', subject: 'Sitrak C7H', quantity: null, destination_port: null, price_basis: null }
  const { id } = await enterEnquiry({ ctx, input: { key: crypto.randomUUID(), ...written, ...asked, is_mine: true, is_reached: false } })
  await link('enquiry', id)
  const { history } = await find((await customerOf(id)) ?? 0)
  const entry = history.find((each) => 'event' in each && each.event.kind === 'entered')
  expect(entry).toMatchObject({ text: 'Sitrak C7H\nWants four lorries', event: { detail: { channel: 'fair' } } })
})
