import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { staffLevelRowSchema, staffLevelSchema, type LevelValue, type StaffLevel } from '#contract/staff-level.ts'
import { auditLog } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import type { Ctx } from '#core/domain/context.ts'
import { addStaff, createTestCtx } from '#core/domain/testing.ts'
import type { Locale } from '#i18n/locales.ts'
import {
  deleteLevel,
  findStaffLevel,
  listLevelRevisions,
  listMemberLevels,
  listMemberVouchers,
  listStaffLevels,
  readMemberInfo,
  saveLevel,
  seedMemberLevels,
  setMemberLevel,
} from './index.ts'
import { addMember, createMemberCtx } from './testing.ts'

let database: TestDatabase
let ctx: Ctx
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const vouchers = { gold: { amount_usd_cents: 20_000, percent: null, valid_days: 180 } }
  await seedMemberLevels({ ctx: createTestCtx(database.db).ctx, input: { vouchers } })
})
afterAll(() => database.drop())
beforeEach(async () => void (ctx = createTestCtx(database.db, { actor: await addStaff(database.db, ['member.read', 'member.write']) }).ctx))

const onSite = (locale: Locale) => listMemberLevels({ ctx: createTestCtx(database.db, { locale }).ctx })

async function levelOf(rank: number): Promise<StaffLevel> {
  const row = (await listStaffLevels({ ctx })).find((level) => level.rank === rank)
  return staffLevelSchema.parse(await findStaffLevel({ ctx, input: { id: row?.id ?? 0 } }))
}

async function change(rank: number, changes: (value: LevelValue) => Partial<LevelValue>, who: Ctx = ctx) {
  const { id, version, value } = await levelOf(rank)
  return saveLevel({ ctx: who, input: { id, version, value: { ...value, ...changes(value) } } })
}

