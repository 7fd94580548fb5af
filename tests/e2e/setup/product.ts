import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { queryOnce } from '#apps/server/database/check-server.ts'
import { readTestEnv } from '#apps/server/settings/env.ts'
import { makeDataDir } from '#tests/fixtures/open-folder.ts'
import { findPort, startBuiltServer, type BuiltServer } from './built-server.ts'

/** The built product as the journeys find it. */
export type Product = {
  /** Origin of the English site. */
  origin: string
  /** Its database, for journeys that begin with a row of their own. */
  databaseUrl: string
  /** Holds `mail/` and everything else that it writes. */
  dataDir: string
  /** The link by which the first of the staff gets in, printed once. */
  setupLink: string
  /** Where it asks for translations; nothing listens there until a journey does. */
  translatorUrl: string
}

/** Starts the built product on a free port and a database of its own, with the demo catalogue or, `isEmpty`, as a company begins. */
export async function startProduct({ isEmpty = false, pictures = 'few' }: { isEmpty?: boolean; pictures?: 'few' | 'all' } = {}): Promise<
  Product & Pick<BuiltServer, 'crash' | 'stop'>
> {
  const { dataDir, remove } = await makeDataDir()
  const database = await makeDatabase()
  const leave = async () => {
    await database.drop()
    await remove()
  }
  const rootDir = path.resolve(import.meta.dirname, '../../..')
  const translatorUrl = `http://127.0.0.1:${await findPort()}/translate`
  const server = await startBuiltServer({ rootDir, dataDir, databaseUrl: database.url, translatorUrl, isEmpty, pictures }).catch(async (error: unknown) => {
    await leave()
    throw error
  })
  const { origin, databaseUrl, setupLink, crash } = server
  const stop = async () => {
    await server.stop()
    await leave()
  }
  return { origin, databaseUrl, dataDir, setupLink, translatorUrl, crash, stop }
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
