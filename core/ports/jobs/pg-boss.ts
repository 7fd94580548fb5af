import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { JobQueue, JobTransaction } from './port.ts'

export type StoppableJobQueue = JobQueue & { stop(): Promise<void> }

/**
 * The outbox in PostgreSQL. What queues there are is read on `db`, outside of any transaction, once and each minute;
 * jobs themselves go through the caller's transaction. Needs `prepareJobs` to have run.
 */
export async function createPgBossQueue(input: { db: JobTransaction; onError: (error: Error) => void }): Promise<StoppableJobQueue> {
  const boss = new PgBoss({ db: fromDrizzle(input.db, sql), migrate: false, supervise: false, schedule: false })
  boss.on('error', input.onError)
  await boss.start()
  return {
    send: async (tx, name, payload) => {
      const id = await boss.send(name, payload, { db: fromDrizzle(tx, sql) })
      if (id === null) throw new Error(`Job ${name} was not taken by its queue`)
    },
    stop: () => boss.stop({ graceful: false }),
  }
}
