import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { LegalText } from '#contract/content-values.ts'
import { UNSET_SETTINGS } from '#contract/setting.ts'
import { LEGAL_GAP, staffLegalPageSchema, type LegalPageValue } from '#contract/staff-legal.ts'
import { legalPage, legalPageTranslation } from '#core/db/schema/content.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { bodyWords } from '#core/domain/article/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { saveSettings } from '#core/domain/setting/index.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { findLegalPage, findStaffLegalPage, listLegalPageRevisions, listLegalPages, listStaffLegalPages, saveLegalPage, seedLegalPages } from './index.ts'

let database: TestDatabase
let ctx: Ctx
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  ctx = createTestCtx(database.db, { actor: { kind: 'system' } }).ctx
})
afterAll(() => database.drop())

const find = (id: LegalText) => findStaffLegalPage({ ctx, input: { id } })
const read = (page: LegalText, locale: Locale = 'en') => findLegalPage({ ctx: createTestCtx(database.db, { locale }).ctx, input: { page } })

/** A value in which one language has a text. */
function withText(value: LegalPageValue, locale: Locale, text: string): LegalPageValue {
  return { ...value, body: { ...value.body, [locale]: [{ kind: 'paragraph', text }] }, publish_state: { ...value.publish_state, [locale]: 'published' } }
}

describe('the templates', () => {
  it('have the company’s own facts in every language, with a gap for what is not set', async () => {
    const words = async (id: LegalText, locale: Locale) => bodyWords((await find(id)).templates[locale]).join('\n')
    expect(await words('legalNotice', 'de')).toContain(LEGAL_GAP)
    const company = {
      ...UNSET_SETTINGS.company,
      name: 'Anker',
      legal_name: 'Anker Export GmbH',
      registration_number: 'HRB 1',
      address: 'Kai 3\n\n20457 Hamburg',
      phone: '+49 40 555 0100',
      mail: 'post@anker.example',
    }
    await saveSettings({ ctx, input: { group: 'company', version: 0, value: company } })
    for (const locale of LOCALE_CODES) {
      const notice = await words('legalNotice', locale)
      for (const fact of ['Anker Export GmbH', 'Kai 3', '20457 Hamburg', 'HRB 1', '+49 40 555 0100', 'post@anker.example'])
        expect([locale, fact, notice.includes(fact)]).toEqual([locale, fact, true])
      // Who represents the company is not set: the one gap that is left.
      expect(notice.split(LEGAL_GAP)).toHaveLength(2)
      const privacy = await words('privacy', locale)
      expect([locale, privacy.split('Anker Export GmbH').length, privacy.includes('49'), privacy.includes(LEGAL_GAP)]).toEqual([locale, 4, true, false])
      expect(`${notice}${privacy}${await words('terms', locale)}`).not.toMatch(/legal\.|\{/)
    }
    await saveSettings({ ctx, input: { group: 'company', version: 1, value: { ...company, represented_by: 'Ana Anker, Bo Kai' } } })
    for (const locale of LOCALE_CODES) {
      const notice = await words('legalNotice', locale)
      expect([locale, notice.includes('Ana Anker, Bo Kai'), notice.includes(LEGAL_GAP)]).toEqual([locale, true, false])
    }
    await saveSettings({ ctx, input: { group: 'company', version: 2, value: company } })
  })
})

describe('a page of the law', () => {
  it('is there in the languages in which it is published, and in no other', async () => {
    await expect(read('terms')).rejects.toMatchObject({ key: 'not_found' })
    const { version, value } = await find('terms')
    expect(version).toBe(0)
    const saved = staffLegalPageSchema.parse(await saveLegalPage({ ctx, input: { id: 'terms', version, value: withText(value, 'en', 'Pay first.') } }))
    expect(saved).toMatchObject({ version: 1, is_sample: false, value: { published_at: { en: '2026-11-21T08:00:00.000Z', de: null } } })
    expect(await read('terms')).toEqual({ body: [{ kind: 'paragraph', text: 'Pay first.' }], locales: ['en'], isSample: false })
    await expect(read('terms', 'de')).rejects.toMatchObject({ key: 'not_found' })
    expect((await listLegalPages({ ctx })).map(({ page, locales }) => [page, locales])).toEqual([['terms', ['en']]])
    const both = await saveLegalPage({ ctx, input: { id: 'terms', version: 1, value: withText(saved.value, 'de', 'Erst zahlen.') } })
    const changed = await saveLegalPage({ ctx, input: { id: 'terms', version: 2, value: withText(both.value, 'en', 'Pay later.') } })
    expect([changed.languages.de.is_stale, (await listStaffLegalPages({ ctx })).find(({ id }) => id === 'terms')?.languages['de']?.is_stale]).toEqual([
      true,
      true,
    ])
    expect(await listLegalPageRevisions({ ctx, input: { id: 'terms' } })).toHaveLength(3)
    await expect(saveLegalPage({ ctx, input: { id: 'terms', version: 1, value: withText(saved.value, 'en', 'Never.') } })).rejects.toMatchObject({
      key: 'conflict',
    })
  })

  it('marks words of unknown origin when the English that they stood beside is changed', async () => {
    const { version, value } = await find('privacy')
    const both = withText(withText(value, 'en', 'We keep little.'), 'it', 'Conserviamo poco.')
    const saved = await saveLegalPage({ ctx, input: { id: 'privacy', version, value: both } })
    await database.db.update(legalPageTranslation).set({ sourceHash: null })
    const changed = await saveLegalPage({ ctx, input: { id: 'privacy', version: saved.version, value: withText(saved.value, 'en', 'We keep nothing.') } })
    expect(changed.languages.it.is_stale).toBe(true)
    await database.db.delete(legalPage).where(eq(legalPage.sign, 'privacy'))
  })

  it('is not published with a gap or without a text', async () => {
    const { value, templates } = await find('legalNotice')
    const publish = (body: LegalPageValue['body']) =>
      saveLegalPage({ ctx, input: { id: 'legalNotice', version: 0, value: { ...value, body, publish_state: { ...value.publish_state, fr: 'published' } } } })
    await expect(publish({ ...value.body, fr: templates.fr })).rejects.toMatchObject({ issues: [{ path: 'value.body.fr', key: 'legal_gap' }] })
    await expect(publish(value.body)).rejects.toMatchObject({ issues: [{ path: 'value.body.fr', key: 'required' }] })
    const draft = await saveLegalPage({ ctx, input: { id: 'legalNotice', version: 0, value: { ...value, body: { ...value.body, fr: templates.fr } } } })
    expect(draft.version).toBe(1)
    await expect(read('legalNotice', 'fr')).rejects.toMatchObject({ key: 'not_found' })
  })

  it('is a sample in the demonstration, where nobody has written one', async () => {
    await seedLegalPages({ ctx, input: { filler: 'Li Sample' } })
    const { body, isSample, locales } = await read('privacy', 'th')
    expect([isSample, locales.length, body.length > 10]).toEqual([true, 12, true])
    expect((await read('terms')).isSample).toBe(false)
    const { version, value } = await find('privacy')
    expect((await saveLegalPage({ ctx, input: { id: 'privacy', version, value: withText(value, 'en', 'Ours.') } })).is_sample).toBe(false)
  })

  it('is changed by those who may', async () => {
    const { value } = await find('terms')
    await expect(saveLegalPage({ ctx: createTestCtx(database.db).ctx, input: { id: 'terms', version: 3, value } })).rejects.toMatchObject({ key: 'forbidden' })
  })
})
