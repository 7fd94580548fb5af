import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openFields } from '#contract/answer-template-values.ts'
import { listAnswerTemplatesInputSchema } from '#contract/answer-template.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { findAnswerTemplate, listAnswerTemplates } from '#core/domain/answer-template/index.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { DEMO_ANSWER_TEMPLATES } from './answer-templates.ts'
import { loadDemoAnswerTemplates } from './load-answer-templates.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

// R23.33
it('adds templates in every language, each with the same fields, a subject in messages alone', async () => {
  const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
  const written = await loadDemoAnswerTemplates({ ctx, input: { rootDir: process.cwd(), isWanted: () => true } })
  expect(written).toBe(DEMO_ANSWER_TEMPLATES.length)
  const { list } = await listAnswerTemplates({ ctx, input: listAnswerTemplatesInputSchema.parse({}) })
  expect(list.map(({ name }) => name).toSorted()).toEqual(DEMO_ANSWER_TEMPLATES.map(({ name }) => name).toSorted())
  for (const { id, kind, locales, is_sample: isSample } of list) {
    expect(isSample).toBe(true)
    expect(locales).toEqual(LOCALE_CODES)
    const { value } = await findAnswerTemplate({ ctx, input: { id } })
    const fieldsIn = (code: (typeof LOCALE_CODES)[number]) => openFields(`${value.subject[code]} ${value.text[code]}`).toSorted()
    for (const code of LOCALE_CODES) {
      expect(fieldsIn(code), `${value.name} ${code}`).toEqual(fieldsIn('en'))
      expect(value.subject[code] !== '', `${value.name} ${code}`).toBe(kind === 'message')
    }
  }
})

it('adds none that is not wanted', async () => {
  const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
  expect(await loadDemoAnswerTemplates({ ctx, input: { rootDir: process.cwd(), isWanted: () => false } })).toBe(0)
})
