import { PgBoss } from 'pg-boss'
import type { JobQueue, SqlExecutor } from './port.ts'

export type StoppableJobQueue = JobQueue & { stop(): Promise<void> }

/**
 * The outbox in PostgreSQL. `executor` runs outside of any transaction and reads what queues there are, once and each minute;
 * jobs themselves go through the executor of the caller's transaction. Needs `prepareJobs` to have run.
 */
export async function createPgBossQueue(input: { executor: SqlExecutor; onError: (error: Error) => void }): Promise<StoppableJobQueue> {
  const boss = new PgBoss({ db: input.executor, migrate: false, supervise: false, schedule: false })
  boss.on('error', input.onError)
  await boss.start()
  return {
    send: async (executor, name, payload) => {
      const id = await boss.send(name, payload, { db: executor })
      if (id === null) throw new Error(`Job ${name} was not taken by its queue`)
    },
    stop: () => boss.stop({ graceful: false }),
  }
}
