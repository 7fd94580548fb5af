import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { activityDetailSchema, activityPageSchema, listActivitiesInputSchema, type SaveActivityInput } from '#contract/activity.ts'
import { activity, activityTranslation, auditLog } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import type { Ctx } from '#core/domain/context.ts'
import { deleteMedia, renderPending, storeMedia } from '#core/domain/media/index.ts'
import { addCountry, createTestCtx } from '#core/domain/testing.ts'
import { createMemoryCache } from '#core/ports/cache/memory.ts'
import type { Locale } from '#i18n/locales.ts'
import { findActivity, listActivities, saveActivity } from './index.ts'
import { activityInput, activityText } from './testing.ts'

let database: TestDatabase
let system: Ctx
const save = (input: SaveActivityInput) => saveActivity({ ctx: system, input })
const past = { starts_at: '2026-09-18T04:00:00.000Z', ends_at: '2026-09-19T12:00:00.000Z' }

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  system = createTestCtx(database.db, { actor: { kind: 'system' } }).ctx
  await addCountry(database.db, 'CN', { en: 'China', th: 'จีน' })
  await save(
    activityInput('spring', { title: 'Spring fair' }, { texts: { en: activityText({ title: 'Spring fair' }), th: activityText({ title: 'งานเปิดลาน' }) } }),
  )
  await save(
    activityInput(
      'webinar',
      { title: 'Briefing', place: null },
      { starts_at: '2026-12-01T10:00:00.000Z', ends_at: '2026-12-01T11:00:00.000Z', country_iso2: null },
    ),
  )
  await save(activityInput('running', {}, { starts_at: '2026-11-20T08:00:00.000Z', ends_at: '2026-11-22T08:00:00.000Z' }))
  await save(activityInput('autumn', { title: 'Test drives' }, past))
  await save(activityInput('summer', {}, { starts_at: '2026-06-18T04:00:00.000Z', ends_at: '2026-06-19T12:00:00.000Z' }))
  await save(activityInput('wordless', { body: null }))
  await save(activityInput('draft', { publish_state: 'draft' }))
  await save(activityInput('announced-tomorrow', { published_at: '2026-11-22T08:00:00.000Z' }))
})
afterAll(() => database.drop())

async function list(query: Record<string, unknown> = {}, locale: Locale = 'en') {
  const { ctx } = createTestCtx(database.db, { locale })
  const page = await listActivities({ ctx, input: listActivitiesInputSchema.parse(query) })
  expect(activityPageSchema.parse(page)).toEqual(page)
  return { ...page, signs: page.list.map((card) => card.sign) }
}

async function find(id: string, locale: Locale = 'en') {
  const found = await findActivity({ ctx: createTestCtx(database.db, { locale }).ctx, input: { id } })
  expect(activityDetailSchema.parse(found)).toEqual(found)
  return found
}

describe('listActivities', () => {
  it('tells the next one first, then what is past, the latest first', async () => {
    expect((await list()).signs).toEqual(['running', 'webinar', 'spring', 'autumn', 'summer'])
    expect((await list({ when: 'upcoming' })).signs).toEqual(['running', 'webinar', 'spring'])
    expect(await list({ when: 'past', page_size: 1 })).toMatchObject({ signs: ['autumn'], total: 2, page_count: 2 })
    expect((await list({ page: 9 })).signs).toEqual([])
  })

  it('is past by the clock, not by the cache', async () => {
    const { ctx, clock } = createTestCtx(database.db)
    const kept = { ...ctx, ports: { ...ctx.ports, cache: createMemoryCache() } }
    const input = listActivitiesInputSchema.parse({ when: 'past' })
    expect((await listActivities({ ctx: kept, input })).total).toBe(2)
    clock.advance(11 * 24 * 3600_000)
    const page = await listActivities({ ctx: kept, input })
    expect(page.list.map((card) => card.sign)).toEqual(['webinar', 'running', 'autumn', 'summer'])
  })

  it('names the country in the language, and lists there only what has a body', async () => {
    expect((await list({}, 'th')).list).toEqual([
      expect.objectContaining({ title: 'งานเปิดลาน', country: 'จีน', country_iso2: 'CN', time_zone: 'Asia/Shanghai' }),
    ])
    expect((await list({}, 'fr')).total).toBe(0)
    expect((await list()).list.find((card) => card.sign === 'webinar')).toMatchObject({ place: null, country: null, country_iso2: null })
  })

  it.each([
    ['spring', ['spring']],
    ['china yard', ['running', 'spring', 'autumn', 'summer']],
    ['zeppelin', []],
  ])('finds by the words %s', async (word, signs) => {
    expect((await list({ word })).signs).toEqual(signs)
  })
})

