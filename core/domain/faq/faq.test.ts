import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { FaqTopic } from '#contract/content-values.ts'
import { listStaffFaqsInputSchema, staffFaqPageSchema, staffFaqSchema, type FaqValue } from '#contract/staff-faq.ts'
import { auditLog, faq, faqTranslation } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { inEachLanguage } from '#core/domain/edit/index.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { firstQuestions } from './first-questions.ts'
import { findStaffFaq, listFaqRevisions, listStaffFaqs, orderFaqs, readFaq, saveStaffFaq, seedFaq, topicsOfCar, topicsOfUsed } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await seedFaq(system())
})
afterAll(() => database.drop())

const system = () => createTestCtx(database.db, { actor: { kind: 'system' } })
const save = (value: FaqValue, id: number | null = null, version = 0) => saveStaffFaq({ ctx: system().ctx, input: { id, version, value } })
const list = (query: object = {}) => listStaffFaqs({ ctx: system().ctx, input: listStaffFaqsInputSchema.parse({ page_size: 500, ...query }) })

async function shown(topics: readonly FaqTopic[], locale: Locale = 'en'): Promise<string[]> {
  const found = await readFaq({ ctx: createTestCtx(database.db, { locale }).ctx, input: { topics } })
  return found.map(({ question }) => question)
}

/** A published question with these words by language. */
function asked(questions: Partial<Record<Locale, string>>, changes: Partial<FaqValue> = {}): FaqValue {
  return {
    topics: ['club'],
    question: inEachLanguage((code) => questions[code] ?? ''),
    answer: inEachLanguage((code) => (questions[code] === undefined ? '' : 'Yes.')),
    publish_state: inEachLanguage((code) => (questions[code] === undefined ? 'draft' : 'published')),
    published_at: inEachLanguage(() => null),
    withdraw_at: inEachLanguage(() => null),
    is_checked: inEachLanguage(() => false),
    ...changes,
  }
}

describe('the first questions', () => {
  it('have words in every language and are given once', async () => {
    const { total, list: rows } = staffFaqPageSchema.parse(await list())
    expect(total).toBe(firstQuestions().length)
    for (const { languages } of rows)
      expect(Object.values(languages).map(({ state, is_stale }) => [state, is_stale])).toEqual(LOCALE_CODES.map(() => ['published', false]))
    const [first] = rows
    await database.db.delete(faq).where(eq(faq.id, first?.id ?? 0))
    await seedFaq(system())
    expect((await list()).total).toBe(total - 1)
  })

  it('are eight at most and none twice on the page of any vehicle', async () => {
    const bodies = ['sedan', 'suv', 'pickup', 'van', 'minibus', 'bus', 'truck', 'tractor', null]
    const energies = ['ICE', 'HEV', 'PHEV', 'EREV', 'BEV', null]
    const kinds = bodies.flatMap((body_type) => energies.map((energy_type) => topicsOfCar({ body_type, energy_type })))
    for (const topics of [...kinds, topicsOfUsed({ energy_type: 'BEV' }), topicsOfUsed({ energy_type: null })]) {
      const questions = await shown(topics)
      expect(questions.length).toBeGreaterThanOrEqual(6)
      expect(questions.length).toBeLessThanOrEqual(8)
      expect(new Set(questions).size).toBe(questions.length)
    }
  })

  it('follow the energy and the body of the vehicle', async () => {
    expect(topicsOfCar({ body_type: 'suv', energy_type: 'EREV' })).toEqual(['car', 'car_plug_in'])
    expect(topicsOfCar({ body_type: 'tractor', energy_type: 'ICE' })).toEqual(['car', 'truck'])
    expect(topicsOfCar({ body_type: 'bus', energy_type: 'BEV' })).toEqual(['car', 'electric_truck'])
    expect(await shown(['car_electric'], 'de')).toContain('Gibt es Bildschirm und App in meiner Sprache?')
  })
})

