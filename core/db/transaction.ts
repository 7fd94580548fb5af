import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Db } from './client.ts'

/**
 * Transactions that give their connection back whatever happens to it. Drizzle's own keeps a connection for ever that breaks during
 * `begin`, and hands one on whose `rollback` got no answer; here only a connection that is outside of a transaction stays in the pool.
 */
export function transactionsOf(pool: pg.Pool): Db['transaction'] {
  return async (work, config) => {
    const client = await pool.connect()
    try {
      // Without the schema: relational queries are not used, and reading it costs more than a transaction.
      return await (drizzle(client) as unknown as Db).transaction(work, config)
    } finally {
      client.release(client.getTransactionStatus() !== 'I')
    }
  }
}
