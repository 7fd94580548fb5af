import path from 'node:path'
import { createDatabase, type Database } from '#core/db/client.ts'
import { migrateDatabase } from '#core/db/migrate.ts'
import type { Lifecycle } from './lifecycle.ts'
import { live, openOwnDatabase, type Life, type Surroundings } from './live.ts'

/** A command's own work; answers with the exit code. `lifecycle.signal` is aborted when the operator stops it. */
export type CommandWork = (input: Life & { database: Database; args: readonly string[] }) => Promise<number>

const STATEMENT_TIMEOUT_MS = 600_000

/**
 * A command on the database (import, backup …): opens it, or joins the server of a running product, brings the schema up to date,
 * does the work and leaves. `args`: what stands behind the command's name.
 */
export function runCommand(surroundings: Surroundings, args: readonly string[], work: CommandWork): Promise<Lifecycle> {
  return live(surroundings, async (life) => {
    const url = await openOwnDatabase(life, surroundings.exit)
    await migrateDatabase({ url, migrationsFolder: path.join(life.rootDir, 'core/db/migrations') })
    const database = createDatabase({ url, max: 4, statementTimeoutMs: STATEMENT_TIMEOUT_MS })
    life.lifecycle.onStop('the connections', () => database.close())
    return work({ ...life, database, args })
  })
}
