import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { searchDemand } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { createDemandCounter } from './demand-counter.ts'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase(inject('databaseUrl'))))
afterAll(() => database.drop())

const search = (word: string) => ({ method: 'GET', url: `/searchsite?word=${word}`, headers: { host: 'localhost', 'user-agent': 'Mozilla/5.0' } })
const rows = () => database.db.select({ word: searchDemand.word, searches: searchDemand.searches, found: searchDemand.found }).from(searchDemand)

it('writes what it has counted, and the rest when it ends', async () => {
  const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
  const errors: unknown[] = []
  const counter = createDemandCounter({ ctx, onError: (error) => errors.push(error) })
  counter.note(search('qwxz'), 200)
  counter.note(search('qwxz'), 200)
  counter.note({ method: 'GET', url: '/car/1', headers: { host: 'localhost' } }, 200)
  await counter.write()
  expect(await rows()).toEqual([{ word: 'qwxz', searches: 2, found: 0 }])
  counter.note(search('qwxz'), 200)
  await counter.stop()
  expect([await rows(), errors]).toEqual([[{ word: 'qwxz', searches: 3, found: 0 }], []])
})

it('loses what cannot be written, tells so once, and goes on', async () => {
  const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
  const away = Object.assign(Object.create(database.db), { transaction: () => Promise.reject(new Error('away')) })
  const errors: unknown[] = []
  const broken = { ...ctx, db: away as typeof ctx.db }
  const counter = createDemandCounter({ ctx: broken, onError: (error) => errors.push(error) })
  counter.note(search('lost'), 200)
  await counter.write()
  expect(errors).toEqual([new Error('away')])
  broken.db = ctx.db
  counter.note(search('kept'), 200)
  await counter.stop()
  expect((await rows()).map(({ word }) => word).toSorted()).toEqual(['kept', 'qwxz'])
})
