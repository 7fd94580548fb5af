import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { listStaffCountriesInputSchema, staffCountryPageSchema, staffCountrySchema, type CountryValue } from '#contract/staff-country.ts'
import { auditLog, country } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import type { Ctx } from '#core/domain/context.ts'
import { addStaff, createTestCtx } from '#core/domain/testing.ts'
import type { Locale } from '#i18n/locales.ts'
import { findStaffCountry, listCountries, listCountryRevisions, listStaffCountries, publishCountries, saveCountry, seedCountries } from './index.ts'

const RIGHTS = ['content.read', 'content.write', 'content.publish']
let database: TestDatabase
let ctx: Ctx
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await seedCountries({ ctx: createTestCtx(database.db).ctx })
})
afterAll(() => database.drop())
beforeEach(async () => void (ctx = createTestCtx(database.db, { actor: await addStaff(database.db, RIGHTS) }).ctx))

async function idOf(iso2: string): Promise<number> {
  const [row] = await database.db.select({ id: country.id }).from(country).where(eq(country.iso2, iso2))
  if (row === undefined) throw new Error(`no ${iso2}`)
  return row.id
}

async function change(iso2: string, changes: Partial<CountryValue>, who: Ctx = ctx) {
  const { id, version, value } = await findStaffCountry({ ctx, input: { id: await idOf(iso2) } })
  return staffCountrySchema.parse(await saveCountry({ ctx: who, input: { id, version, value: { ...value, ...changes } } }))
}

const named = async (iso2: string, names: Partial<CountryValue['name']>) => ({
  name: { ...(await findStaffCountry({ ctx, input: { id: await idOf(iso2) } })).value.name, ...names },
})
const onSite = (locale: Locale, word?: string) => listCountries({ ctx: createTestCtx(database.db, { locale }).ctx, input: { word } })
const list = async (input: object, who: Ctx = ctx) =>
  staffCountryPageSchema.parse(await listStaffCountries({ ctx: who, input: listStaffCountriesInputSchema.parse(input) }))

