import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { sql } from 'drizzle-orm'
import type { ServerBuild } from 'react-router'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import routes from '#apps/site/routes.ts'
import type { ContentTag } from '#contract/content-tag.ts'
import type { Tx } from '#core/db/client.ts'
import { listenForContent, type ContentListener } from '#core/db/content-listener.ts'
import { TABLE_TAGS } from '#core/db/content-tables.ts'
import { notifyContent } from '#core/db/notify.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import type { Ctx } from '#core/domain/context.ts'
import { seedCountries } from '#core/domain/country/index.ts'
import { tagsShowing } from '#core/domain/media/describe-media.ts'
import { seedMemberLevels } from '#core/domain/member/index.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { preloadMessages } from '#i18n/server.ts'
import { seedDemoCompany } from '#demo/company.ts'
import { loadDemoCatalogue } from '#demo/load-demo.ts'
import { PAGES } from '#tests/e2e/pages.ts'
import { addTheRest, CHANGES, SAMPLE, type ContentTable } from '#tests/fixtures/content-changes.ts'
import { createHonestCache } from '#tests/fixtures/honest-cache.ts'
import { siteBuild } from '#tests/fixtures/site-build.ts'
import { recordSql, tagsOfTables, type SqlRecord } from '#tests/fixtures/sql-record.ts'
import { openPages, type OpenPages, type Seen } from './open-pages.ts'

// Its files come of a plugin of the site's build.
vi.mock('#apps/site/ui/font-preloads.tsx', () => ({ FontPreloads: () => null }))

const ROOT = path.resolve(import.meta.dirname, '../../..')

/** Answers to questions: each way through a verb that reads something else than the page without a question. */
const ASKED = [
  '/menuCar/helper?destination=KE',
  '/menuCar/helper?destination=KE&budget=10000&fuel=electric&body=bus',
  '/searchsite?word=Gebrauchtwagen',
  `/searchsite?word=${SAMPLE.fitting}`,
  '/searchsite?word=dolfin',
  '/searchsite?word=Zeppelin',
  '/searchsite?word=%C3%96lfilter',
  '/carList?word=dolphin',
  '/carList?page=2&sort=1',
  // A key too long to be kept: all that it asks for is made anew.
  `/carList?${Array.from({ length: 40 }, (_, at) => `brand=some-brand-of-a-long-name-${at}`).join('&')}`,
  '/usedCars?word=byd&body=suv',
  '/usedCars?page=2',
  '/carFittings?word=filter',
  '/carFittings?brand=changan&model=CS75%20Plus&year=2024',
  '/article?word=Reichweite',
  `/compare?cars=${SAMPLE.car}&add=seal`,
]
/** What is not there yet must be found once it is. */
const MISSING = ['/car/none', '/car/none/base', '/usedCarsDetail/none', '/carFittingsDetail/none', '/article/none', '/activity/none', '/brand/none']

/** One address for each file of a route, beside the questions: twins and sections read what their main page reads. */
const ONE_OF_EACH = [...onePathOfEachFile(routes), ...ASKED, ...MISSING]
/** In the long form every address, twins and sections too. */
const LOOKED_AT = inject('isLong') ? [...PAGES.map((page) => page.path), ...ASKED, ...MISSING] : ONE_OF_EACH

const TABLES = Object.keys(CHANGES) as ContentTable[]
const TAGS = [...new Set(TABLES.map((table) => TABLE_TAGS[table]))]
/** Tables that are changed at once: those of one tag, and in the long form each by itself. */
const TOGETHER = TAGS.flatMap((tag) => {
  const tables = TABLES.filter((table) => TABLE_TAGS[table] === tag)
  return inject('isLong') ? tables.map((table) => ({ tag, tables: [table] })) : [{ tag, tables }]
})

/** Content that none of these pages shows; other pages and parts of the product do. */
const ON_NO_PAGE: readonly ContentTable[] = ['carPrice', 'port', 'redirect', 'transitRoute']

let database: TestDatabase
let build: ServerBuild
let ctx: Ctx
let pages: OpenPages
let record: SqlRecord
let listener: ContentListener
let dropped: () => void = () => {}
/** Values whose tags are not those of the tables that they were made from. */
let faults: string[] = []

