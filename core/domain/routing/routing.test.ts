import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import type { Routing, RoutingRule } from '#contract/routing.ts'
import { UNSET_SETTINGS } from '#contract/setting.ts'
import { enquiry, setting, staff } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { enterEnquiry, findEnquiry, recordEnquiry, releaseEnquiry } from '#core/domain/enquiry/index.ts'
import { findSettings, saveSettings } from '#core/domain/setting/index.ts'
import { addCar, addCountry, addStaff, createTestCtx, enquiryInput, VISITOR_REQUEST } from '#core/domain/testing.ts'
import { listWorkingTimes, saveWorkingTime, tryRouting } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await addCountry(database.db, 'PE', { en: 'Peru' })
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.db.delete(setting).where(eq(setting.key, 'routing'))
})

const SALES = ['enquiry.read', 'enquiry.write']
const LEADER = [...SALES, 'enquiry.assign']

function rule(people: number[], changes: Partial<RoutingRule> = {}): RoutingRule {
  const conditions = { locales: [], countries: [], brands: [], kinds: [], origins: [], min_value_usd: null, time: 'any' as const }
  return { key: crypto.randomUUID(), name: 'Rule', is_on: true, ...conditions, people, only_at_work: false, ...changes }
}

async function setRules(changes: Partial<Routing>) {
  const actor = await addStaff(database.db, LEADER)
  const { ctx } = createTestCtx(database.db, { actor })
  await saveSettings({ ctx, input: { group: 'routing', version: 0, value: { ...UNSET_SETTINGS.routing, ...changes } } })
  return { ctx, actor }
}

async function send(changes: Parameters<typeof enquiryInput>[0] = {}) {
  const { ctx, jobs } = createTestCtx(database.db)
  const { reference } = await recordEnquiry({ ctx, input: enquiryInput(changes), idempotencyKey: null, request: VISITOR_REQUEST })
  const [row] = await database.db.select().from(enquiry).where(eq(enquiry.reference, reference))
  if (row === undefined) throw new Error('no enquiry')
  return { ...row, jobs }
}

async function detailOf(id: number) {
  const { ctx } = createTestCtx(database.db, { actor: await addStaff(database.db, SALES) })
  return findEnquiry({ ctx, input: { id } })
}

describe('a new enquiry', () => {
  it('goes to the people of the first rule that fits, in turn, and says why', async () => {
    const [li, wang] = [await addStaff(database.db, SALES), await addStaff(database.db, SALES)]
    await setRules({ rules: [rule([li.staffId, wang.staffId], { name: 'Peru', countries: ['PE'] })] })
    const owners = []
    for (const _turn of [1, 2, 3, 4]) owners.push((await send({ country: 'Peru' })).ownerId)
    expect([...owners].toSorted()).toEqual([li.staffId, li.staffId, wang.staffId, wang.staffId].toSorted())
    const { id, ownerId } = await send({ country: 'Peru' })
    const { events } = await detailOf(id)
    expect(events.find(({ kind }) => kind === 'routed')?.detail).toMatchObject({ to: { id: ownerId }, why: 'rule', rule: 'Peru', because: ['countries'] })
    expect((await send({ country: 'Kenya' })).ownerId).toBeNull()
  })

  it('takes turns although several come at once', async () => {
    const people = [await addStaff(database.db, SALES), await addStaff(database.db, SALES), await addStaff(database.db, SALES)].map(({ staffId }) => staffId)
    await setRules({ rules: [rule(people)] })
    const sent = await Promise.all(Array.from({ length: 9 }, () => send()))
    for (const id of people) expect(sent.filter(({ ownerId }) => ownerId === id)).toHaveLength(3)
  })

  it('is judged by what it asks for: maker, kind and value by today’s prices', async () => {
    const [li, wang] = [await addStaff(database.db, SALES), await addStaff(database.db, SALES)]
    const car = await addCar(database.db, { brandName: 'Dongfeng', modelName: 'Box' })
    await database.db.execute(`update car set fob_price_usd_cents = 1500000 where id = ${car.id}`)
    await setRules({ rules: [rule([li.staffId], { brands: [car.brandSign], kinds: ['new'], min_value_usd: 30_000 })], fallback: [wang.staffId] })
    expect((await send({ car_model_sign: car.modelSign, quantity: 2 })).ownerId).toBe(li.staffId)
    expect((await send({ car_model_sign: car.modelSign })).ownerId).toBe(wang.staffId)
    expect((await send({ items: [{ kind: 'car', sign: car.modelSign, quantity: 3 }] })).ownerId).toBe(li.staffId)
    expect((await send({ items: [{ kind: 'number', sign: 'A1-01', quantity: 9 }] })).ownerId).toBe(wang.staffId)
  })

  it('never goes to somebody who was let go, or may not answer it', async () => {
    const [gone, reader, wang] = [await addStaff(database.db, SALES), await addStaff(database.db, ['enquiry.read']), await addStaff(database.db, SALES)]
    await database.db.update(staff).set({ disabledAt: new Date() }).where(eq(staff.id, gone.staffId))
    await setRules({ rules: [rule([gone.staffId, reader.staffId, wang.staffId])] })
    expect((await send()).ownerId).toBe(wang.staffId)
  })

  it('of a buyer who wrote before goes to whoever looks after them', async () => {
    const [li, wang] = [await addStaff(database.db, SALES), await addStaff(database.db, SALES)]
    await setRules({ rules: [rule([li.staffId, wang.staffId])] })
    const first = await send({ mail: 'keeps@example.com' })
    const other = await send({ mail: 'other@example.com' })
    expect(first.ownerId).not.toBe(other.ownerId)
    for (const mail of ['keeps@example.com', 'KEEPS@example.com']) expect((await send({ mail })).ownerId).toBe(first.ownerId)
  })

  it('in quarantine is nobody’s until it is let out', async () => {
    const li = await addStaff(database.db, SALES)
    const { ctx } = await setRules({ rules: [rule([li.staffId])] })
    const held = await send({ company_website: 'x' })
    expect([held.isQuarantined, held.ownerId, held.awaitingSince]).toEqual([true, null, null])
    expect(await releaseEnquiry({ ctx, input: { id: held.id } })).toMatchObject({ owner: { id: li.staffId }, awaiting_since: '2026-11-21T08:00:00.000Z' })
  })

  it('that staff enter goes by the rules unless they keep it', async () => {
    const li = await addStaff(database.db, SALES)
    const { ctx, actor } = await setRules({ rules: [rule([li.staffId], { origins: ['entered'] })] })
    const written = {
      channel: 'fair' as const,
      name: 'Rosa',
      company: null,
      mail: null,
      mobile: '+51 987 654 321',
      whatsapp: null,
      country: 'PE',
      locale: 'es',
      remark: 'Ten pickups',
      subject: null,
      quantity: null,
      destination_port: null,
      price_basis: null,
      is_reached: false,
    }
    expect((await enterEnquiry({ ctx, input: { ...written, key: crypto.randomUUID(), is_mine: false } })).owner?.id).toBe(li.staffId)
    const other = { ...written, mobile: '+51 987 654 322' }
    expect((await enterEnquiry({ ctx, input: { ...other, key: crypto.randomUUID(), is_mine: true } })).owner?.id).toBe(actor.staffId)
  })
})

