import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { brand, car, enquiry, enquiryEvent, memberLevel, voucher } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import type { Ctx } from '#core/domain/context.ts'
import { recordEnquiry } from '#core/domain/enquiry/index.ts'
import { addCar, addCountry, enquiryInput, VISITOR_REQUEST } from '#core/domain/testing.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import {
  listFavorites,
  listMemberEnquiries,
  listMemberLevels,
  listMemberVouchers,
  readMemberInfo,
  saveFavorites,
  saveProfile,
  seedMemberLevels,
} from './index.ts'
import { addMember, createMemberCtx, failureOf } from './testing.ts'

const FIRST_PAGE = { page: 1, page_size: 24 }
const DAY = 86_400_000

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const { ctx } = createMemberCtx(database.db)
  await seedMemberLevels({ ctx, input: { vouchers: { silver: { amount_usd_cents: 10_000, percent: null, valid_days: 30 } } } })
  await addCountry(database.db, 'KE', { en: 'Kenya', de: 'Kenia' })
})
afterAll(() => database.drop())

async function ask(ctx: Ctx, changes: Parameters<typeof enquiryInput>[0] = {}) {
  return recordEnquiry({ ctx, input: enquiryInput(changes), idempotencyKey: null, request: VISITOR_REQUEST })
}

function signs(list: readonly { model_sign: string }[]): string[] {
  return list.map((item) => item.model_sign)
}

describe('favourites', () => {
  it('are merged, each model once, unknown ones dropped, in the order of saving', async () => {
    const { ctx } = createMemberCtx(database.db)
    const { ctx: own } = await addMember(ctx)
    const cars = await Promise.all(['Song', 'Tang', 'Seal'].map((modelName) => addCar(database.db, { modelName, brandName: 'BYD' })))
    const [song, tang, seal] = cars.map((item) => item.modelSign)
    const save = (list: (string | undefined)[], mode: 'merge' | 'replace' = 'merge') =>
      saveFavorites({ ctx: own, input: { mode, favorites: list.map((sign) => ({ model_sign: sign ?? '' })) } })
    expect(await listFavorites({ ctx: own })).toEqual([])
    const first = await save([tang, tang, 'no-such-car', song])
    expect(first[0]).toEqual({ model_id: cars[1]?.id, model_name: 'Tang', model_sign: tang, brand_name: 'BYD', brand_sign: cars[1]?.brandSign })
    expect(signs(await save([song, seal]))).toEqual([tang, song, seal])
    expect(signs(await save([seal, tang], 'replace'))).toEqual([seal, tang])
    const results = await Promise.all([save([song]), save([song]), save([song])])
    expect(results.map((list) => list.length)).toEqual([3, 3, 3])
    expect(signs(await listFavorites({ ctx: own }))).toEqual([seal, tang, song])
    expect(await save([], 'replace')).toEqual([])
  })

  it('leave out what the site no longer shows', async () => {
    const { ctx } = createMemberCtx(database.db)
    const { ctx: own } = await addMember(ctx)
    const [kept, gone, hidden] = await Promise.all(['A', 'B', 'C'].map((modelName) => addCar(database.db, { modelName, brandName: 'X' })))
    await saveFavorites({ ctx: own, input: { mode: 'merge', favorites: [kept, gone, hidden].map((item) => ({ model_sign: item?.modelSign ?? '' })) } })
    await database.db
      .update(car)
      .set({ publishState: 'archived' })
      .where(eq(car.id, gone?.id ?? 0))
    await database.db
      .update(brand)
      .set({ publishState: 'draft' })
      .where(eq(brand.brandSign, hidden?.brandSign ?? ''))
    expect(signs(await listFavorites({ ctx: own }))).toEqual([kept?.modelSign])
  })
})

describe('enquiries', () => {
  it('sent with the token belong to the account, with stage, subject and dates', async () => {
    const { ctx, clock } = createMemberCtx(database.db)
    const { ctx: own, id } = await addMember(ctx, { isVerified: false })
    const model = await addCar(database.db, { modelName: 'Atto 3', brandName: 'BYD' })
    const { reference } = await ask(own, { car_model_sign: model.modelSign })
    clock.advance(1000)
    const later = await ask(own, { remark: 'And one more' })
    await database.db.update(enquiry).set({ status: 'quoted' }).where(eq(enquiry.reference, reference))
    const [row] = await database.db.select({ id: enquiry.id, memberId: enquiry.memberId }).from(enquiry).where(eq(enquiry.reference, reference))
    expect(row?.memberId).toBe(id)
    await database.db.insert(enquiryEvent).values({ enquiryId: row?.id ?? 0, kind: 'status_changed', createdAt: new Date('2026-11-22T09:00:00Z') })
    const page = await listMemberEnquiries({ ctx: own, input: FIRST_PAGE })
    expect(page).toMatchObject({ total: 2, page_count: 1 })
    expect(page.list[0]).toMatchObject({ reference: later.reference, subject: null, path: null, stage: 'received', remark: 'And one more' })
    expect(page.list[1]).toMatchObject({
      reference,
      subject: 'BYD Atto 3',
      path: `/car/${model.modelSign}`,
      stage: 'quoted',
      created_at: '2026-11-21T08:00:00.000Z',
      updated_at: '2026-11-22T09:00:00.000Z',
    })
    expect((await listMemberEnquiries({ ctx: own, input: { page: 2, page_size: 1 } })).list).toMatchObject([{ reference }])
  })

  it('of before are shown to a confirmed address alone, and never what is quarantined', async () => {
    const { ctx } = createMemberCtx(database.db)
    const unconfirmed = await addMember(ctx, { isVerified: false })
    await ask(ctx, { mail: unconfirmed.mail })
    expect((await listMemberEnquiries({ ctx: unconfirmed.ctx, input: FIRST_PAGE })).total).toBe(0)
    const confirmed = await addMember(ctx)
    const { reference } = await ask(ctx, { mail: confirmed.mail.toUpperCase() })
    await ask(ctx, { mail: confirmed.mail, company_website: 'https://spam.example' })
    await ask(ctx)
    expect((await listMemberEnquiries({ ctx: confirmed.ctx, input: FIRST_PAGE })).list).toMatchObject([{ reference }])
  })

  it('do not tell that staff took one for spam', async () => {
    const { ctx } = createMemberCtx(database.db)
    const { ctx: own } = await addMember(ctx)
    const { reference } = await ask(own)
    await database.db.update(enquiry).set({ status: 'spam' }).where(eq(enquiry.reference, reference))
    expect((await listMemberEnquiries({ ctx: own, input: FIRST_PAGE })).list).toMatchObject([{ reference, stage: 'received' }])
  })
})

