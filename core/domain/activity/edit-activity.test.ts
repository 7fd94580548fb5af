import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { listStaffActivitiesInputSchema, staffActivityPageSchema, staffActivitySchema, type ActivityValue } from '#contract/staff-activity.ts'
import { activity, activityTranslation, redirect } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { inEachLanguage } from '#core/domain/edit/index.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import type { Locale } from '#i18n/locales.ts'
import { findActivity, listActivityRevisions, listStaffActivities, saveStaffActivity } from './index.ts'
import { localTimeOf, momentOf } from '#core/domain/local-time/index.ts'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase(inject('databaseUrl'))))
afterAll(() => database.drop())

const system = () => createTestCtx(database.db, { actor: { kind: 'system' } })
const save = (value: ActivityValue, id: number | null = null, version = 0) => saveStaffActivity({ ctx: system().ctx, input: { id, version, value } })
const find = (id: string, locale: Locale = 'en', at?: Date) => {
  const { ctx, clock } = createTestCtx(database.db, { locale })
  if (at !== undefined) clock.advance(at.getTime() - clock.now().getTime())
  return findActivity({ ctx, input: { id } })
}

/** A published activity with these titles by language. */
function planned(titles: Partial<Record<Locale, string>>, changes: Partial<ActivityValue> = {}): ActivityValue {
  const has = (code: Locale) => titles[code] !== undefined
  return {
    sign: '',
    kind: 'open_day',
    starts: '2027-03-18T09:00',
    ends: '2027-03-20T17:30',
    time_zone: 'Asia/Shanghai',
    country_iso2: 'CN',
    cover_media_id: null,
    title: inEachLanguage((code) => titles[code] ?? ''),
    summary: inEachLanguage((code) => (has(code) ? 'In short.' : '')),
    place: inEachLanguage((code) => (has(code) ? 'Yard 3' : '')),
    body: inEachLanguage((code) => (has(code) ? [{ kind: 'paragraph', text: 'At length.' }] : null)),
    publish_state: inEachLanguage((code) => (has(code) ? 'published' : 'draft')),
    published_at: inEachLanguage(() => null),
    withdraw_at: inEachLanguage(() => null),
    is_checked: inEachLanguage(() => false),
    ...changes,
  }
}

it.each([
  ['2027-03-18T09:00', 'Asia/Shanghai', '2027-03-18T01:00:00.000Z'],
  ['2027-07-01T00:00', 'Asia/Kathmandu', '2027-06-30T18:15:00.000Z'],
  ['2027-03-28T01:30', 'Europe/Berlin', '2027-03-28T00:30:00.000Z'],
  ['2027-03-28T03:30', 'Europe/Berlin', '2027-03-28T01:30:00.000Z'],
  ['2027-11-07T12:00', 'America/New_York', '2027-11-07T17:00:00.000Z'],
])('reads %s by the clock of %s', (local, zone, moment) => {
  expect(momentOf(local, zone).toISOString()).toBe(moment)
  expect(localTimeOf(new Date(moment), zone)).toBe(local)
})

describe('an activity of the staff', () => {
  it('marks words of unknown origin when the English that they stood beside is changed', async () => {
    const { id, value } = await save(planned({ en: 'Open yard', it: 'Piazzale aperto' }))
    await database.db.update(activityTranslation).set({ sourceHash: null }).where(eq(activityTranslation.activityId, id))
    expect((await save({ ...value, kind: 'fair' }, id, 1)).languages.it.is_stale).toBe(false)
    expect((await save({ ...value, place: { ...value.place, en: 'Yard 9' } }, id, 2)).languages.it.is_stale).toBe(true)
  })

  it('is on the site by the clock of its place, in the languages that are published', async () => {
    const saved = staffActivitySchema.parse(await save(planned({ en: 'Yard days', th: 'งานเปิดลาน' })))
    expect(saved).toMatchObject({
      version: 1,
      value: { sign: 'yard-days', starts: '2027-03-18T09:00', published_at: { en: '2026-11-21T08:00:00.000Z', de: null } },
    })
    expect(await find('yard-days', 'th')).toMatchObject({ starts_at: '2027-03-18T01:00:00.000Z', ends_at: '2027-03-20T09:30:00.000Z', locales: ['en', 'th'] })
    await expect(find('yard-days', 'de')).rejects.toMatchObject({ key: 'not_found' })
    expect(await listActivityRevisions({ ctx: system().ctx, input: { id: saved.id } })).toHaveLength(1)
    await expect(save(saved.value, saved.id, 0)).rejects.toMatchObject({ key: 'conflict' })
  })

  it('leaves the site at its time', async () => {
    const until = inEachLanguage((code) => (code === 'en' ? '2026-12-01T00:00:00.000Z' : null))
    await save(planned({ en: 'Short while', fr: 'Peu de temps' }, { withdraw_at: until }))
    expect((await find('short-while')).locales).toEqual(['en', 'fr'])
    const later = new Date('2026-12-02T00:00:00Z')
    await expect(find('short-while', 'en', later)).rejects.toMatchObject({ key: 'not_found' })
    expect((await find('short-while', 'fr', later)).locales).toEqual(['fr'])
  })

  it('leaves its old address leading to the new one, and takes no sign of another', async () => {
    const first = await save(planned({ en: 'First fair' }))
    await save({ ...first.value, sign: 'grand-fair' }, first.id, 1)
    expect(await database.db.select().from(redirect).where(eq(redirect.source, '/activity/first-fair'))).toMatchObject([{ target: '/activity/grand-fair' }])
    await expect(save(planned({ en: 'Thief' }, { sign: 'grand-fair' }))).rejects.toMatchObject({ issues: [{ path: 'value.sign', key: 'taken' }] })
  })

  it.each<[string, Partial<ActivityValue>, string]>([
    ['an end before its start', { ends: '2027-03-18T09:00' }, 'value.ends before_start'],
    ['no start', { starts: '' }, 'value.starts date'],
    ['a day that is none', { starts: '2027-13-40T09:00' }, 'value.starts date'],
    ['an unknown time zone', { time_zone: 'Mars/Olympus' }, 'value.time_zone time_zone'],
    ['a picture that is none', { cover_media_id: 999_999 }, 'value.cover_media_id invalid_value'],
    ['no body', { body: inEachLanguage(() => null) }, 'value.body.en required'],
    ['a control character', { place: inEachLanguage((code) => (code === 'en' ? 'A\u0007' : '')) }, 'value.place.en control_characters'],
  ])('is refused with %s', async (_what, changes, issue) => {
    const before = await database.db.$count(activity)
    const error = await save(planned({ en: 'Wrong' }, changes)).catch((reason: { issues: { path: string; key: string }[] }) => reason)
    expect('issues' in error ? error.issues.map(({ path, key }) => `${path} ${key}`) : []).toContain(issue)
    expect(await database.db.$count(activity)).toBe(before)
  })

  it('is found in the list by words, kind and state', async () => {
    await save(planned({ en: 'Hidden training' }, { kind: 'training', publish_state: inEachLanguage(() => 'hidden') }))
    const list = async (query: object) =>
      staffActivityPageSchema.parse(await listStaffActivities({ ctx: system().ctx, input: listStaffActivitiesInputSchema.parse(query) })).list
    expect((await list({ word: 'hidden' })).map(({ title, kind }) => [title, kind])).toEqual([['Hidden training', 'training']])
    expect(await list({ word: 'hidden', state: 'published' })).toEqual([])
    expect((await list({ kind: 'training' })).map(({ languages }) => languages['en']?.state)).toEqual(['hidden'])
  })
})
