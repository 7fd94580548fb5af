import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { HOME_SECTIONS } from '#contract/frame-values.ts'
import { UNSET_SETTINGS } from '#contract/setting.ts'
import { setting } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { findSettings, saveSettings } from '#core/domain/setting/index.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { isBannerShown, readFrame, turnBanner } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

const period = (from: string, until: string) => ({ banner_from: from, banner_until: until })

it.each([
  ['', '', '2026-03-01T12:00:00Z', true],
  ['2026-03-02', '', '2026-03-01T15:59:59Z', false],
  ['2026-03-02', '', '2026-03-01T16:00:00Z', true],
  ['', '2026-03-02', '2026-03-02T15:59:59Z', true],
  ['', '2026-03-02', '2026-03-02T16:00:00Z', false],
])('a banner from %s until %s at %s by the clock of Shanghai: %s', (from, until, now, isShown) => {
  expect(isBannerShown(period(from, until), new Date(now), 'Asia/Shanghai')).toBe(isShown)
})

it('is shown in the languages that have it, and the pages are dropped once when its time begins and ends', async () => {
  const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
  await saveSettings({
    ctx,
    input: {
      group: 'frame',
      version: 0,
      value: {
        ...UNSET_SETTINGS.frame,
        banner: { en: 'Spring sale' },
        ...period('2026-03-02', '2026-03-02'),
        search_words: { en: 'BYD\n\n Seal ' },
        home_sections: [
          { name: 'news', is_shown: true },
          { name: 'hot', is_shown: false },
        ],
      },
    },
  })
  const at = (now: string, locale: 'en' | 'ar' = 'en') => {
    const { ctx: other } = createTestCtx(database.db, { actor: { kind: 'system' }, locale })
    return { ...other, ports: { ...other.ports, clock: { now: () => new Date(now) } } }
  }
  expect((await readFrame({ ctx: at('2026-03-01T12:00:00Z') })).banner).toBeNull()
  expect(await readFrame({ ctx: at('2026-03-02T12:00:00Z') })).toEqual({
    banner: 'Spring sale',
    searchWords: ['BYD', 'Seal'],
    homeSections: ['news', ...HOME_SECTIONS.filter((name) => name !== 'news' && name !== 'hot')],
  })
  expect(await readFrame({ ctx: at('2026-03-02T12:00:00Z', 'ar') })).toMatchObject({ banner: null, searchWords: [] })
  const turns: boolean[] = []
  for (const now of ['2026-03-01T12:00:00Z', '2026-03-02T12:00:00Z', '2026-03-02T12:15:00Z', '2026-03-03T12:00:00Z', '2026-03-03T12:15:00Z'])
    turns.push(await turnBanner({ ctx: at(now) }))
  expect(turns).toEqual([false, true, false, true, false])
})

it.each([
  [{ banner: { en: 'a\u0000b' } }, 'banner.en', 'control_characters'],
  [{ banner: { en: 'x'.repeat(161) } }, 'banner.en', 'too_long'],
  [{ banner: { en: ' ' } }, 'banner.en', 'required'],
  [{ banner_from: '2026-02-30' }, 'banner_from', 'date'],
  [period('2026-03-02', '2026-03-01'), 'banner_until', 'before_start'],
  [{ search_words: { en: 'a\nb\nc\nd\ne\nf\ng\nh\ni' } }, 'search_words.en', 'too_many'],
  [
    {
      home_sections: [
        { name: 'hot', is_shown: true },
        { name: 'hot', is_shown: true },
      ],
    },
    'home_sections',
    'twice',
  ],
])('refuses %j', async (change, path, key) => {
  const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
  const { version, value } = await findSettings({ ctx, group: 'frame' })
  const input = { group: 'frame' as const, version, value: { ...value, ...change } as never }
  await expect(saveSettings({ ctx, input })).rejects.toMatchObject({ key: 'validation_failed', issues: [{ path, key }] })
})

it('keeps the lists of the product whole where a stored row is older', async () => {
  const { ctx } = createTestCtx(database.db)
  const value = { home_sections: [{ name: 'ask', is_shown: true }] }
  await database.db.insert(setting).values({ key: 'frame', value }).onConflictDoUpdate({ target: setting.key, set: { value } })
  expect((await readFrame({ ctx })).homeSections).toEqual(['ask', ...HOME_SECTIONS.filter((name) => name !== 'ask')])
})
