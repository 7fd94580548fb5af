import path from 'node:path'
import { createDatabase } from '#core/db/client.ts'
import { migrateDatabase } from '#core/db/migrate.ts'
import type { Ctx } from '#core/domain/context.ts'
import { prepareJobs } from '#core/ports/jobs/prepare.ts'
import { DEFAULT_LOCALE } from '#i18n/locales.ts'
import { openDiskRoom } from '#apps/server/startup/disk-watch.ts'
import { errorLine } from '#apps/server/observability/error-record.ts'
import type { Lifecycle } from '#apps/server/process/lifecycle.ts'
import { live, openOwnDatabase, type Life, type Surroundings } from '#apps/server/startup/live.ts'
import { openPorts } from '#apps/server/startup/open-ports.ts'

/** A command's own work; answers with the exit code. `lifecycle.signal` is aborted when the operator stops it. */
export type CommandWork = (input: Life & { ctx: Ctx }) => Promise<number>

const STATEMENT_TIMEOUT_MS = 600_000
/** What a shell reports for a program that Ctrl-C has ended: the work was not done. */
const INTERRUPTED = 130

/**
 * A command on the database (import, backup …): opens it, or joins the server of a running product, brings the schema up to date,
 * does the work as the system and leaves.
 */
export function runCommand(surroundings: Surroundings, work: CommandWork): Promise<Lifecycle> {
  return live(surroundings, async (life) => work({ ...life, ctx: await openContext(life, surroundings) }), INTERRUPTED)
}

async function openContext(life: Life, { errors }: Surroundings): Promise<Ctx> {
  const url = await openOwnDatabase(life)
  await migrateDatabase({ url, migrationsFolder: path.join(life.rootDir, 'core/db/migrations') })
  await prepareJobs(url)
  const database = createDatabase({ url, max: 4, statementTimeoutMs: STATEMENT_TIMEOUT_MS })
  life.lifecycle.onStop('the connections', () => database.close())
  const onError = (error: unknown) => void errors.write(`${errorLine(error)}\n`)
  const say = (_details: object, message: string) => void errors.write(`${message}\n`)
  const room = openDiskRoom({ env: life.env, log: { warn: say, info: say } })
  const ports = await openPorts({ ...life, database, room, onError })
  return { db: database.db, actor: { kind: 'system' }, locale: DEFAULT_LOCALE, ports, requestId: 'command', reads: () => {} }
}
