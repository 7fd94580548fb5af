import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest'
import { AWAY } from './away.ts'
import { createDatabase, type Database } from './client.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

const PATIENT = { timeout: 15_000 }
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await database.db.execute(sql`create table note (text text not null)`)
})
afterAll(() => database.drop())

/** A line to the database that can be cut, or left open without anything passing. */
async function openLine() {
  const sockets = new Set<Socket>()
  let isSilent = false
  const { hostname, port } = new URL(database.url)
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (chunk: Buffer) => void (isSilent || to.write(chunk)))
      from.on('close', () => to.destroy())
      from.on('error', () => to.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const url = new URL(database.url)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.toString(),
    cut: () => sockets.forEach((socket) => socket.destroy()),
    silence: (silent: boolean) => {
      isSilent = silent
    },
  }
}

function open(url: string, input: { statementTimeoutMs?: number } = {}): Database {
  const opened = createDatabase({ url, max: 2, ...input })
  onTestFinished(() => opened.close())
  return opened
}

/** What the driver said, below Drizzle's own words. */
function messageOf(error: unknown): string {
  return error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : ''
}

/** True if as many transactions at once as there are places are answered: none of the places may have been lost. */
async function isHealed({ db, pool }: Database): Promise<boolean> {
  const answers = await Promise.all([1, 2].map((number) => db.transaction((tx) => tx.execute<{ n: number }>(sql`select ${number}::int as n`))))
  return answers.map(({ rows }) => rows[0]?.n).join() === '1,2' && pool.totalCount <= 2
}

it('outlives a line that is cut while transactions work on it, and opens others', async () => {
  const line = await openLine()
  const opened = open(line.url)
  for (let round = 0; round < 4; round += 1) {
    const works = [1, 2].map(() =>
      opened.db.transaction(async (tx) => {
        await tx.execute(sql`insert into note values ('half')`)
        line.cut()
        await tx.execute(sql`insert into note values ('never')`)
      }),
    )
    await expect(Promise.all(works)).rejects.toThrow()
    await Promise.allSettled(works)
  }
  expect(await isHealed(opened)).toBe(true)
  expect((await database.db.execute(sql`select from note`)).rowCount).toBe(0)
})

it('outlives a connection that the server ends while it is between two statements', async () => {
  const opened = open(database.url)
  const ended = opened.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await database.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
    await tx.execute(sql`insert into note values ('never')`)
  })
  await expect(ended).rejects.toThrow()
  expect(await isHealed(opened)).toBe(true)
})

it('keeps no connection that breaks while a transaction begins', async () => {
  const line = await openLine()
  const opened = open(line.url)
  for (let round = 0; round < 4; round += 1) {
    await opened.db.execute(sql`select 1`)
    const begun = opened.db.transaction((tx) => tx.execute(sql`select 1`))
    line.cut()
    await begun.catch(() => null)
  }
  expect(await isHealed(opened)).toBe(true)
})

it('gives a silent server up after the time of a statement, without waiting again for the end of the transaction', async () => {
  const line = await openLine()
  const opened = open(line.url, { statementTimeoutMs: 300 })
  await opened.db.execute(sql`select 1`)
  line.silence(true)
  await expect(opened.db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow()
  line.silence(false)
  line.cut()
  await expect.poll(() => isHealed(opened).catch(() => false), PATIENT).toBe(true)
})

it('lets nobody wait for a server that somebody has waited for in vain, until it answers again', async () => {
  const line = await openLine()
  const opened = open(line.url, { statementTimeoutMs: 300 })
  await opened.db.execute(sql`select 1`)
  line.silence(true)
  await expect(opened.db.execute(sql`select 1`)).rejects.toThrow()
  const others = await Promise.allSettled([
    opened.db.execute(sql`select 1`),
    opened.db.transaction((tx) => tx.execute(sql`select 1`)),
    opened.pool.query('select 1'),
  ])
  expect(others.map((other) => (other.status === 'rejected' ? messageOf(other.reason) : other.status))).toEqual([AWAY, AWAY, AWAY])
  line.silence(false)
  line.cut()
  await expect.poll(() => isHealed(opened).catch(() => false), PATIENT).toBe(true)
})

it('waits as long as a transaction has allowed itself, and no longer afterwards', async () => {
  const opened = open(database.url, { statementTimeoutMs: 200 })
  const slow = opened.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('statement_timeout', '30s', true)`)
    await tx.execute(sql`select pg_sleep(1.2)`)
    return 'done'
  })
  expect(await slow).toBe('done')
  await expect(opened.db.execute(sql`select pg_sleep(1.2)`)).rejects.toMatchObject({ cause: { code: '57014' } })
  expect(await isHealed(opened)).toBe(true)
})
