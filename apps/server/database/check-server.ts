import { Client, type QueryResult } from 'pg'
import { reasonOf, StartupError, systemCode } from '#apps/server/process/startup-error.ts'

const OLDEST_VERSION = 150_000

/** What PostgreSQL answers to `show`, for the settings that decide whether data is safe with it, and whether its log keeps any. */
export type ServerSettings = {
  server_version_num: string
  fsync: string
  synchronous_commit: string
  log_min_messages: string
  log_min_error_statement: string
}

const ASKED: readonly (keyof ServerSettings)[] = ['server_version_num', 'fsync', 'synchronous_commit', 'log_min_messages', 'log_min_error_statement']

/** Why a server must not be used, in one sentence; null when it may. */
export function findWeakness(settings: Pick<ServerSettings, 'server_version_num' | 'fsync' | 'synchronous_commit'>): string | null {
  const version = Number(settings.server_version_num)
  if (!(version >= OLDEST_VERSION)) {
    return `The database is PostgreSQL ${Math.floor(version / 10_000)}: version 15 or newer is needed.`
  }
  if (settings.fsync !== 'on') return 'The database runs with fsync off and would lose data in a power cut: set fsync = on.'
  if (settings.synchronous_commit === 'off') {
    return 'The database runs with synchronous_commit off and would lose acknowledged enquiries in a crash: set synchronous_commit = on.'
  }
  return null
}

/**
 * Connects once and refuses a server that is out of reach, too old or not durable with a `StartupError` of one line. Answers with what
 * it found.
 */
export async function checkServer(url: string): Promise<ServerSettings> {
  const settings = await readSettings(url)
  const weakness = findWeakness(settings)
  if (weakness !== null) throw new StartupError(weakness)
  return settings
}

/** Runs one statement on a connection of its own. */
export async function queryOnce(url: string, text: string, values: readonly unknown[] = []): Promise<QueryResult> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000, application_name: 'quayline-start' })
  client.on('error', () => {})
  try {
    await client.connect()
    return await client.query(text, [...values])
  } finally {
    await client.end().catch(() => {})
  }
}

async function readSettings(url: string): Promise<ServerSettings> {
  try {
    const { rows } = await queryOnce(url, 'select name, setting from pg_settings where name = any($1)', [ASKED])
    return Object.fromEntries(rows.map((row: { name: string; setting: string }) => [row.name, row.setting])) as ServerSettings
  } catch (error) {
    throw new StartupError(`DATABASE_URL: the database at ${placeOf(url)} ${explain(error)}.`)
  }
}

function explain(error: unknown): string {
  const code = systemCode(error) ?? ''
  return EXPLANATIONS[code] ?? `cannot be used: ${reasonOf(error).replace(/\.$/, '')}`
}

const EXPLANATIONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'does not answer: nothing listens there',
  ENOTFOUND: 'does not answer: no such host',
  EAI_AGAIN: 'does not answer: its name cannot be looked up',
  ETIMEDOUT: 'does not answer in time',
  '28P01': 'refuses this user name or password',
  '28000': 'refuses this user',
  '3D000': 'does not exist: create it first',
  '53300': 'has no connection left',
  '57P03': 'is still starting',
}

/** Host and database of an address, without user and password. */
export function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'this address'
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}
