import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type * as schema from './schema/index.ts'

type Db = NodePgDatabase<typeof schema>

const open = new AsyncLocalStorage<true>()

/** True in what a transaction's work does, and in what that calls. What waits for something else than the database has no place there. */
export function isInTransaction(): boolean {
  return open.getStore() === true
}

/**
 * Transactions that give their connection back whatever happens to it. Drizzle's own keeps a connection for ever that breaks during
 * `begin`, and hands one on whose `rollback` got no answer; here only a connection that is outside of a transaction stays in the pool.
 */
export function transactionsOf(pool: pg.Pool): Db['transaction'] {
  return async (work, config) => {
    const client = await pool.connect()
    try {
      // Without the schema: relational queries are not used, and reading it costs more than a transaction.
      return await (drizzle(client) as unknown as Db).transaction((tx) => open.run(true, () => work(tx)), config)
    } finally {
      client.release(client.getTransactionStatus() !== 'I')
    }
  }
}
