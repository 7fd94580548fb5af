import path from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { listActivitiesInputSchema } from '#contract/activity.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { findActivity, listActivities } from '#core/domain/activity/index.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { DEMO_ACTIVITIES } from './activities.ts'
import { loadDemoActivities, readActivityTexts } from './load-activities.ts'
import { shapeOf } from './testing.ts'

const rootDir = path.resolve(import.meta.dirname, '..')
const textsOf = await readActivityTexts(rootDir)

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

it('publishes every activity in every language, marked as sample data, one of them past, and changes nothing when run again', async () => {
  const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
  expect(await loadDemoActivities({ ctx, input: { rootDir } })).toBe(4)
  expect(await loadDemoActivities({ ctx, input: { rootDir } })).toBe(0)
  for (const locale of LOCALE_CODES) {
    const reader = createTestCtx(database.db, { locale }).ctx
    const page = await listActivities({ ctx: reader, input: listActivitiesInputSchema.parse({}) })
    expect(page.list.map((card) => [card.kind, card.has_ended, card.is_sample])).toEqual([
      ['online', false, true],
      ['open_day', false, true],
      ['training', false, true],
      ['test_drive', true, true],
    ])
    for (const { sign } of DEMO_ACTIVITIES) {
      const activity = await findActivity({ ctx: reader, input: { id: sign } })
      expect(activity.body).toEqual(textsOf(sign)[locale].body)
      expect(activity.locales).toEqual([...LOCALE_CODES])
    }
  }
})

it.each(DEMO_ACTIVITIES.map(({ sign }) => sign))('%s has the same shape in every language', (sign) => {
  const texts = textsOf(sign)
  for (const locale of LOCALE_CODES) expect([locale, shapeOf(texts[locale].body)]).toEqual([locale, shapeOf(texts.en.body)])
})
