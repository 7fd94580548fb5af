import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { listenForContent } from './content-listener.ts'
import { notifyContent } from './notify.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

function heard() {
  const queue: (readonly string[])[] = []
  let wake = () => {}
  return {
    onContent: (tags: readonly string[]) => {
      queue.push(tags)
      wake()
    },
    next: async () => {
      while (queue.length === 0) await new Promise<void>((resolve) => (wake = resolve))
      return queue.shift()
    },
  }
}

it('hears what was published, at commit', async () => {
  const ears = heard()
  const listener = await listenForContent({ url: database.url, ...ears, onGap: () => {}, onError: () => {} })
  await database.db.transaction((tx) => notifyContent(tx, ['car', 'brand']))
  expect(await ears.next()).toEqual(['car', 'brand'])
  await listener.stop()
})

it('comes back after its connection was cut, and says that it was away', async () => {
  const ears = heard()
  const { promise: gap, resolve } = Promise.withResolvers<void>()
  const listener = await listenForContent({ url: database.url, ...ears, onGap: resolve, onError: () => {} })
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'quayline-content' and datname = current_database()",
  )
  await gap
  await database.db.transaction((tx) => notifyContent(tx, ['faq']))
  expect(await ears.next()).toEqual(['faq'])
  await listener.stop()
})

it('takes an unreadable notice for news about everything', async () => {
  const ears = heard()
  const listener = await listenForContent({ url: database.url, ...ears, onGap: () => {}, onError: () => {} })
  await database.pool.query("select pg_notify('content', 'by hand')")
  expect(await ears.next()).toEqual(['*'])
  await listener.stop()
})
