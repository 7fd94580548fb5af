import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { startHolder } from '#tests/fixtures/database-holder.ts'
import { copyDataDir, makeDataDir } from '#tests/fixtures/open-folder.ts'
import { queryOnce } from './check-server.ts'
import { openEmbedded, type EmbeddedDatabase } from './embedded.ts'
import { ROLE_LOG_SETTINGS } from './log-settings.ts'
import { clusterOf } from './placement.ts'
import { findPostmaster } from './postmaster.ts'
import { isAlive } from './process-mark.ts'

const rootDir = path.resolve(import.meta.dirname, '../../..')

let pristine: Awaited<ReturnType<typeof copyDataDir>>

beforeAll(async () => {
  pristine = await copyDataDir(inject('emptyDatabase'))
  const database = await open(pristine.dataDir)
  await queryOnce(database.url, 'create table kept (word text)')
  await queryOnce(database.url, "insert into kept values ('first')")
  await database.stop()
})

afterAll(() => pristine.remove())

function open(dataDir: string, options: { onProgress?: (message: string) => void; isDurable?: boolean } = {}): Promise<EmbeddedDatabase> {
  return openEmbedded({ dataDir, rootDir, onProgress: () => {}, ...options })
}

async function copyPristine(): Promise<string> {
  const { dataDir, remove } = await copyDataDir(path.join(pristine.dataDir, 'database'))
  onTestFinished(remove)
  return dataDir
}

function postmasterOf(dataDir: string): number {
  return findPostmaster(clusterOf(path.join(dataDir, 'database')))?.pid ?? 0
}

async function readKept(url: string): Promise<string[]> {
  const { rows } = await queryOnce(url, 'select word from kept order by word')
  return rows.map((row: { word: string }) => row.word)
}

test('a stopped database starts again with its data and leaves nothing running', async () => {
  const dataDir = await copyPristine()
  const database = await open(dataDir)
  const pid = postmasterOf(dataDir)
  expect(isAlive(pid)).toBe(true)
  expect(await readKept(database.url)).toEqual(['first'])
  expect((await stat(database.folder)).mode & 0o777).toBe(0o700)
  expect((await stat(path.join(database.folder, 'credentials.json'))).mode & 0o777).toBe(0o600)
  await database.stop()
  expect(isAlive(pid)).toBe(false)
})

test('the server listens on loopback alone and wants a password', async () => {
  const database = await open(await copyPristine())
  onTestFinished(() => database.stop())
  const { rows } = await queryOnce(
    database.administratorUrl,
    "select current_setting('listen_addresses') as addresses, current_setting('unix_socket_directories') as sockets, current_setting('fsync') as fsync",
  )
  expect(rows).toEqual([{ addresses: '127.0.0.1', sockets: '', fsync: 'on' }])
  const guessed = new URL(database.administratorUrl)
  guessed.password = 'postgres'
  await expect(queryOnce(guessed.toString(), 'select 1')).rejects.toMatchObject({ code: '28P01' })
})

test('the server logs nothing of what the application sends, also one of an earlier version', async () => {
  const dataDir = await copyPristine()
  const earlier = await open(dataDir)
  await queryOnce(earlier.administratorUrl, 'alter role quayline reset all')
  await earlier.stop()
  const database = await open(dataDir)
  onTestFinished(() => database.stop())
  const ask = async (url: string) => (await queryOnce(url, 'select name, setting from pg_settings where name = any($1)', [Object.keys(ROLE_LOG_SETTINGS)])).rows
  const settings = (rows: { name: string; setting: string }[]) => Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))
  expect(settings(await ask(database.url))).toEqual(ROLE_LOG_SETTINGS)
  expect(settings(await ask(database.administratorUrl))).toEqual({ ...ROLE_LOG_SETTINGS, log_min_messages: 'warning' })
})