describe('a country (R16.90)', () => {
  it('is found by its new name alone and stands where the language puts it', async () => {
    const saved = await change('TR', await named('TR', { en: 'Zürkiye', de: 'Ätürkei' }))
    expect(saved).toMatchObject({ version: 2, iso2: 'TR', value: { name: { en: 'Zürkiye', de: 'Ätürkei' } } })
    const codes = async (locale: Locale, word: string) => (await onSite(locale, word)).map(({ iso2 }) => iso2)
    expect(await codes('en', 'zurkiye')).toEqual(['TR'])
    expect(await codes('en', 'türkiye')).toEqual([])
    // What people say instead of the name stays.
    expect(await codes('en', 'turkey')).toEqual(['TR'])
    const english = (await onSite('en')).map((row) => row.country)
    expect(english.slice(-2)).toEqual(['Zimbabwe', 'Zürkiye'])
    const german = (await onSite('de')).map((row) => row.country)
    expect(german.indexOf('Ätürkei')).toBe(german.indexOf('Äthiopien') + 1)
  })

  it('is found by its new calling code in every language', async () => {
    await change('AS', { calling_code: '+1 684' })
    expect((await onSite('ar', '1 684')).map(({ iso2 }) => iso2)).toEqual(['AS'])
    expect((await onSite('en', 'American Samoa'))[0]).toMatchObject({ calling_code: '+1 684' })
  })

  it('stands at the top where staff put it, and goes from the site’s lists and back', async () => {
    await change('KE', { sort_order: 2 })
    await change('NG', { sort_order: 1 })
    expect((await onSite('fr')).slice(0, 2).map(({ iso2 }) => iso2)).toEqual(['NG', 'KE'])
    expect((await list({})).list.slice(0, 2).map(({ iso2 }) => iso2)).toEqual(['NG', 'KE'])
    await change('NG', { sort_order: null, is_published: false })
    expect((await onSite('fr'))[0]?.iso2).toBe('KE')
    expect(await onSite('en', 'nigeria')).toEqual([])
    expect((await list({ word: 'nigeria', state: 'hidden' })).list).toMatchObject([{ iso2: 'NG', is_published: false, sort_order: null }])
  })

  it('keeps each change with both values, and tells whoever has read an older version', async () => {
    const { id, version, value } = await findStaffCountry({ ctx, input: { id: await idOf('PE') } })
    await saveCountry({ ctx, input: { id, version, value: { ...value, calling_code: '+51 1' } } })
    await expect(saveCountry({ ctx, input: { id, version, value: { ...value, sort_order: 9 } } })).rejects.toThrow('conflict')
    expect(await listCountryRevisions({ ctx, input: { id } })).toMatchObject([{ before: { calling_code: '+51' }, after: { calling_code: '+51 1' } }])
    const [entry] = await database.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectKind, 'country'), eq(auditLog.subjectId, String(id))))
      .orderBy(desc(auditLog.id))
    expect(entry).toMatchObject({ action: 'country.saved', detail: { changed: { calling_code: { before: '+51', after: '+51 1' } } } })
  })

  it.each<[string, string, object]>([
    ['value.name.en', 'required', { name: { en: ' ' } }],
    ['value.name.fr', 'too_long', { name: { fr: 'x'.repeat(81) } }],
    ['value.name.de', 'control_characters', { name: { de: 'Per\u0007u' } }],
    ['value.name.de', 'taken', { name: { de: 'CHILE' } }],
    ['value.calling_code', 'calling_code', { calling_code: '51' }],
    ['value.calling_code', 'calling_code', { calling_code: '=1+1' }],
    ['value.sort_order', 'too_small', { sort_order: 0 }],
    ['value.sort_order', 'whole_number', { sort_order: 1.5 }],
  ])('is refused by %s as %s', async (path, key, { name = {}, ...changes }: { name?: object }) => {
    await expect(change('BO', { ...(await named('BO', name)), ...changes })).rejects.toMatchObject({ issues: [{ path, key }] })
  })

  it('is for those who may write, publish and speak the language', async () => {
    const as = async (permissions: readonly string[], languages: readonly string[] | null = null) =>
      createTestCtx(database.db, { actor: { ...(await addStaff(database.db, permissions)), languages } }).ctx
    await expect(change('UY', { sort_order: 3 }, await as(['content.read']))).rejects.toThrow('forbidden')
    await expect(change('UY', { is_published: false }, await as(['content.read', 'content.write']))).rejects.toMatchObject({
      issues: [{ path: 'value.is_published', key: 'not_your_right' }],
    })
    await expect(change('UY', await named('UY', { fr: 'Urugay' }), await as(RIGHTS, ['es']))).rejects.toMatchObject({
      issues: [{ path: 'value.name.fr', key: 'not_your_language' }],
    })
    await expect(list({}, createTestCtx(database.db).ctx)).rejects.toThrow('forbidden')
    await expect(publishCountries({ ctx: await as(['content.read', 'content.write']), input: { ids: [1], is_published: true } })).rejects.toThrow('forbidden')
  })
})

describe('many countries at once (R16.91)', () => {
  it('leave the site and come back, but for those that were off before', async () => {
    const ids = await Promise.all(['AQ', 'BV', 'HM'].map(idOf))
    await change('HM', { is_published: false })
    const { ids: changed } = await publishCountries({ ctx, input: { ids, is_published: false } })
    expect(changed.toSorted()).toEqual([ids[0], ids[1]].toSorted())
    expect(await onSite('en', 'antarctica')).toEqual([])
    await publishCountries({ ctx, input: { ids: changed, is_published: true } })
    expect(await onSite('en', 'antarctica')).toHaveLength(1)
    expect(await onSite('en', 'heard')).toEqual([])
    expect((await listCountryRevisions({ ctx, input: { id: ids[0] ?? 0 } })).map(({ after }) => after)).toEqual([
      { is_published: true },
      { is_published: false },
    ])
  })
})

describe('the list of staff', () => {
  it.each<[string, string]>([
    ['俄罗斯', 'RU'],
    ['Ägypten', 'EG'],
    ['+254', 'KE'],
    ['kaz', 'KZ'],
  ])('finds %s', async (word, iso2) => {
    expect((await list({ word })).list.map((row) => row.iso2)).toContain(iso2)
  })

  it('says names in the language of who reads, and nothing for signs', async () => {
    const chinese = createTestCtx(database.db, { actor: { kind: 'system' }, locale: 'zh' }).ctx
    expect((await list({ word: 'kz' }, chinese)).list).toMatchObject([{ name: '哈萨克斯坦' }])
    expect(await list({ word: '%%' })).toEqual({ list: [], total: 0 })
    expect((await list({ page_size: 10, page: 2 })).list).toHaveLength(10)
  })
})
