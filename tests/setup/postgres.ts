import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEmbedded, type EmbeddedDatabase } from '#apps/server/database/embedded.ts'
import { readTestEnv } from '#apps/server/settings/env.ts'
import { dropTestDatabases } from '#core/db/testing.ts'
import { copyDataDir, makeDataDir } from '#tests/fixtures/open-folder.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- an interface is the only thing that can be extended
  interface ProvidedContext {
    /** A database of the tests' server whose user may create others. */
    databaseUrl: string
    /** The stopped, empty database of a data folder, to be copied: making one takes twenty times as long. */
    emptyDatabase: string
    /** Whether tests with a long form run it, as `npm run sweep` has them do. */
    isLong: boolean
    /** Of what is made at random: the one of `TEST_SEED`, else another in every run. */
    seed: number
  }
}

const ROOT = path.resolve(import.meta.dirname, '../..')

/** One PostgreSQL for the whole run: TEST_DATABASE_URL, which is left as it was, or the packaged one on a new cluster that is thrown away. */
export default async function setUpPostgres(project: TestProject): Promise<() => Promise<void>> {
  const { dataDir, remove } = await makeDataDir()
  const { folder, stop } = await open(dataDir)
  await stop()
  const empty = await copyDataDir(folder)
  project.provide('emptyDatabase', path.join(empty.dataDir, 'database'))
  const { databaseUrl: given, isLong, seed } = readTestEnv()
  project.provide('isLong', isLong)
  project.provide('seed', seed ?? Date.now() % 2_147_483_647)
  const server = given === null ? await serverOf(dataDir) : { url: given, end: () => dropTestDatabases(given, process.pid) }
  project.provide('databaseUrl', server.url)
  return async () => {
    await server.end()
    await rm(path.dirname(folder), { recursive: true, force: true })
    await Promise.all([remove(), empty.remove()])
  }
}

async function serverOf(dataDir: string): Promise<{ url: string; end: () => Promise<void> }> {
  const { administratorUrl, stop } = await open(dataDir)
  return { url: administratorUrl, end: stop }
}

function open(dataDir: string): Promise<EmbeddedDatabase> {
  return openEmbedded({ dataDir, rootDir: ROOT, onProgress: () => {}, isDurable: false })
}
