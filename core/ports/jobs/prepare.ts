import { PgBoss } from 'pg-boss'
import { DEAD_LETTER_OPTIONS, DEAD_LETTERS, QUEUES } from './queues.ts'

/** Brings the tables of the job queue (schema `pgboss`) up to date and makes the queues. Part of migrating; safe to repeat and from several processes. */
export async function prepareJobs(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, application_name: 'quayline-migrate', max: 2, supervise: false, schedule: false })
  const failures: Error[] = []
  boss.on('error', (error) => failures.push(error))
  try {
    await boss.start()
    await makeQueue(boss, DEAD_LETTERS, DEAD_LETTER_OPTIONS)
    for (const [name, options] of Object.entries(QUEUES)) await makeQueue(boss, name, options)
  } finally {
    await boss.stop({ graceful: false })
  }
  if (failures[0]) throw failures[0]
}

async function makeQueue(boss: PgBoss, name: string, options: Parameters<PgBoss['createQueue']>[1]): Promise<void> {
  if (await boss.getQueue(name)) await boss.updateQueue(name, options)
  else await boss.createQueue(name, options)
}
