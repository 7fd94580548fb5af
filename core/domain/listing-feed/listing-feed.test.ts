import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { leftOutReportSchema, listingFeedSchema } from '#contract/listing-feed.ts'
import { auditLog, listingFeed } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { insertBrand, insertCar } from '#core/domain/car/testing.ts'
import { addStaff, createTestCtx } from '#core/domain/testing.ts'
import { insertUsedCar } from '#core/domain/used-car/testing.ts'
import { deleteListingFeed, listListingFeeds, openListingFeed, readLeftOut, renewFeedAddress, saveListingFeed } from './index.ts'
import { addFeed, FEED, tokenOf } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const byd = await insertBrand(database.db, { brandName: 'BYD' })
  const hidden = await insertBrand(database.db, { brandName: 'Hidden', publishState: 'draft' })
  await insertCar(database.db, { brandId: byd.id, modelName: 'Seal', modelSign: 'byd-seal' })
  await insertCar(database.db, { brandId: byd.id, modelName: 'Secret', publishState: 'draft' })
  await insertCar(database.db, { brandId: hidden.id, modelName: 'Unseen' })
  await insertUsedCar(database.db, { stockRef: 'ST1', brandId: byd.id, modelName: 'Han', status: 'reserved' })
  await insertUsedCar(database.db, { stockRef: 'ST2', brandId: byd.id, modelName: 'Han', status: 'sold' })
  await insertUsedCar(database.db, { stockRef: 'ST3', brandId: byd.id, modelName: 'Han' })
})
afterAll(() => database.drop())

const system = () => createTestCtx(database.db, { actor: { kind: 'system' } })
const open = (token: string, { ctx } = createTestCtx(database.db)) => openListingFeed({ ctx, input: { token, siteOrigin: 'http://localhost:3000' } })

async function readWith(token: string, given = createTestCtx(database.db)): Promise<string> {
  const opened = await open(token, given)
  return opened === null ? 'nothing' : (await Array.fromAsync(opened.chunks())).join('')
}

describe('the address of a feed (R22.17)', () => {
  it('opens the feed until it is renewed or the feed is deleted', async () => {
    const feed = listingFeedSchema.parse(await addFeed(database.db))
    const renewed = await renewFeedAddress({ ctx: system().ctx, input: { id: feed.id } })
    expect(renewed.path).not.toBe(feed.path)
    expect(await open(tokenOf(feed))).toBeNull()
    expect(await open(tokenOf(renewed))).toMatchObject({ fileName: 'spring-feed.csv', contentType: 'text/csv; charset=utf-8' })
    await deleteListingFeed({ ctx: system().ctx, input: { id: feed.id } })
    expect(await open(tokenOf(renewed))).toBeNull()
  })

  it('is not opened by a token that is altered, of another feed, or none', async () => {
    const [one, other] = [tokenOf(await addFeed(database.db)), tokenOf(await addFeed(database.db))]
    const [id = '', mac = ''] = one.split('.')
    const altered = `${id}.${mac.startsWith('A') ? 'B' : 'A'}${mac.slice(1)}`
    for (const token of [altered, `${other.split('.')[0]}.${mac}`, `zzzzzzzzzzz.${mac}`, `0${one}`, id, '', `${one}A`, '../feed'])
      expect(await open(token), token).toBeNull()
    expect(await open(one)).not.toBeNull()
  })

  it('stays when the feed is changed, and notes once a minute that it is read', async () => {
    const feed = await addFeed(database.db)
    const value = { ...FEED, name: '车源', format: 'json' as const, kinds: ['used' as const] }
    const saved = await saveListingFeed({ ctx: system().ctx, input: { id: feed.id, version: 1, value } })
    expect(saved).toMatchObject({ path: feed.path, version: 2, read_at: null })
    const given = createTestCtx(database.db)
    const readAt = async () => (await database.db.select().from(listingFeed).where(eq(listingFeed.id, feed.id)))[0]?.readAt?.toISOString()
    await open(tokenOf(feed), given)
    expect(await readAt()).toBeUndefined()
    expect(JSON.parse(await readWith(tokenOf(feed), given))).toMatchObject({ vehicles: [{ id: 'ST3', fob_usd: null }] })
    const first = await readAt()
    given.clock.advance(59_000)
    await readWith(tokenOf(feed), given)
    expect(await readAt()).toBe(first)
    given.clock.advance(2_000)
    await readWith(tokenOf(feed), given)
    expect(await readAt()).not.toBe(first)
  })
})

