import path from 'node:path'
import { Hono } from 'hono'
import { createDatabase } from '#core/db/client.ts'
import { migrateDatabase } from '#core/db/migrate.ts'
import { healthRoutes } from './health.ts'
import type { Compose } from './run.ts'

const CONNECTIONS = 10

/** The whole product on an open database: schema, connections, jobs and everything that answers requests. */
export const compose: Compose = async ({ env, rootDir, databaseUrl, lifecycle }) => {
  await migrateDatabase({ url: databaseUrl, migrationsFolder: path.join(rootDir, 'core/db/migrations') })
  const database = createDatabase({ url: databaseUrl, max: CONNECTIONS })
  lifecycle.onStop('the connections', () => database.close())
  if (env.role === 'jobs') return null
  const app = new Hono()
  app.route('/', healthRoutes({ isStopping: lifecycle.isStopping, probe: () => database.pool.query('select 1') }))
  return (request) => app.fetch(request)
}