describe('a trial', () => {
  it('tells what rules would have done, and changes nothing', async () => {
    const [li, wang] = [await addStaff(database.db, SALES), await addStaff(database.db, SALES)]
    const sent = [await send({ country: 'Peru', lang: 'es' }), await send({ country: 'Peru', lang: 'es' }), await send({ country: 'Peru', lang: 'fr' })]
    const { ctx } = createTestCtx(database.db, { actor: await addStaff(database.db, LEADER) })
    const rules = [rule([li.staffId, wang.staffId], { name: 'Spanish', countries: ['PE'], locales: ['es'] })]
    const trial = await tryRouting({ ctx, input: { days: 30, value: { ...UNSET_SETTINGS.routing, rules } } })
    const own = trial.list.filter(({ id }) => sent.some((lead) => lead.id === id))
    expect(own.map(({ routed }) => routed.why)).toEqual(['nobody', 'rule', 'rule'])
    expect(new Set(own.slice(1).map(({ routed }) => routed.to?.id))).toEqual(new Set([li.staffId, wang.staffId]))
    expect(trial.by_reason.find(({ rule: name }) => name === 'Spanish')?.count).toBeGreaterThanOrEqual(2)
    expect(trial.by_reason.reduce((sum, { count }) => sum + count, 0)).toBe(trial.leads)
    const [row] = await database.db
      .select()
      .from(enquiry)
      .where(eq(enquiry.id, sent[0]?.id ?? 0))
    expect(row?.ownerId).toBeNull()
  })

  it('and the rules are for whoever gives leads away, and nobody else', async () => {
    const { ctx } = createTestCtx(database.db, { actor: await addStaff(database.db, [...SALES, 'setting.write']) })
    await expect(tryRouting({ ctx, input: { days: 7, value: UNSET_SETTINGS.routing } })).rejects.toMatchObject({ key: 'forbidden' })
    await expect(findSettings({ ctx, group: 'routing' })).rejects.toMatchObject({ key: 'forbidden' })
    await expect(saveSettings({ ctx, input: { group: 'routing', version: 0, value: UNSET_SETTINGS.routing } })).rejects.toMatchObject({ key: 'forbidden' })
  })
})

describe('working times', () => {
  const WEEK = { days: [1, 2, 3], from: '08:00', to: '12:00', time_zone: 'America/Lima' }

  it('are one’s own to set; a colleague’s are for whoever gives leads away', async () => {
    const [li, leader] = [await addStaff(database.db, SALES), await addStaff(database.db, LEADER)]
    const input = { id: li.staffId, week: WEEK, absences: [{ from: '2026-11-24', to: '2026-11-25' }] }
    const own = createTestCtx(database.db, { actor: li }).ctx
    expect(await saveWorkingTime({ ctx: own, input })).toMatchObject({ week: WEEK, absences: input.absences, is_at_work: false })
    const others = createTestCtx(database.db, { actor: await addStaff(database.db, SALES) }).ctx
    await expect(saveWorkingTime({ ctx: others, input })).rejects.toMatchObject({ key: 'forbidden' })
    const lead = createTestCtx(database.db, { actor: leader }).ctx
    expect(await saveWorkingTime({ ctx: lead, input: { ...input, week: null } })).toMatchObject({ week: null })
    await expect(saveWorkingTime({ ctx: lead, input: { ...input, id: 999_999 } })).rejects.toMatchObject({ key: 'not_found' })
  })

  it('are listed with who is at work, without those who may not own a lead', async () => {
    const reader = await addStaff(database.db, ['enquiry.read'])
    // Three in the night in Lima.
    const { ctx, clock } = createTestCtx(database.db, { actor: await addStaff(database.db, SALES) })
    clock.advance(Date.parse('2026-11-23T02:00:00Z') - Date.parse('2026-11-21T08:00:00Z'))
    const list = await listWorkingTimes({ ctx })
    expect(list.find(({ id }) => id === (ctx.actor as { staffId: number }).staffId)).toMatchObject({ week: null, is_at_work: true })
    expect(list.some(({ id }) => id === reader.staffId)).toBe(false)
  })
})
