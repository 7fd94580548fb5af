import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

/** Any number; the same in every process, so that two that start together migrate one after the other. */
const MIGRATION_LOCK = 7_220_311

/** Brings the schema up to date, forward only. `migrationsFolder`: absolute path of `core/db/migrations`. */
export async function migrateDatabase(input: { url: string; migrationsFolder: string }): Promise<void> {
  const client = new pg.Client({ connectionString: input.url, application_name: 'quayline-migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder: input.migrationsFolder })
  } finally {
    await client.end()
  }
}