describe('a level of the club (R16.94)', () => {
  it('shows what it showed before where nobody has edited it, also when it is saved as it is', async () => {
    const before = await onSite('fr')
    for (const rank of [1, 2, 3]) {
      const { id, version, value } = await levelOf(rank)
      expect(await saveLevel({ ctx, input: { id, version, value } })).toMatchObject({ version })
    }
    expect(await onSite('fr')).toEqual(before)
    expect(before[1]).toMatchObject({ level_key: 'gold', voucher: { amount_usd_cents: 20_000, percent: null, valid_days: 180 } })
    expect(before[1]?.benefits).toHaveLength(3)
  })

  it('shows the edited words to members and on the page of the club, and English where a language has none', async () => {
    await change(2, ({ name, reach, benefits }) => ({
      name: { ...name, en: 'Gold Plus', de: '' },
      reach: { ...reach, en: 'Two orders a year.', de: '' },
      benefits: { ...benefits, en: 'First benefit\n\n  Second benefit  \n', de: '' },
    }))
    const edited = { name: 'Gold Plus', reach: 'Two orders a year.', benefits: ['First benefit', 'Second benefit'] }
    expect((await onSite('en'))[1]).toMatchObject(edited)
    expect((await onSite('de'))[1]).toMatchObject(edited)
    expect((await onSite('fr'))[1]?.name).not.toBe('Gold Plus')
    const visitor = createMemberCtx(database.db)
    const buyer = await addMember(visitor.ctx)
    await setMemberLevel({ ctx, input: { id: buyer.id, level_key: 'gold' } })
    expect((await readMemberInfo({ ctx: buyer.ctx })).level).toMatchObject(edited)
    expect(staffLevelRowSchema.array().parse(await listStaffLevels({ ctx }))[1]).toMatchObject({ name: 'Gold Plus', members: 1 })
  })

  it('gives its new voucher to those who reach it from now on, and leaves the others theirs', async () => {
    const visitor = createMemberCtx(database.db)
    const [early, late] = [await addMember(visitor.ctx), await addMember(visitor.ctx)]
    await change(3, () => ({ voucher: 'percent', voucher_percent: 3, voucher_days: 90 }))
    await setMemberLevel({ ctx, input: { id: early.id, level_key: 'platinum' } })
    // What the kind has no use for is dropped.
    const saved = await change(3, () => ({ voucher: 'amount', voucher_amount_usd_cents: 50_000, voucher_percent: 9, voucher_days: 30 }))
    expect(saved.value).toMatchObject({ voucher: 'amount', voucher_amount_usd_cents: 50_000, voucher_percent: null, voucher_days: 30 })
    await setMemberLevel({ ctx, input: { id: late.id, level_key: 'platinum' } })
    expect(await listMemberVouchers({ ctx: early.ctx })).toMatchObject([{ percent: 3, amount_usd_cents: null }])
    expect(await listMemberVouchers({ ctx: late.ctx })).toMatchObject([{ percent: null, amount_usd_cents: 50_000 }])
    await change(3, () => ({ voucher: 'none' }))
    expect((await onSite('en'))[2]?.voucher).toBeNull()
  })

  it('keeps each change with both values, and tells whoever has read an older version', async () => {
    const { id, version, value } = await levelOf(1)
    await saveLevel({ ctx, input: { id, version, value: { ...value, name: { ...value.name, es: 'Plata fina' } } } })
    await expect(saveLevel({ ctx, input: { id, version, value: { ...value, voucher: 'percent', voucher_percent: 1, voucher_days: 1 } } })).rejects.toThrow(
      'conflict',
    )
    expect(await listLevelRevisions({ ctx, input: { id } })).toMatchObject([{ before: { 'name.es': value.name.es }, after: { 'name.es': 'Plata fina' } }])
    const entries = await database.db.select().from(auditLog).where(eq(auditLog.subjectKind, 'member_level'))
    expect(entries.at(-1)).toMatchObject({ action: 'member_level.saved', detail: { changed: { 'name.es': { after: 'Plata fina' } } } })
  })

  it.each<[string, string, (value: LevelValue) => object]>([
    ['value.name.en', 'required', ({ name }) => ({ name: { ...name, en: '' } })],
    ['value.name.ar', 'too_long', ({ name }) => ({ name: { ...name, ar: 'x'.repeat(61) } })],
    ['value.name.ar', 'control_characters', ({ name }) => ({ name: { ...name, ar: 'a\nb' } })],
    ['value.benefits.fr', 'too_many', ({ benefits }) => ({ benefits: { ...benefits, fr: 'a\n'.repeat(13) } })],
    ['value.voucher_amount_usd_cents', 'required', () => ({ voucher: 'amount', voucher_amount_usd_cents: null, voucher_days: 5 })],
    ['value.voucher_percent', 'too_big', () => ({ voucher: 'percent', voucher_percent: 51, voucher_days: 5 })],
    ['value.voucher_days', 'required', () => ({ voucher: 'percent', voucher_percent: 5, voucher_days: null })],
    ['value.voucher', 'invalid_value', () => ({ voucher: 'gift' })],
  ])('is refused by %s as %s', async (path, key, changes) => {
    await expect(change(1, changes as never)).rejects.toMatchObject({ issues: [{ path, key }] })
  })

  it('is for those who serve members and speak the language', async () => {
    const as = async (permissions: readonly string[], languages: readonly string[] | null) =>
      createTestCtx(database.db, { actor: { ...(await addStaff(database.db, permissions)), languages } }).ctx
    const renamed = ({ name }: LevelValue) => ({ name: { ...name, it: 'Argento vivo' } })
    await expect(change(1, renamed, await as(['member.read'], null))).rejects.toThrow('forbidden')
    await expect(change(1, renamed, await as(['member.read', 'member.write'], ['fr']))).rejects.toMatchObject({
      issues: [{ path: 'value.name.it', key: 'not_your_language' }],
    })
    await expect(listStaffLevels({ ctx: createTestCtx(database.db).ctx })).rejects.toThrow('forbidden')
  })
})

describe('the levels of the club (R16.121)', () => {
  it('are added above the others or where there is room, and removed where no member has them', async () => {
    const { value } = await levelOf(3)
    const top = await saveLevel({ ctx, input: { id: null, version: 0, value: { ...value, rank: null, name: { ...value.name, en: 'Diamond' } } } })
    expect(top).toMatchObject({ version: 1, rank: 4, value: { rank: 4 } })
    await expect(saveLevel({ ctx, input: { id: null, version: 0, value: { ...value, rank: 4 } } })).rejects.toMatchObject({
      issues: [{ path: 'value.rank', key: 'taken' }],
    })
    expect((await onSite('en')).map(({ rank }) => rank)).toEqual([1, 2, 3, 4])
    const member = await addMember(createMemberCtx(database.db).ctx)
    const [level] = (await onSite('en')).toReversed()
    await setMemberLevel({ ctx, input: { id: member.id, level_key: level?.level_key ?? '' } })
    await expect(deleteLevel({ ctx, input: { id: top.id, version: 1 } })).rejects.toMatchObject({ issues: [{ key: 'level_in_use' }] })
    await setMemberLevel({ ctx, input: { id: member.id, level_key: null } })
    await expect(deleteLevel({ ctx, input: { id: top.id, version: 2 } })).rejects.toMatchObject({ key: 'conflict' })
    await deleteLevel({ ctx, input: { id: top.id, version: 1 } })
    const silver = await levelOf(1)
    await deleteLevel({ ctx, input: { id: silver.id, version: silver.version } })
    await seedMemberLevels({ ctx, input: { vouchers: {} } })
    expect((await onSite('en')).map(({ rank }) => rank)).toEqual([2, 3])
  })
})
