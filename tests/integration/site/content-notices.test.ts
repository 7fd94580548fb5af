import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { ImportKind } from '#contract/import.ts'
import type { MediaPlace } from '#contract/media.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import type { Ctx } from '#core/domain/context.ts'
import { seedCountries } from '#core/domain/country/index.ts'
import { seedFaq } from '#core/domain/faq/index.ts'
import { importCatalogue } from '#core/domain/import/index.ts'
import { attachMedia, describeMedia, detachMedia, findSampleSeries, placeInSeries, renderPending, reorderMedia, storeMedia } from '#core/domain/media/index.ts'
import { inPieces, makePicture } from '#core/domain/media/testing.ts'
import { seedMemberLevels } from '#core/domain/member/index.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { deleteWebLink } from '#core/domain/web-link/index.ts'
import { seedDemoCompany } from '#demo/company.ts'
import { loadDemoCatalogue } from '#demo/load-demo.ts'
import { TAGS_BY_TABLE } from '#tests/fixtures/sql-record.ts'
import { recordWrites, type Publication, type WriteRecord } from '#tests/fixtures/write-record.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const OWNERS = { car: 'car', used_car: 'used_car', fitting: 'fitting', brand: 'brand' } as const
/** Content that no verb writes. */
const NO_WRITER = ['car_translation', 'redirect', 'used_car_translation']

let database: TestDatabase
let record: WriteRecord
let ctx: Ctx
let picture: Buffer
/** All that the verbs wrote, to see that none was forgotten here. */
const written = new Set<string>()

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  record = await recordWrites(database)
  ctx = createTestCtx(database.db, { actor: { kind: 'system' } }).ctx
  picture = await makePicture({ width: 900, height: 600 })
})
afterAll(async () => {
  await record.stop()
  await database.drop()
})

it('the start of a site and the sample catalogue tell of all that they write', async () => {
  await seedCountries({ ctx })
  await seedDemoCompany({ ctx })
  await seedMemberLevels({ ctx, input: { vouchers: {} } })
  await seedFaq({ ctx })
  await loadDemoCatalogue({ ctx, input: { rootDir: ROOT } })
  expect((await takePublications()).filter(isSilentOnSomething)).toEqual([])
})

it.each([
  { kind: 'brands', file: 'brands.csv', from: 'byd,BYD,', to: 'byd,BYD Motors,', tables: ['brand', 'car', 'used_car'] },
  { kind: 'cars', file: 'cars.csv', from: ',13200,1,1,', to: ',13300,1,1,', tables: ['car', 'car_price'] },
  { kind: 'used', file: 'used_cars.csv', from: ',59422,', to: ',59423,', tables: ['used_car'] },
  {
    kind: 'fittings',
    file: 'fittings.csv',
    from: '"Oil filter, 1.5L and 1.5T petrol",filters,JX-1012010-A07|1012010-FA01,changan/changan-cs35-*',
    to: '"Air filter, 1.5L and 1.5T petrol",filters,JX-1012010-A07|1012010-FA01,byd/*',
    tables: ['fitting', 'fitting_fit', 'fitting_translation'],
  },
] as const)('an import of changed $kind tells of all tables that it changes', async ({ kind, file, from, to, tables }) => {
  const text = await readFile(path.join(ROOT, 'demo/catalogue', file), 'utf8')
  await importText(kind, text.replace(from, to))
  const publications = await takePublications()
  expect(publications.flatMap((publication) => [...publication.tables].toSorted())).toEqual(tables)
  expect(publications.filter(isSilentOnSomething)).toEqual([])
})

it('the verbs of media tell of every owner that they change, and of all that show a picture with new words', async () => {
  const places = await Promise.all(Object.entries(OWNERS).map(([kind, table]) => placeOf(kind as MediaPlace['owner_kind'], table)))
  const [car] = places
  const { id } = await storeMedia({ ctx, input: { source: inPieces(picture), fileName: 'front.jpg', place: car ?? null } })
  const other = await storeMedia({ ctx, input: { source: inPieces(await makePicture({ width: 700, height: 500 })), fileName: 'side.jpg', place: car ?? null } })
  expect(await takePublications()).toEqual([])
  await renderPending({ ctx, input: { budgetMs: 60_000 } })
  for (const place of places) await attachMedia({ ctx, input: { ...place, media_id: id } })
  const series = await findSampleSeries({ ctx, input: { brandSign: 'byd', modelName: 'Dolphin' } })
  if (series === null || car === undefined) throw new Error('no series')
  await placeInSeries({ ctx, input: { mediaId: id, series, tab: 'interior', position: 0 } })
  await reorderMedia({ ctx, input: { ...car, media_ids: [other.id, id] } })
  const publications = await takePublications()
  expect(publications).toHaveLength(places.length + 1)
  expect(publications.filter(isSilentOnSomething)).toEqual([])

  const everywhere = Object.values(OWNERS).toSorted()
  expect(await tagsOf(() => describeMedia({ ctx, input: { mediaId: id, alts: { en: 'A car' } } }))).toEqual(everywhere)
  const again = { source: inPieces(picture), fileName: 'front.jpg', place: null, alts: { en: 'A blue car' } }
  expect(await tagsOf(() => storeMedia({ ctx, input: again }))).toEqual(everywhere)

  for (const place of places) await detachMedia({ ctx, input: { ...place, media_id: id } })
  expect((await takePublications()).filter(isSilentOnSomething)).toEqual([])
})

it('a link that goes is told of', async () => {
  const { rows } = await database.db.execute<{ id: string }>(sql`select id from web_link limit 1`)
  await deleteWebLink({ ctx, input: { id: Number(rows[0]?.id) } })
  const publications = await takePublications()
  expect(publications.map(({ tables }) => [...tables].toSorted())).toEqual([['web_link', 'web_link_translation']])
  expect(publications.filter(isSilentOnSomething)).toEqual([])
})

it('every table of public content that has a writer was written here', () => {
  const content = [...TAGS_BY_TABLE].filter(([, tag]) => tag !== null && tag !== 'owner').map(([table]) => table)
  expect(content.filter((table) => !written.has(table)).toSorted()).toEqual(NO_WRITER)
})

async function takePublications(): Promise<Publication[]> {
  const { publications } = await record.take()
  for (const { tables } of publications) for (const table of tables) written.add(table)
  return publications
}

/** What it wrote and told nobody of. */
function isSilentOnSomething({ tables, tags }: Publication): boolean {
  return [...tables].some((table) => !tags.has(TAGS_BY_TABLE.get(table) ?? ''))
}

/** What a verb tells the caches of. */
async function tagsOf(work: () => Promise<unknown>): Promise<string[]> {
  await record.take()
  await work()
  return [...(await record.take()).tags].toSorted()
}

async function importText(kind: ImportKind, text: string): Promise<void> {
  await importCatalogue({ ctx, input: { kind, bytes: Buffer.from(text), fileName: `${kind}.csv`, isSample: true, publish: true } })
}

async function placeOf(kind: MediaPlace['owner_kind'], table: string): Promise<MediaPlace> {
  const { rows } = await database.db.execute<{ id: string }>(sql.raw(`select id from ${table} order by id limit 1`))
  return { owner_kind: kind, owner_id: Number(rows[0]?.id), tab: 'exterior' }
}
