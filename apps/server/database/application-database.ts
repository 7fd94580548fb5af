import { queryOnce } from './check-server.ts'
import { APPLICATION, readCredentials } from './cluster.ts'
import { urlsOf } from './urls.ts'

/**
 * Makes the application's role and database where they are missing: at the first start, or after a first start that was killed
 * between the two. The role is no superuser, so that a flaw in a query cannot reach files or programs of the machine.
 */
export async function ensureApplicationDatabase(folder: string, port: number): Promise<void> {
  const { administratorUrl } = urlsOf(folder, port)
  const { rows } = await queryOnce(administratorUrl, WHAT_IS_THERE, [APPLICATION])
  const { role, database } = rows[0] as { role: boolean; database: boolean }
  if (!role) await queryOnce(administratorUrl, `create role ${APPLICATION} login password '${readCredentials(folder).application}'`)
  if (!database) await queryOnce(administratorUrl, `create database ${APPLICATION} owner ${APPLICATION}`)
}

const WHAT_IS_THERE = `select exists (select from pg_roles where rolname = $1) as role,
  exists (select from pg_database where datname = $1) as database`
