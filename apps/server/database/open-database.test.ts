import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { copyDataDir } from '#tests/fixtures/open-folder.ts'
import { queryOnce } from './check-server.ts'
import { openEmbedded, type EmbeddedDatabase } from './embedded.ts'
import { openDatabase } from './open-database.ts'

const rootDir = path.resolve(import.meta.dirname, '../../..')
const onProgress = () => {}

let place: Awaited<ReturnType<typeof copyDataDir>>
let database: EmbeddedDatabase

beforeAll(async () => {
  place = await copyDataDir(inject('emptyDatabase'))
  database = await openEmbedded({ dataDir: place.dataDir, rootDir, onProgress })
})

afterAll(async () => {
  await database.stop()
  await place.remove()
})

function open(databaseUrl: string | null, dataDir = place.dataDir) {
  return openDatabase({ databaseUrl, dataDir, rootDir, onProgress })
}

test('a durable server is used by its address and left running', async () => {
  const opened = await open(database.url)
  await opened.stop()
  expect(opened).toMatchObject({ url: database.url, isEmbedded: false, folder: null })
  expect((await queryOnce(database.url, 'select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('the application is no superuser and owns its database', async () => {
  const { rows } = await queryOnce(
    database.url,
    `select rolsuper, pg_get_userbyid(datdba) as owner, pg_encoding_to_char(encoding) as encoding
     from pg_roles, pg_database where rolname = current_user and datname = current_database()`,
  )
  expect(rows).toEqual([{ rolsuper: false, owner: 'quayline', encoding: 'UTF8' }])
})

test('a server that may log what visitors send is named', async () => {
  const told: string[] = []
  const openTelling = () => openDatabase({ databaseUrl: database.url, dataDir: place.dataDir, rootDir, onProgress: (line) => told.push(line) })
  const warning = expect.stringContaining('its own log may keep what visitors send')
  await openTelling()
  expect(told).not.toContainEqual(warning)
  await queryOnce(database.administratorUrl, 'alter role quayline reset log_min_messages')
  await openTelling()
  expect(told).toContainEqual(warning)
})

test('upper and lower case are known in every script', async () => {
  const { rows } = await queryOnce(database.url, "select lower('ÉГЖΣ') as lower, upper('çя') as upper")
  expect(rows).toEqual([{ lower: 'éгжσ', upper: 'ÇЯ' }])
})

test('a server with synchronous_commit off is refused', async () => {
  await queryOnce(database.administratorUrl, 'alter role quayline set synchronous_commit = off')
  await expect(open(database.url)).rejects.toMatchObject({ code: 'STARTUP', message: expect.stringContaining('synchronous_commit off') })
  await queryOnce(database.administratorUrl, 'alter role quayline reset synchronous_commit')
})

test('a wrong password and a missing database are named in one line without the password', async () => {
  const wrong = new URL(database.url)
  wrong.password = 'secret'
  await expect(open(wrong.toString())).rejects.toThrow(/^DATABASE_URL: .*\/quayline refuses this user name or password\.$/)
  const missing = new URL(database.url)
  missing.pathname = '/elsewhere'
  await expect(open(missing.toString())).rejects.toThrow(/^DATABASE_URL: .*\/elsewhere does not exist: create it first\.$/)
})

test('a server with fsync off is refused', async () => {
  const weak = await copyDataDir(inject('emptyDatabase'))
  const server = await openEmbedded({ dataDir: weak.dataDir, rootDir, onProgress, isDurable: false })
  await expect(open(server.url)).rejects.toMatchObject({
    code: 'STARTUP',
    message: 'The database runs with fsync off and would lose data in a power cut: set fsync = on.',
  })
  await server.stop()
  await weak.remove()
})

test('a data folder that cannot be made is named', async () => {
  const file = path.join(place.root, 'file')
  await writeFile(file, '')
  await expect(open(null, path.join(file, 'data'))).rejects.toMatchObject({
    code: 'STARTUP',
    message: `The data folder ${file}/data cannot be written (ENOTDIR): choose another with DATA_DIR=….`,
  })
  await expect(open(null, file)).rejects.toMatchObject({ code: 'STARTUP', message: expect.stringContaining('cannot be written') })
})
