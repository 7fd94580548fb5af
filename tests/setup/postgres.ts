import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '#apps/server/database/embedded.ts'
import { readTestEnv } from '#apps/server/settings/env.ts'
import { dropTestDatabases } from '#core/db/testing.ts'
import { makeDataDir } from '#tests/fixtures/open-folder.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- an interface is the only thing that can be extended
  interface ProvidedContext {
    /** A database of the tests' server whose user may create others. */
    databaseUrl: string
  }
}

/** One PostgreSQL for the whole run: TEST_DATABASE_URL, which is left as it was, or the packaged one on a new cluster that is thrown away. */
export default async function setUpPostgres(project: TestProject): Promise<() => Promise<void>> {
  const given = readTestEnv().databaseUrl
  if (given !== null) {
    project.provide('databaseUrl', given)
    return () => dropTestDatabases(given, process.pid)
  }
  const { dataDir, remove } = await makeDataDir()
  const rootDir = path.resolve(import.meta.dirname, '../..')
  const database = await openEmbedded({ dataDir, rootDir, onProgress: () => {}, isDurable: false })
  project.provide('databaseUrl', database.administratorUrl)
  return async () => {
    await database.stop()
    await rm(path.dirname(database.folder), { recursive: true, force: true })
    await remove()
  }
}
