import { queryOnce } from './check-server.ts'
import { APPLICATION, readCredentials } from './cluster.ts'
import { ROLE_LOG_SETTINGS } from './log-settings.ts'
import { urlsOf } from './urls.ts'

/**
 * Makes the application's role and database where they are missing: at the first start, or after a first start that was killed
 * between the two. The role is no superuser, so that a flaw in a query cannot reach files or programs of the machine. What the server
 * may log of it is set at every start, for databases that were made before too.
 */
export async function ensureApplicationDatabase(folder: string, port: number): Promise<void> {
  const { administratorUrl } = urlsOf(folder, port)
  const { rows } = await queryOnce(administratorUrl, WHAT_IS_THERE, [APPLICATION])
  const { role, database } = rows[0] as { role: boolean; database: boolean }
  if (!role) await queryOnce(administratorUrl, `create role ${APPLICATION} login password '${readCredentials(folder).application}'`)
  await queryOnce(administratorUrl, SET_LOG)
  if (!database) await queryOnce(administratorUrl, `create database ${APPLICATION} owner ${APPLICATION}`)
}

const SET_LOG = Object.entries(ROLE_LOG_SETTINGS)
  .map(([name, value]) => `alter role ${APPLICATION} set ${name} = '${value}'`)
  .join(';')

const WHAT_IS_THERE = `select exists (select from pg_roles where rolname = $1) as role,
  exists (select from pg_database where datname = $1) as database`