test('the server left over after a kill is used again and stopped in the end', async () => {
  const dataDir = await copyPristine()
  const holder = await startHolder(dataDir, rootDir)
  const pid = postmasterOf(dataDir)
  await holder.kill()
  expect(isAlive(pid)).toBe(true)

  const messages: string[] = []
  const database = await open(dataDir, { onProgress: (message) => messages.push(message) })
  expect(messages).toEqual(['using the server left over from an earlier run'])
  expect(postmasterOf(dataDir)).toBe(pid)
  expect(await readKept(database.url)).toEqual(['first'])
  await database.stop()
  expect(isAlive(pid)).toBe(false)
})

test('several processes share one server, and the last to leave stops it', async () => {
  const dataDir = await copyPristine()
  const [first, second] = await Promise.all([startHolder(dataDir, rootDir), startHolder(dataDir, rootDir)])
  expect(second.url).toBe(first.url)
  const pid = postmasterOf(dataDir)
  await first.leave()
  expect(isAlive(pid)).toBe(true)
  expect(await readKept(second.url)).toEqual(['first'])
  await second.leave()
  expect(isAlive(pid)).toBe(false)
})

test('two first starts at the same moment make one database', async () => {
  const { dataDir, remove } = await makeDataDir()
  onTestFinished(remove)
  const [first, second] = await Promise.all([startHolder(dataDir, rootDir), startHolder(dataDir, rootDir)])
  expect(second.url).toBe(first.url)
  await first.leave()
  await second.leave()
})

test('after everything was killed the database recovers what was committed', async () => {
  const dataDir = await copyPristine()
  const holder = await startHolder(dataDir, rootDir)
  await queryOnce(holder.url, "insert into kept values ('second')")
  const pid = postmasterOf(dataDir)
  await holder.kill()
  process.kill(pid, 'SIGKILL')
  await vi.waitUntil(() => !isAlive(pid))

  const database = await open(dataDir)
  onTestFinished(() => database.stop())
  expect(await readKept(database.url)).toEqual(['first', 'second'])
})

test('a postmaster.pid whose number now belongs to another program does not block', async () => {
  const dataDir = await copyPristine()
  const cluster = clusterOf(path.join(dataDir, 'database'))
  await writeFile(path.join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n1700000000\n5432\n\n127.0.0.1\n  0  0\nready   \n`)
  const database = await open(dataDir)
  expect(await readKept(database.url)).toEqual(['first'])
  await database.stop()
})

test('a first start that was killed half-way is begun again', async () => {
  const { dataDir, remove } = await makeDataDir()
  onTestFinished(remove)
  const unfinished = path.join(dataDir, 'database.new-1')
  await mkdir(path.join(unfinished, 'cluster'), { recursive: true })
  const database = await open(dataDir, { isDurable: false })
  await database.stop()
  await expect(stat(unfinished)).rejects.toMatchObject({ code: 'ENOENT' })
})

test('a server that ends by itself is started again on the same port', async () => {
  const dataDir = await copyPristine()
  const database = await open(dataDir)
  onTestFinished(() => database.stop())
  const pid = postmasterOf(dataDir)
  process.kill(pid, 'SIGKILL')
  await vi.waitUntil(() => postmasterOf(dataDir) !== pid && findPostmaster(clusterOf(database.folder))?.isReady, { timeout: 15_000 })
  expect(await readKept(database.url)).toEqual(['first'])
})

test('a database of another major version is named', async () => {
  const { dataDir, remove } = await makeDataDir()
  onTestFinished(remove)
  const cluster = clusterOf(path.join(dataDir, 'database'))
  await mkdir(cluster, { recursive: true })
  await writeFile(path.join(cluster, 'PG_VERSION'), '17\n')
  await expect(open(dataDir)).rejects.toMatchObject({ code: 'STARTUP', message: expect.stringMatching(/made by PostgreSQL 17, this version brings 18/) })
})

test('a server that cannot start says why in one line', async () => {
  const dataDir = await copyPristine()
  await rm(path.join(clusterOf(path.join(dataDir, 'database')), 'global/pg_control'))
  await expect(open(dataDir)).rejects.toThrow(/^PostgreSQL did not start: .*pg_control/)
  expect(await readFile(path.join(dataDir, 'database/server.log'), 'utf8')).toContain('pg_control')
})