describe('findActivity', () => {
  it('tells everything about one, with its languages and what comes next', async () => {
    const found = await find('spring')
    expect(found).toMatchObject({
      title: 'Spring fair',
      locales: ['en', 'th'],
      has_ended: false,
      body: [{ kind: 'paragraph', text: 'What happens on the day.' }],
    })
    expect(found.others.map((card) => card.sign)).toEqual(['running', 'webinar', 'autumn'])
    expect(await find(String(found.activity_id))).toEqual(found)
  })

  it.each<[string, Locale]>([
    ['spring', 'de'],
    ['wordless', 'en'],
    ['draft', 'en'],
    ['announced-tomorrow', 'en'],
    ['nothing', 'en'],
    ["' or 1=1", 'en'],
  ])('answers not_found for %s in %s', async (id, locale) => {
    await expect(find(id, locale)).rejects.toMatchObject({ key: 'not_found' })
  })
})

it.each([null, '', ' ', '[]', 'broken', '[{"kind":"paragraph","text":" "}]', '[{"kind":"html","text":"<b>"}]'])(
  'lists and shows no activity whose body is %j, and does not name that language in the others',
  async (body) => {
    vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
    const { activity_id: id } = await save(activityInput('half', {}, { texts: { es: activityText(), pt: activityText() } }))
    const isSpanish = and(eq(activityTranslation.activityId, id), eq(activityTranslation.locale, 'es'))
    await database.db.update(activityTranslation).set({ body }).where(isSpanish)
    expect((await list({}, 'es')).total).toBe(0)
    await expect(find('half', 'es')).rejects.toMatchObject({ key: 'not_found' })
    expect((await find('half', 'pt')).locales).toEqual(['pt'])
    await database.db.delete(activity).where(eq(activity.id, id))
  },
)

describe('saveActivity', () => {
  it('leaves the same untouched, changes and takes down languages', async () => {
    const input = activityInput('changing', {}, { texts: { de: activityText({ title: 'Tag' }), it: activityText() } })
    const first = await save(input)
    expect(await save(input)).toEqual({ ...first, state: 'unchanged' })
    expect(await save({ ...input, kind: 'training', texts: { de: activityText({ title: 'Schulung' }) } })).toEqual({ ...first, state: 'changed' })
    expect(await find('changing', 'de')).toMatchObject({ title: 'Schulung', kind: 'training', locales: ['de'] })
    const audit = await database.db.select().from(auditLog).where(eq(auditLog.action, 'activity.saved'))
    expect(audit.filter((row) => row.subjectId === String(first.activity_id))).toHaveLength(2)
  })

  it('shows the cover that staff set, and keeps it where none is named', async () => {
    const png = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#456' } })
      .png()
      .toBuffer()
    const source = (async function* () {
      yield png
    })()
    const stored = await storeMedia({ ctx: system, input: { source, fileName: 'hall.png', place: null, alts: { nl: 'De hal' } } })
    const input = activityInput('covered', {}, { texts: { nl: activityText() } })
    await save({ ...input, cover_media_id: stored.id })
    expect((await find('covered', 'nl')).picture).toBeNull()
    await renderPending({ ctx: system, input: { budgetMs: 60_000 } })
    expect((await find('covered', 'nl')).picture).toMatchObject({ alt: 'De hal', width: 600 })
    expect((await save(input)).state).toBe('unchanged')
    await expect(deleteMedia({ ctx: system, input: { mediaId: stored.id } })).rejects.toMatchObject({ key: 'media_in_use' })
    expect((await save({ ...input, cover_media_id: null })).state).toBe('changed')
    expect((await find('covered', 'nl')).picture).toBeNull()
  })

  it.each<[string, SaveActivityInput]>([
    ['an end before its start', activityInput('backwards', {}, { ends_at: '2027-03-15T00:00:00.000Z' })],
    ['an unknown time zone', activityInput('zone', {}, { time_zone: 'Mars/Olympus' })],
    ['a number as its sign', activityInput('2027')],
    ['an unknown language', activityInput('klingon', {}, { texts: { tlh: activityText() } })],
  ])('refuses %s', async (_what, input) => {
    await expect(save(input)).rejects.toMatchObject({ key: 'validation_failed' })
  })

  it('is for staff who may write content', async () => {
    await expect(saveActivity({ ctx: createTestCtx(database.db).ctx, input: activityInput('visitor') })).rejects.toMatchObject({ key: 'forbidden' })
  })
})