describe('levels and vouchers', () => {
  it('are three, in every language, and seeding again changes nothing that staff changed', async () => {
    const { ctx } = createMemberCtx(database.db)
    for (const locale of LOCALE_CODES) {
      const levels = await listMemberLevels({ ctx: { ...ctx, locale } })
      expect(levels.map((level) => [level.level_key, level.rank])).toEqual([
        ['silver', 1],
        ['gold', 2],
        ['platinum', 3],
      ])
      for (const { name, reach, benefits } of levels) expect([name, reach, ...benefits].filter((text) => text.trim() === '')).toEqual([])
      expect(levels.map(({ benefits }) => benefits.length)).toEqual([2, 3, 3])
    }
    await database.db
      .update(memberLevel)
      .set({ name: { en: 'Palladium' } })
      .where(eq(memberLevel.levelKey, 'platinum'))
    await seedMemberLevels({ ctx, input: { vouchers: {} } })
    expect((await listMemberLevels({ ctx: { ...ctx, locale: 'th' } }))[2]).toMatchObject({ name: 'Palladium' })
  })

  it('welcome a member once the address is confirmed, not before', async () => {
    const { ctx, clock } = createMemberCtx(database.db)
    const unconfirmed = await addMember(ctx, { isVerified: false })
    expect(await listMemberVouchers({ ctx: unconfirmed.ctx })).toEqual([])
    const { ctx: own } = await addMember(ctx)
    expect((await readMemberInfo({ ctx: { ...own, locale: 'de' } })).level).toMatchObject({ level_key: 'silver', name: 'Silber' })
    const [given, ...others] = await listMemberVouchers({ ctx: own })
    expect(others).toEqual([])
    expect(given).toMatchObject({ amount_usd_cents: 10_000, percent: null, state: 'active', is_single_use: true, used_at: null })
    expect(given?.code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    expect(given?.valid_until).toBe('2026-12-21T08:00:00.000Z')
    clock.advance(30 * DAY)
    expect(await listMemberVouchers({ ctx: own })).toMatchObject([{ state: 'expired' }])
  })

  it('list what can be used first', async () => {
    const { ctx } = createMemberCtx(database.db)
    const { ctx: own, id } = await addMember(ctx)
    const now = ctx.ports.clock.now()
    const base = { memberId: id, percent: 5, validFrom: now }
    const mark = crypto.randomUUID().slice(0, 8)
    await database.db.insert(voucher).values([
      { ...base, code: `${mark}-used`, usedAt: now },
      { ...base, code: `${mark}-soon`, validUntil: new Date(now.getTime() + DAY) },
      { ...base, code: `${mark}-open` },
      { ...base, code: `${mark}-later`, validFrom: new Date(now.getTime() + DAY) },
    ])
    const list = await listMemberVouchers({ ctx: own })
    expect(list.map(({ code, state }) => [code.replace(/^[A-Z2-9-]{14}$/, 'welcome'), state])).toEqual([
      [`${mark}-soon`, 'active'],
      ['welcome', 'active'],
      [`${mark}-open`, 'active'],
      [`${mark}-used`, 'used'],
    ])
  })
})

it('saves the whole profile, and nothing of a visitor', async () => {
  const { ctx } = createMemberCtx(database.db)
  const { ctx: own } = await addMember(ctx, { mobile: '+254712345678' })
  const saved = await saveProfile({ ctx: own, input: { name: ' Amina\u0000  D. ', whatsapp: '0712 345 678', country: 'KENYA', locale: 'ar' } })
  expect(saved).toMatchObject({ name: 'Amina D.', mobile: '', whatsapp: '0712 345 678', country: 'Kenya', locale: 'ar' })
  expect(await saveProfile({ ctx: own, input: { name: 'Amina', country: 'Atlantis', locale: 'xx' } })).toMatchObject({
    whatsapp: '',
    country: '',
    country_id: null,
    locale: 'ar',
  })
  expect((await failureOf(saveProfile({ ctx, input: { name: 'Nobody' } }))).key).toBe('token_invalid')
})
