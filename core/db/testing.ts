import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { createDatabase, type Database } from './client.ts'
import { migrateDatabase } from './migrate.ts'

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))
const TEMPLATE_LOCK = 7_220_312

export type TestDatabase = Database & {
  url: string
  /** The file is done with it. It stays until the end of the run: file systems are slow at making files where many were just deleted. */
  drop(): Promise<void>
}

/**
 * A database of its own for one test file, cloned from a migrated template of the same server.
 * `adminUrl`: a database of that server where this user may create others (Vitest provides it as `databaseUrl`).
 */
export async function createTestDatabase(adminUrl: string): Promise<TestDatabase> {
  const name = `${testDatabasesOf(process.ppid)}${randomBytes(6).toString('hex')}`
  await withClient(adminUrl, async (client) => {
    const template = await ensureTemplate(client, adminUrl)
    await client.query(`create database ${name} template ${template}`)
  })
  const url = withDatabase(adminUrl, name)
  const database = createDatabase({ url, max: 8 })
  return { ...database, url, drop: () => database.close() }
}

/** Removes every database that a run has made. `runner`: the process that started the workers. */
export async function dropTestDatabases(adminUrl: string, runner: number): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const made = await client.query<{ datname: string }>('select datname from pg_database where datname = $1 or starts_with(datname, $2)', [
      templateOf(runner),
      testDatabasesOf(runner),
    ])
    for (const { datname } of made.rows) await client.query(`drop database if exists ${datname} with (force)`)
  })
}

function testDatabasesOf(runner: number): string {
  return `test_${runner}_`
}

function templateOf(runner: number): string {
  return `quayline_template_${runner}`
}

async function ensureTemplate(client: pg.Client, adminUrl: string): Promise<string> {
  const name = templateOf(process.ppid)
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) {
      const building = `${name}_building`
      await client.query(`drop database if exists ${building} with (force)`)
      await client.query(`create database ${building}`)
      await migrateDatabase({ url: withDatabase(adminUrl, building), migrationsFolder: MIGRATIONS })
      await client.query(`alter database ${building} rename to ${name}`)
    }
    return name
  } finally {
    await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK])
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.toString()
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
