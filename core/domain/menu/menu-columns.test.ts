import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { menuColumn } from '#core/db/schema/content.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { listMenuColumns, seedMenu } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

it('offers each default column once and respects what staff changed', async () => {
  const { db } = database
  const { ctx } = createTestCtx(db)
  const first = {
    columns: [
      { column: 'home', url: '/' },
      { column: 'brands', url: '/brand' },
      { column: 'about', url: '/about+/service' },
    ],
  }
  await seedMenu({ ctx, input: first })
  expect(await listMenuColumns({ ctx })).toEqual([
    { column: 'home', url: '/', is_hot: false },
    { column: 'brands', url: '/brand', is_hot: false },
    { column: 'about', url: '/about+/service', is_hot: false },
  ])
  await db.delete(menuColumn).where(eq(menuColumn.columnKey, 'brands'))
  await db.update(menuColumn).set({ url: 'https://example.com', isHot: true }).where(eq(menuColumn.columnKey, 'home'))
  await db.update(menuColumn).set({ isPublished: false }).where(eq(menuColumn.columnKey, 'about'))
  await seedMenu({ ctx, input: { columns: [...first.columns, { column: 'netWork', url: '/netWork', isHot: true }] } })
  expect(await listMenuColumns({ ctx })).toEqual([
    { column: 'home', url: 'https://example.com', is_hot: true },
    { column: 'netWork', url: '/netWork', is_hot: true },
  ])
})

it('can start in two processes at once', async () => {
  const { ctx } = createTestCtx(database.db)
  const input = { columns: [{ column: 'club', url: '/club' }] }
  await Promise.all([seedMenu({ ctx, input }), seedMenu({ ctx, input }), seedMenu({ ctx, input })])
  expect((await listMenuColumns({ ctx })).filter((entry) => entry.column === 'club')).toHaveLength(1)
})
