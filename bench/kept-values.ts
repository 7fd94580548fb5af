// What each kept value above the list of cars earns, alone: `node bench/kept-values.ts [N]` imports N cars (default 20,000) into an empty
// packaged database and times the verbs of the list with everything kept, and with one value made anew at each call.
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { openEmbedded } from '#apps/server/database/embedded.ts'
import { createDatabase } from '#core/db/client.ts'
import { migrateDatabase } from '#core/db/migrate.ts'
import { countCarFacets, listCars } from '#core/domain/car/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { importCatalogue } from '#core/domain/import/index.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { createMemoryCache } from '#core/ports/cache/memory.ts'
import { listCarsInputSchema } from '#contract/car.ts'
import { makeDataDir } from '#tests/fixtures/open-folder.ts'
import { generateCarsCsv } from './generate-cars.ts'
import { timeEach } from './load.ts'

const ROUNDS = 40
const FILTERS = [{}, { brand: ['byd'] }, { energy: ['BEV'] }, { type: ['suv'] }, { word: 'dolphin' }, { energy: ['BEV', 'PHEV'], price: ['20000-30000'] }]
/** Keys of what is made anew, by name. */
const VARIANTS: Readonly<Record<string, RegExp>> = {
  'everything is kept': /^never$/,
  'pages of the list are made anew': /^car-page /,
  'pages and facet counts are made anew': /^car-(page|facet-counts)/,
  'pages, facet counts and names of brands are made anew': /^(car-page|car-facet-counts|brand-names)/,
}

const count = Number(process.argv[2] ?? 20_000)
const rootDir = path.resolve(import.meta.dirname, '..')
const { dataDir, remove } = await makeDataDir()
const embedded = await openEmbedded({ dataDir, rootDir, onProgress: () => {} })
await migrateDatabase({ url: embedded.administratorUrl, migrationsFolder: path.join(rootDir, 'core/db/migrations') })
const database = createDatabase({ url: embedded.administratorUrl })
try {
  const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
  await importInto(ctx, 'brands', await readFile(path.join(rootDir, 'demo/catalogue/brands.csv')))
  await importInto(ctx, 'cars', Buffer.from(generateCarsCsv(count, rootDir)))
  for (const [name, key] of Object.entries(VARIANTS)) await measure(name, withoutKept(ctx, key))
} finally {
  await database.close()
  await embedded.stop()
  await rm(path.dirname(embedded.folder), { recursive: true, force: true })
  await remove()
}

async function importInto(ctx: Ctx, kind: 'brands' | 'cars', bytes: Uint8Array): Promise<void> {
  await importCatalogue({ ctx, input: { kind, bytes, fileName: `${kind}.csv`, publish: true, onProgress: () => {} } })
}

async function measure(name: string, ctx: Ctx): Promise<void> {
  const calls = (verb: (filter: object) => Promise<unknown>) => FILTERS.map((filter) => async () => void (await verb(filter)))
  const list = calls((filter) => listCars({ ctx, input: listCarsInputSchema.parse(filter) }))
  const facets = calls((filter) => countCarFacets({ ctx, input: filter }))
  await timeEach([...list, ...facets])
  const [page, facet] = [await timeEach(rounds(list)), await timeEach(rounds(facets))]
  const figures = ({ p50, p95 }: { p50: number; p95: number }) => `p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms`
  console.log(`${name}: a page ${figures(page)}; its facets ${figures(facet)}`)
}

function rounds<T>(calls: readonly T[]): T[] {
  return Array.from({ length: ROUNDS }, () => calls).flat()
}

function withoutKept(ctx: Ctx, key: RegExp): Ctx {
  const cache = createMemoryCache()
  const read: typeof cache.read = async (entry) => (key.test(entry.key) ? entry.make() : cache.read(entry))
  return { ...ctx, ports: { ...ctx.ports, cache: { ...cache, read } } }
}
