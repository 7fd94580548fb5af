import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { rehearse } from './client.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await database.db.execute(sql`create table note (text text not null)`)
})
afterAll(() => database.drop())

async function notes(): Promise<number> {
  const { rows } = await database.db.execute<{ count: number }>(sql`select count(*)::int as count from note`)
  return rows[0]?.count ?? -1
}

it('undoes a rehearsal, nested transactions included, and keeps its answer', async () => {
  const answer = await rehearse(database.db, async (db) => {
    await db.transaction((tx) => tx.execute(sql`insert into note values ('inner')`))
    return 'seen'
  })
  expect([answer, await notes()]).toEqual(['seen', 0])
  await expect(rehearse(database.db, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})