describe('a question of the staff', () => {
  it('stands where it is ticked, in the languages that are published, within its time', async () => {
    const saved = staffFaqSchema.parse(await save(asked({ en: 'Is it free?', fr: 'Est-ce gratuit ?' })))
    expect(saved).toMatchObject({ version: 1, value: { published_at: { en: '2026-11-21T08:00:00.000Z', de: null } } })
    expect([(await shown(['club'])).at(-1), (await shown(['club'], 'fr')).at(-1)]).toEqual(['Is it free?', 'Est-ce gratuit ?'])
    expect(await shown(['dealer'])).not.toContain('Is it free?')
    const { value } = saved
    const later = await save({ ...value, published_at: { ...value.published_at, en: '2026-11-22T00:00:00.000Z' } }, saved.id, 1)
    expect(await shown(['club'])).not.toContain('Is it free?')
    expect((await list({ word: 'gratuit' })).list.find(({ id }) => id === saved.id)?.languages).toMatchObject({
      en: { state: 'planned' },
      fr: { state: 'published' },
    })
    expect((await listFaqRevisions({ ctx: system().ctx, input: { id: saved.id } })).map(({ after }) => Object.keys(after))[0]).toEqual(['published_at.en'])
    await expect(save(value, saved.id, 1)).rejects.toMatchObject({ key: 'conflict' })
    expect(later.version).toBe(2)
  })

  it('marks what was translated from other words', async () => {
    const { id, value } = await save(asked({ en: 'How?', de: 'Wie?' }))
    const changed = await save({ ...value, answer: { ...value.answer, en: 'No.' } }, id, 1)
    expect(changed.languages.de.is_stale).toBe(true)
    expect((await list({ lack: 'stale' })).list.map((row) => row.id)).toEqual([id])
    const read = await save({ ...changed.value, is_checked: { ...value.is_checked, de: true } }, id, 2)
    expect(read.languages.de.is_stale).toBe(false)
  })

  it('marks words of unknown origin when the English that they stood beside is changed', async () => {
    const { id, value } = await save(asked({ en: 'Where?', it: 'Dove?' }))
    await database.db.update(faqTranslation).set({ sourceHash: null }).where(eq(faqTranslation.faqId, id))
    expect((await save({ ...value, topics: ['dealer'] }, id, 1)).languages.it.is_stale).toBe(false)
    expect((await save({ ...value, answer: { ...value.answer, en: 'Here.' } }, id, 2)).languages.it.is_stale).toBe(true)
  })

  it('is refused where something is wrong, by its field', async () => {
    const paths = async (value: FaqValue) =>
      save(value).then(
        () => [],
        (error: { issues: { path: string; key: string }[] }) => error.issues.map(({ path, key }) => `${path} ${key}`),
      )
    expect(await paths(asked({}))).toEqual(['value.question.en required'])
    expect(await paths(asked({ en: 'x'.repeat(301) }))).toEqual(['value.question.en too_long'])
    expect(await paths(asked({ en: 'A\u0000B' }))).toEqual(['value.question.en control_characters'])
    expect(await paths({ ...asked({ en: 'Why?' }), answer: inEachLanguage(() => '') })).toEqual(['value.answer.en required'])
    expect(await paths(asked({ en: 'Why?' }, { topics: ['nowhere' as FaqTopic] }))).toEqual(['value.topics.0 invalid_value'])
    const visitor = createTestCtx(database.db).ctx
    await expect(saveStaffFaq({ ctx: visitor, input: { id: null, version: 0, value: asked({ en: 'Who?' }) } })).rejects.toMatchObject({ key: 'forbidden' })
    await expect(findStaffFaq({ ctx: system().ctx, input: { id: 999_999 } })).rejects.toMatchObject({ key: 'not_found' })
  })

  it('changes its place among those that are shown, and leaves the others where they are', async () => {
    const before = (await list()).list.map(({ id }) => id)
    const some = (await list({ topic: 'dealer' })).list.map(({ id }) => id)
    await orderFaqs({ ctx: system().ctx, input: { ids: some.toReversed() } })
    const after = (await list()).list.map(({ id }) => id)
    expect(after.filter((id) => some.includes(id))).toEqual(some.toReversed())
    expect(after.filter((id) => !some.includes(id))).toEqual(before.filter((id) => !some.includes(id)))
    const [entry] = await database.db.select().from(auditLog).where(eq(auditLog.action, 'faq.reordered'))
    expect(entry?.detail).toEqual({ changed: { order: { before: some, after: some.toReversed() } } })
    await expect(orderFaqs({ ctx: system().ctx, input: { ids: [999_999] } })).rejects.toMatchObject({ key: 'not_found' })
  })
})
