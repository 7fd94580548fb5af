import { executeText, type Database } from '#core/db/client.ts'
import { createMemoryCache } from '#core/ports/cache/memory.ts'
import { createSystemClock } from '#core/ports/clock/system.ts'
import { createPgBossQueue } from '#core/ports/jobs/pg-boss.ts'
import { createPasswordHasher } from '#core/ports/password/argon2id.ts'
import type { Ports } from '#core/ports/ports.ts'
import type { Lifecycle } from './lifecycle.ts'

/** The real outside world for the verbs of this process; `database` must be migrated. */
export async function openPorts(input: { database: Database; lifecycle: Lifecycle; onError: (error: unknown) => void }): Promise<Ports> {
  const executor = { executeSql: (text: string, values?: unknown[]) => executeText(input.database.db, text, values) }
  const jobs = await createPgBossQueue({ executor, onError: input.onError })
  input.lifecycle.onStop('the outbox', () => jobs.stop())
  return { cache: createMemoryCache(), clock: createSystemClock(), jobs, passwords: createPasswordHasher() }
}
