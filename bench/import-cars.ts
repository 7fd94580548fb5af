// Time of importing N cars (default 100,000) on an empty packaged database: `node bench/import-cars.ts [N]`.
// `--csv FILE` only writes the CSV, for other benchmarks.
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ImportKind } from '#contract/import.ts'
import { openEmbedded } from '#apps/server/database/embedded.ts'
import { createDatabase } from '#core/db/client.ts'
import { migrateDatabase } from '#core/db/migrate.ts'
import type { Ctx } from '#core/domain/context.ts'
import { importCatalogue } from '#core/domain/import/index.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { makeDataDir } from '#tests/fixtures/open-folder.ts'
import { generateCarsCsv } from './generate-cars.ts'

const rootDir = path.resolve(import.meta.dirname, '..')
const args = process.argv.slice(2)
const csvAt = args.indexOf('--csv')
const count = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 100_000)
const bytes = Buffer.from(generateCarsCsv(count, rootDir))

if (csvAt >= 0) {
  await writeFile(args[csvAt + 1] ?? 'cars.csv', bytes)
} else {
  await measure()
}

async function measure(): Promise<void> {
  const { dataDir, remove } = await makeDataDir()
  const embedded = await openEmbedded({ dataDir, rootDir, onProgress: () => {} })
  await migrateDatabase({ url: embedded.administratorUrl, migrationsFolder: path.join(rootDir, 'core/db/migrations') })
  const database = createDatabase({ url: embedded.administratorUrl })
  try {
    const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
    await run(ctx, 'brands', await readFile(path.join(rootDir, 'demo/catalogue/brands.csv')))
    for (const name of ['first', 'again']) {
      const { seconds, readSeconds, report } = await run(ctx, 'cars', bytes)
      const memory = Math.round(process.memoryUsage().rss / 1_048_576)
      console.log(
        `${name}: ${count} cars (${(bytes.length / 1_048_576).toFixed(1)} MB) in ${seconds.toFixed(1)} s, reading ${readSeconds.toFixed(1)} s, ${memory} MB`,
        report.totals,
      )
    }
  } finally {
    await database.close()
    await embedded.stop()
    await rm(path.dirname(embedded.folder), { recursive: true, force: true })
    await remove()
  }
}

async function run(ctx: Ctx, kind: ImportKind, file: Uint8Array) {
  const start = performance.now()
  let readEnd = start
  const report = await importCatalogue({
    ctx,
    input: { kind, bytes: file, fileName: `${kind}.csv`, onProgress: ({ phase }) => (readEnd = phase === 'read' ? performance.now() : readEnd) },
  })
  return { seconds: (performance.now() - start) / 1000, readSeconds: (readEnd - start) / 1000, report }
}
