import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { listStaffImportRulesInputSchema, staffImportRulePageSchema, staffImportRuleSchema, type ImportRuleValue } from '#contract/staff-import-rule.ts'
import { auditLog, importRule } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import type { Ctx } from '#core/domain/context.ts'
import { seedCountries } from '#core/domain/country/index.ts'
import { addStaff, createTestCtx } from '#core/domain/testing.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { deleteImportRule, findStaffImportRule, listImportRuleRevisions, listStaffImportRules, saveImportRule } from './index.ts'

let database: TestDatabase
let ctx: Ctx
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await seedCountries({ ctx: createTestCtx(database.db).ctx })
})
afterAll(() => database.drop())
beforeEach(async () => void (ctx = createTestCtx(database.db, { actor: await addStaff(database.db, ['content.read', 'content.write']) }).ctx))

function noted(en: string): ImportRuleValue['note'] {
  return Object.fromEntries(LOCALE_CODES.map((locale) => [locale, locale === 'en' ? en : ''])) as ImportRuleValue['note']
}

function ruleValue(iso2: string, changes: Partial<ImportRuleValue> = {}): ImportRuleValue {
  return {
    country_iso2: iso2,
    max_age_years: 8,
    steering_allowed: 'right',
    min_emission_standard: 'Euro 4',
    fuel_restrictions: [],
    is_inspection_required: true,
    note: noted('Age is counted from the first registration.\nInspection before export.'),
    confidence: 'medium',
    as_of_year: 2026,
    checked_on: '2026-11-01',
    ...changes,
  }
}

async function save(value: ImportRuleValue, { id = null, version = 0 }: { id?: number | null; version?: number } = {}) {
  return staffImportRuleSchema.parse(await saveImportRule({ ctx, input: { id, version, value } }))
}
const list = async (input: object) => staffImportRulePageSchema.parse(await listStaffImportRules({ ctx, input: listStaffImportRulesInputSchema.parse(input) }))

describe('an import rule (R16.93)', () => {
  it('is made, changed and deleted, each with what it was before', async () => {
    const made = await save(ruleValue('KE'))
    expect(made).toMatchObject({ version: 1, is_sample: false, value: ruleValue('KE') })
    const changed = await save({ ...made.value, max_age_years: 0, fuel_restrictions: ['diesel_prohibited'], note: noted('') }, made)
    await expect(save({ ...made.value, confidence: 'high' }, made)).rejects.toThrow('conflict')
    expect((await listImportRuleRevisions({ ctx, input: made }))[0]).toMatchObject({
      before: { max_age_years: 8, fuel_restrictions: [] },
      after: { max_age_years: 0, fuel_restrictions: ['diesel_prohibited'], 'note.en': '' },
    })
    await expect(deleteImportRule({ ctx, input: made })).rejects.toThrow('conflict')
    await deleteImportRule({ ctx, input: changed })
    await expect(findStaffImportRule({ ctx, input: made })).rejects.toThrow('not_found')
    const [entry] = await database.db.select().from(auditLog).where(eq(auditLog.action, 'import_rule.deleted'))
    expect(entry?.detail).toMatchObject({ name: 'KE', changed: { max_age_years: { before: 0, after: null }, confidence: { before: 'medium', after: null } } })
    await save(changed.value)
  })

  it('is one of its country, also where two add it at once', async () => {
    const outcomes = await Promise.allSettled([save(ruleValue('TZ')), save(ruleValue('TZ'))])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(save(ruleValue('TZ'))).rejects.toMatchObject({ issues: [{ path: 'value.country_iso2', key: 'has_rule' }] })
  })

  it.each<[string, string, Partial<Record<keyof ImportRuleValue, unknown>>]>([
    ['value.country_iso2', 'required', { country_iso2: '' }],
    ['value.country_iso2', 'invalid_value', { country_iso2: 'QQ' }],
    ['value.max_age_years', 'too_small', { max_age_years: -1 }],
    ['value.max_age_years', 'whole_number', { max_age_years: 7.5 }],
    ['value.max_age_years', 'too_big', { max_age_years: 61 }],
    ['value.steering_allowed', 'invalid_value', { steering_allowed: 'middle' }],
    ['value.min_emission_standard', 'too_long', { min_emission_standard: 'E'.repeat(41) }],
    ['value.fuel_restrictions', 'twice', { fuel_restrictions: ['diesel_prohibited', 'diesel_prohibited'] }],
    ['value.note.en', 'too_long', { note: noted('x'.repeat(1001)) }],
    ['value.note.en', 'control_characters', { note: noted('bell\u0007') }],
    ['value.confidence', 'required', { confidence: '' }],
    ['value.as_of_year', 'in_future', { as_of_year: 2027 }],
    ['value.as_of_year', 'too_small', { as_of_year: 1999 }],
    ['value.checked_on', 'in_future', { checked_on: '2026-11-23' }],
    ['value.checked_on', 'date', { checked_on: '2026-02-30' }],
  ])('is refused by %s as %s', async (path, key, changes) => {
    await expect(save({ ...ruleValue('UG'), ...changes } as ImportRuleValue)).rejects.toMatchObject({ issues: [{ path, key }] })
  })

  it('says when it is to be looked at again: never looked at, or more than a year ago', async () => {
    // The clock of the test stands on 21 November 2026.
    await save(ruleValue('GH', { note: noted('customs of Accra'), checked_on: '2025-11-20' }))
    await save(ruleValue('CI', { note: noted('customs of Abidjan'), checked_on: '2025-11-21', confidence: 'low' }))
    await save(ruleValue('SN', { note: noted('customs of Dakar'), checked_on: null }))
    expect((await list({ word: 'CUSTOMS' })).list.map(({ country, is_due: isDue }) => [country, isDue])).toEqual([
      ['Côte d’Ivoire', false],
      ['Ghana', true],
      ['Senegal', true],
    ])
    expect((await list({ word: 'customs', due: 'true' })).total).toBe(2)
    expect((await list({ word: 'customs', confidence: 'low' })).list.map(({ country_iso2: iso2 }) => iso2)).toEqual(['CI'])
    expect((await list({ word: '加纳' })).list.map(({ country_iso2: iso2 }) => iso2)).toEqual(['GH'])
    expect((await list({ word: 'gh' })).list.map(({ country_iso2: iso2 }) => iso2)).toContain('GH')
  })

  it('is no longer a sample once somebody has saved it', async () => {
    const [row] = await database.db.insert(importRule).values({ countryIso2: 'ZM', confidence: 'low', isSample: true, contentHash: 'abc' }).returning()
    const { id, version, value } = await findStaffImportRule({ ctx, input: { id: row?.id ?? 0 } })
    expect(await save(value, { id, version })).toMatchObject({ is_sample: false, version: 2 })
    expect(await save(value, { id, version: 2 })).toMatchObject({ version: 2 })
  })

  it('is for those who may read and write content', async () => {
    const reader = createTestCtx(database.db, { actor: await addStaff(database.db, ['content.read']) }).ctx
    await expect(saveImportRule({ ctx: reader, input: { id: null, version: 0, value: ruleValue('MZ') } })).rejects.toThrow('forbidden')
    await expect(deleteImportRule({ ctx: reader, input: { id: 1, version: 1 } })).rejects.toThrow('forbidden')
    await expect(listStaffImportRules({ ctx: createTestCtx(database.db).ctx, input: listStaffImportRulesInputSchema.parse({}) })).rejects.toThrow('forbidden')
  })
})
