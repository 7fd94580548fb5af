// Time of the dry run of a dirty sheet of N used cars (default 10,000), two languages at once, as the screen asks for it: `node bench/import-dry-run.ts [N]`.
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { openEmbedded } from '#apps/server/database/embedded.ts'
import { createDatabase } from '#core/db/client.ts'
import { migrateDatabase } from '#core/db/migrate.ts'
import { importCatalogue } from '#core/domain/import/index.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { makeDataDir } from '#tests/fixtures/open-folder.ts'
import { generateCarsCsv } from './generate-cars.ts'

const MOST_SECONDS = 10
const CATALOGUE_CARS = 10_000

const rootDir = path.resolve(import.meta.dirname, '..')
const count = Number(process.argv[2] ?? 10_000)

const { dataDir, remove } = await makeDataDir()
const embedded = await openEmbedded({ dataDir, rootDir, onProgress: () => {} })
await migrateDatabase({ url: embedded.administratorUrl, migrationsFolder: path.join(rootDir, 'core/db/migrations') })
const database = createDatabase({ url: embedded.administratorUrl })
try {
  const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
  const load = async (kind: 'brands' | 'cars' | 'used', bytes: Uint8Array) =>
    importCatalogue({ ctx, input: { kind, bytes, fileName: `${kind}.csv`, isSample: true } })
  await load('brands', await readFile(path.join(rootDir, 'demo/catalogue/brands.csv')))
  await load('cars', Buffer.from(generateCarsCsv(CATALOGUE_CARS, rootDir)))
  const bytes = await dirtySheet(count)
  for (const name of ['empty stock', 'the same stock']) {
    const start = performance.now()
    const before = process.cpuUsage()
    const { totals } = await importCatalogue({ ctx, input: { kind: 'used', bytes, fileName: 'used.csv', isDryRun: true } })
    const seconds = (performance.now() - start) / 1000
    const cpu = process.cpuUsage(before).user / 1_000_000
    console.log(`dry run, ${name}: ${totals.rows} rows in ${seconds.toFixed(1)} s, ${cpu.toFixed(1)} s of the processor (${MOST_SECONDS} s at most)`, totals)
    if (seconds > MOST_SECONDS) process.exitCode = 1
    await load('used', bytes)
  }
} finally {
  await database.close()
  await embedded.stop()
  await rm(path.dirname(embedded.folder), { recursive: true, force: true })
  await remove()
}

/** The lines of the tests' dirty sheet again and again, each with a number and a VIN of its own. */
async function dirtySheet(rows: number): Promise<Buffer> {
  const file = path.join(rootDir, 'core/domain/import/dirty-sheets/used-bilingual.csv')
  const lines = parse(await readFile(file), { relax_column_count: true })
  const headings = lines.find(([kind]) => kind === 'head') ?? []
  const data = lines.filter(([kind = '']) => /^(new|warned|rejected)/.test(kind))
  const vinAt = headings.indexOf('VIN车架号')
  const repeated = Array.from({ length: rows }, (_, at) => {
    const cells = [...(data[at % data.length] ?? [])]
    cells[1] = `SZ-${at}/B`
    cells[vinAt] = `ZZZBENCH${String(at).padStart(9, '0')}`
    return cells.slice(1)
  })
  return Buffer.from(stringify([headings.slice(1), ...repeated]))
}
