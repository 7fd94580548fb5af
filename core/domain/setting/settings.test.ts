import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Company } from '#contract/company.ts'
import { UNSET_SETTINGS } from '#contract/setting.ts'
import { auditLog, setting } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import type { Ctx } from '#core/domain/context.ts'
import { addStaff, createTestCtx } from '#core/domain/testing.ts'
import { findSettings, listSettingRevisions, readSettings, saveSettings, seedSettings } from './index.ts'

const FACTS: Company = { ...UNSET_SETTINGS.company, name: 'Harbour Motors', mail: 'sales@example.com', phone: '+86 400 555 0100' }

let database: TestDatabase
let ctx: Ctx
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  ctx = createTestCtx(database.db, { actor: { kind: 'system' } }).ctx
})
afterAll(() => database.drop())

describe('a group of settings', () => {
  it('is as nobody has set it, then the sample, then what staff have saved, which no start overwrites', async () => {
    expect(await readSettings({ ctx, group: 'company' })).toEqual({ value: UNSET_SETTINGS.company, isSample: false })
    expect(await findSettings({ ctx, group: 'company' })).toEqual({ version: 0, is_sample: false, value: UNSET_SETTINGS.company })
    await seedSettings({ ctx, input: { group: 'company', value: { ...FACTS, name: 'Sample' } } })
    expect(await readSettings({ ctx, group: 'company' })).toMatchObject({ value: { name: 'Sample' }, isSample: true })
    const { version } = await findSettings({ ctx, group: 'company' })
    expect(await saveSettings({ ctx, input: { group: 'company', version, value: FACTS } })).toEqual({ version: version + 1, is_sample: false, value: FACTS })
    await seedSettings({ ctx, input: { group: 'company', value: { ...FACTS, name: 'Sample' } } })
    expect(await readSettings({ ctx, group: 'company' })).toEqual({ value: FACTS, isSample: false })
  })

  it('is refused to who has seen an older version, also where two set it for the first time at once', async () => {
    const { version, value } = await findSettings({ ctx, group: 'company' })
    await saveSettings({ ctx, input: { group: 'company', version, value: { ...value, phone: '+86 400 555 0111' } } })
    await expect(saveSettings({ ctx, input: { group: 'company', version, value: { ...value, mail: 'other@example.com' } } })).rejects.toThrow('conflict')
    expect((await readSettings({ ctx, group: 'company' })).value).toMatchObject({ phone: '+86 400 555 0111', mail: 'sales@example.com' })
    const first = (mail: string) => saveSettings({ ctx, input: { group: 'notices', version: 0, value: { enquiry_mails: [mail] } } })
    const outcomes = await Promise.allSettled(['a@example.com', 'b@example.com', 'c@example.com'].map(first))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
  })

  it('tells the audit what changed, and nothing where nothing did', async () => {
    const { version, value } = await findSettings({ ctx, group: 'company' })
    const changed = await saveSettings({ ctx, input: { group: 'company', version, value: { ...value, phone: '' } } })
    await saveSettings({ ctx, input: { group: 'company', version: changed.version, value: changed.value } })
    const entries = (await database.db.select().from(auditLog)).filter((entry) => entry.action === 'setting.saved' && entry.subjectId === 'company')
    expect(entries.at(-1)?.detail).toEqual({ changed: { phone: { before: '+86 400 555 0111', after: '' } } })
    expect((await findSettings({ ctx, group: 'company' })).version).toBe(changed.version)
  })

  it('keeps what each change was made from, so that an earlier state can be saved again, on the version that stands (R16.83)', async () => {
    const staffCtx = createTestCtx(database.db, { actor: await addStaff(database.db, ['setting.write']) }).ctx
    const { version, value } = await findSettings({ ctx: staffCtx, group: 'frame' })
    const save = (from: number, change: object) => saveSettings({ ctx: staffCtx, input: { group: 'frame', version: from, value: { ...value, ...change } } })
    const first = await save(version, { banner: { en: 'Spring sale', de: 'Frühling' }, banner_from: '2027-03-01' })
    const second = await save(first.version, { banner: { en: 'Autumn sale' }, banner_from: '2027-03-01' })
    const revisions = await listSettingRevisions({ ctx: staffCtx, group: 'frame' })
    expect(revisions.slice(0, 2)).toMatchObject([
      { before: { banner: { en: 'Spring sale', de: 'Frühling' } }, after: { banner: { en: 'Autumn sale' } } },
      { before: { banner: {}, banner_from: '' }, after: { banner: { en: 'Spring sale', de: 'Frühling' }, banner_from: '2027-03-01' } },
    ])
    const before = revisions[0]?.before as object
    await expect(save(first.version, { banner_from: '2027-03-01', ...before })).rejects.toThrow('conflict')
    expect((await save(second.version, { banner_from: '2027-03-01', ...before })).value).toEqual(first.value)
    expect(await listSettingRevisions({ ctx: staffCtx, group: 'frame' })).toHaveLength(revisions.length + 1)
    const other = createTestCtx(database.db, { actor: await addStaff(database.db, ['content.write']) }).ctx
    await expect(listSettingRevisions({ ctx: other, group: 'frame' })).rejects.toThrow('forbidden')
  })

  it('keeps the good fields of a row that holds a bad one', async () => {
    await database.db.insert(setting).values({ key: 'hours', value: { days: [1, 2], from: 'soon', to: 17, time_zone: 'Africa/Lagos', other: true } })
    expect((await readSettings({ ctx, group: 'hours' })).value).toEqual({
      days: [1, 2],
      from: '09:00',
      to: '18:00',
      time_zone: 'Africa/Lagos',
      holidays: [],
      extra_days: [],
    })
  })

  it.each([
    ['name', { name: '  ' }],
    ['phone', { phone: 'call me' }],
    ['mail', { mail: 'nobody' }],
    ['facebook', { facebook: 'javascript:alert(1)' }],
    ['instagram', { instagram: 'http://instagram.example/x' }],
    ['address', { address: 'x'.repeat(401) }],
    ['', { other: 1 }],
  ])('is refused where %s is no value of it', async (path, change) => {
    const { version, value } = await findSettings({ ctx, group: 'company' })
    const input = { group: 'company' as const, version, value: { ...value, ...change } }
    await expect(saveSettings({ ctx, input })).rejects.toMatchObject({ key: 'validation_failed', issues: [expect.objectContaining({ path })] })
  })

  it.each([
    ['red', 'colour'],
    ['#fff', 'colour'],
    ['#1a73e8;}', 'colour'],
    ['#ffd400', 'contrast_ground'],
    ['#777777', 'contrast_text'],
  ])('says why %s is no accent', async (accent, key) => {
    const input = { group: 'appearance' as const, version: 0, value: { ...UNSET_SETTINGS.appearance, accent } }
    await expect(saveSettings({ ctx, input })).rejects.toMatchObject({ key: 'validation_failed', issues: [{ path: 'accent', key }] })
  })

  it('is for those who may set it', async () => {
    const other = createTestCtx(database.db, { actor: { kind: 'staff', staffId: 1, permissions: ['content.write'] } }).ctx
    await expect(findSettings({ ctx: other, group: 'company' })).rejects.toThrow('forbidden')
    await expect(saveSettings({ ctx: other, input: { group: 'company', version: 1, value: FACTS } })).rejects.toThrow('forbidden')
  })
})

it('is written in the languages of one’s role alone', async () => {
  const actor = { ...(await addStaff(database.db, ['setting.write'])), languages: ['fr'] }
  const french = createTestCtx(database.db, { actor }).ctx
  const { version, value } = await findSettings({ ctx, group: 'frame' })
  const save = (banner: object) =>
    saveSettings({ ctx: french, input: { group: 'frame', version, value: { ...value, banner: { ...value.banner, ...banner } } } })
  await expect(save({ de: 'Rabatt', fr: 'Remise' })).rejects.toMatchObject({ key: 'forbidden', issues: [{ path: 'value.banner.de' }] })
  expect((await save({ fr: 'Remise' })).value.banner).toMatchObject({ fr: 'Remise' })
})