describe('staff', () => {
  it('see the feeds by name with what each leaves out of what is on the site and not sold', async () => {
    const { id } = await addFeed(database.db, { name: 'A feed' })
    const reader = createTestCtx(database.db, { actor: await addStaff(database.db, ['content.read']) }).ctx
    expect((await listListingFeeds({ ctx: reader })).list[0]).toMatchObject({ id, value: { name: 'A feed' } })
    const report = leftOutReportSchema.parse(await readLeftOut({ ctx: reader, input: { id } }))
    expect(report).toMatchObject({ rows: 2, left_out: 1, faults: [], reasons: [{ reason: 'reserved', count: 1 }] })
    expect(report.vehicles).toMatchObject([{ kind: 'used', sign: 'ST1', name: 'BYD Han', reasons: ['reserved'] }])
  })

  it('need the right, a language and a destination that there are, and the version that is stored', async () => {
    const { id } = await addFeed(database.db)
    const reader = createTestCtx(database.db, { actor: await addStaff(database.db, ['content.read']) }).ctx
    const save = (value: object, version = 1) => saveListingFeed({ ctx: system().ctx, input: { id, version, value: { ...FEED, ...value } } })
    await expect(saveListingFeed({ ctx: reader, input: { id, version: 1, value: FEED } })).rejects.toMatchObject({ key: 'forbidden' })
    await expect(renewFeedAddress({ ctx: reader, input: { id } })).rejects.toMatchObject({ key: 'forbidden' })
    await expect(deleteListingFeed({ ctx: reader, input: { id } })).rejects.toMatchObject({ key: 'forbidden' })
    await expect(listListingFeeds({ ctx: createTestCtx(database.db).ctx })).rejects.toMatchObject({ key: 'forbidden' })
    for (const value of [{ locale: 'xx' }, { destination: 'KE-nowhere' }, { kinds: [] }, { name: ' ' }])
      await expect(save(value)).rejects.toMatchObject({ key: 'validation_failed' })
    await expect(save({ name: 'New' }, 7)).rejects.toMatchObject({ key: 'conflict' })
    await expect(renewFeedAddress({ ctx: system().ctx, input: { id: 999_999 } })).rejects.toMatchObject({ key: 'not_found' })
  })

  it('leave a trace of every change', async () => {
    const { id } = await addFeed(database.db)
    await renewFeedAddress({ ctx: system().ctx, input: { id } })
    await deleteListingFeed({ ctx: system().ctx, input: { id } })
    const log = await database.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(id)))
      .orderBy(auditLog.id)
    expect(log.map(({ action }) => action)).toEqual(['listing_feed.saved', 'listing_feed.address_renewed', 'listing_feed.deleted'])
  })
})

it('holds a stock of several batches, each vehicle once', async () => {
  const [feed, json] = [await addFeed(database.db, { kinds: ['used'] }), await addFeed(database.db, { kinds: ['used'], format: 'json' })]
  await database.db.execute(sql`
    insert into used_car (stock_ref, brand_id, model_name, energy_type)
    select 'MANY' || nr, (select id from brand where brand_name = 'BYD'), 'Han', 'BEV' from generate_series(1, 1200) nr`)
  const { vehicles } = JSON.parse(await readWith(tokenOf(json))) as { vehicles: { id: string }[] }
  expect(new Set(vehicles.map(({ id }) => id)).size).toBe(1201)
  expect((await readWith(tokenOf(feed))).trim().split('\r\n')).toHaveLength(1202)
  await database.db.execute(sql`delete from used_car where stock_ref like 'MANY%'`)
})

it('is empty where no price leads to its destination any more', async () => {
  const feed = await addFeed(database.db)
  await database.db.update(listingFeed).set({ destination: 'KE-mombasa' }).where(eq(listingFeed.id, feed.id))
  expect((await readWith(tokenOf(feed))).trim().split('\n')).toHaveLength(1)
  expect(await readLeftOut({ ctx: system().ctx, input: { id: feed.id } })).toMatchObject({ rows: 0, left_out: 3, faults: ['no_destination'] })
})