beforeAll(async () => {
  await preloadMessages(['site', 'head', 'api'])
  database = await createTestDatabase(inject('databaseUrl'))
  record = recordSql(database.pool)
  const { ctx: system } = createTestCtx(database.db, { actor: { kind: 'system' } })
  await seedCountries({ ctx: system })
  await seedDemoCompany({ ctx: system })
  await seedMemberLevels({ ctx: system, input: { vouchers: {} } })
  await loadDemoCatalogue({ ctx: system, input: { rootDir: ROOT } })
  await addTheRest(database.db)
  build = await siteBuild()
  ctx = createTestCtx(database.db).ctx
  pages = open()
  const onContent = (tags: readonly string[]) => {
    pages.drop(tags)
    dropped()
  }
  listener = await listenForContent({ url: database.url, onContent, onGap: () => {}, onError: () => {} })
})
afterEach(() => {
  const found = faults
  faults = []
  if (found.length > 0) throw new Error(found.join('\n'))
})
afterAll(async () => {
  await listener.stop()
  await database.drop()
})

function open(): OpenPages {
  return openPages({ build, ctx, createCache: () => createHonestCache(record, (fault) => faults.push(fault)) })
}

describe('the tags of every page', () => {
  it.each(LOOKED_AT)('%s: are those of the tables that were read for it, whether its values were in memory or not', async (address) => {
    const { answer: cold, tables } = await record.watch(() => pages.render(address, 'cold'))
    if (cold.isKept) expect(cold.tags).toEqual(tagsOfTables(tables))
    const [some, warm] = [await pages.render(address, 'warm'), await pages.render(address, 'warm')]
    expect([some, warm]).toEqual([cold, cold])
  })
})

describe('a change of', () => {
  it.each(TOGETHER)('$tag ($tables): is seen by every page that shows it, and leaves the others where they are', async ({ tag, tables }) => {
    const before = await askAll()
    const tags = await change(tag, tables)
    const after = await askAll()
    const isTouched = ({ tags: shown }: Seen) => tags.some((named) => shown.includes(named))
    expect(namesOf(after, ({ isNew }) => isNew)).toEqual(namesOf(before, isTouched))
    // Another process, which has read nothing before the change.
    const other = open()
    for (const [address, { isNew, text }] of after) if (isNew) expect([address, text]).toEqual([address, (await other.ask(address)).text])
    const changed = namesOf(after, ({ text }, address) => text !== before.get(address)?.text)
    expect(changed.length > 0).toBe(!tables.every((table) => ON_NO_PAGE.includes(table)))
  })
})

type Asked = Map<string, Awaited<ReturnType<OpenPages['ask']>>>

/** The pages that are kept. */
async function askAll(): Promise<Asked> {
  const all: Asked = new Map()
  for (const address of ONE_OF_EACH) {
    const seen = await pages.ask(address)
    if (seen.isKept) all.set(address, seen)
  }
  return all
}

function namesOf(asked: Asked, isMeant: (seen: Asked extends Map<string, infer One> ? One : never, address: string) => boolean): string[] {
  return [...asked].filter(([address, seen]) => isMeant(seen, address)).map(([address]) => address)
}

/** Changes tables of one tag as a verb does, and waits until this process has heard of it. Answers with the tags that were named. */
async function change(tag: (typeof TAGS)[number], tables: readonly ContentTable[]): Promise<readonly ContentTag[]> {
  const { promise, resolve } = Promise.withResolvers<void>()
  dropped = resolve
  const tags = await database.db.transaction(async (tx) => {
    for (const table of tables) await tx.execute(sql.raw(CHANGES[table]))
    const named = tag === 'owner' ? await tagsShowing(tx, await mediaIds(tx)) : [tag]
    await notifyContent(tx, named)
    return named
  })
  await promise
  return tags
}

async function mediaIds(tx: Tx): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`select id from media`)
  return rows.map(({ id }) => Number(id))
}

function onePathOfEachFile(config: readonly RouteConfigEntry[]): string[] {
  const patterns = new Map(leavesOf(config).map(({ file, index, path: pattern }) => [file, index ? '/' : pattern === '*' ? '*' : `/${pattern}`]))
  return [...patterns].map(([file, pattern]) => {
    const page = PAGES.find(({ route }) => route === pattern)
    if (page === undefined) throw new Error(`${file} has no page in the table`)
    return page.path
  })
}

function leavesOf(config: readonly RouteConfigEntry[]): RouteConfigEntry[] {
  return config.flatMap((entry) => (entry.children ? leavesOf(entry.children) : [entry]))
}
