import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { queryOnce } from '#apps/server/database/check-server.ts'
import { readTestEnv } from '#apps/server/env.ts'
import { makeDataDir } from '#tests/fixtures/open-folder.ts'
import { startBuiltServer } from './built-server.ts'
import { writeServerRecord } from './record.ts'

/** Starts the built product with the demo catalogue on a free port, once for all journeys. */
export default async function setUpServer(): Promise<() => Promise<void>> {
  const { dataDir, remove } = await makeDataDir()
  const database = await makeDatabase()
  const rootDir = path.resolve(import.meta.dirname, '../../..')
  const server = await startBuiltServer({ rootDir, dataDir, databaseUrl: database.url }).catch(async (error: unknown) => {
    await database.drop()
    await remove()
    throw error
  })
  writeServerRecord({ origin: server.origin, databaseUrl: server.databaseUrl, dataDir, setupLink: server.setupLink })
  return async () => {
    await server.stop()
    await database.drop()
    await remove()
  }
}

/** A database of its own on the server of TEST_DATABASE_URL; without one the product brings its own. */
async function makeDatabase(): Promise<{ url: string | null; drop: () => Promise<void> }> {
  const administrator = readTestEnv().databaseUrl
  if (administrator === null) return { url: null, drop: async () => {} }
  const name = `e2e_${randomBytes(6).toString('hex')}`
  await queryOnce(administrator, `create database ${name}`)
  const url = new URL(administrator)
  url.pathname = `/${name}`
  return { url: url.toString(), drop: async () => void (await queryOnce(administrator, `drop database ${name} with (force)`)) }
}
