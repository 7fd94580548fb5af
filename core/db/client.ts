import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { refuseWhileAway, watchAway } from './away.ts'
import { endWhenSilent } from './patience.ts'
import * as schema from './schema/index.ts'
import { transactionsOf } from './transaction.ts'

export type Schema = typeof schema
export type Db = NodePgDatabase<Schema>
/** A database or a running transaction: verbs accept either. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0] | Db

export type Database = {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

/**
 * Opens a pool. Limits per statement: 4 s, per lock: 2 s, idle in transaction: 10 s (R21.2); a connection is waited
 * for 3 s, and one whose server has gone silent is given up (`patience.ts`); whoever comes after hears so at once (`away.ts`). `url`: any PostgreSQL >= 15; `max`: connections.
 */
export function createDatabase(input: { url: string; max?: number; statementTimeoutMs?: number }): Database {
  const statementMs = input.statementTimeoutMs ?? 4_000
  const pool = new pg.Pool({
    connectionString: input.url,
    max: input.max ?? 10,
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
    statement_timeout: statementMs,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'quayline',
  })
  const away = watchAway(input.url)
  // A connection that breaks (database restarted, cable pulled) must not end the process, whether it lies idle or somebody works
  // with it: his statement fails, and the next one opens another connection.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    endWhenSilent(client, statementMs, away.report)
  })
  refuseWhileAway(pool, away)
  const db: Db = drizzle(pool, { schema })
  db.transaction = transactionsOf(pool)
  const close = async () => {
    away.stop()
    await pool.end()
  }
  return { db, pool, close }
}

/**
 * Runs `work` on a transaction that is undone at the end, whatever it did; verbs inside nest as savepoints. Answers what `work` answers.
 * The handle inside does all that a verb asks of a database: queries and nested transactions.
 */
export async function rehearse<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  let answer: { value: T } | null = null
  await db
    .transaction(async (tx) => {
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
      answer = { value: await work(tx) }
      tx.rollback()
    })
    .catch((error: unknown) => {
      if (answer === null) throw error
    })
  if (answer === null) throw new Error('The rehearsal has no answer')
  return (answer as { value: T }).value
}
