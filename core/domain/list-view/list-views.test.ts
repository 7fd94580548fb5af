import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { saveListViewInputSchema, type SaveListViewInput } from '#contract/list-view.ts'
import { auditLog } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import type { Ctx } from '#core/domain/context.ts'
import { addStaff, createTestCtx } from '#core/domain/testing.ts'
import { deleteListView, listViews, saveListView } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

const person = async (...permissions: string[]) => createTestCtx(database.db, { actor: await addStaff(database.db, permissions) }).ctx
const view = (changes: Partial<SaveListViewInput> = {}): SaveListViewInput => ({
  list: 'cars',
  name: 'Without a price',
  is_shared: false,
  value: { filter: { price: 'without', brand: [3, 4] }, sort: { field: 'name', order: 'ASC' }, hidden_columns: ['energy_type'] },
  ...changes,
})
const namesFor = async (ctx: Ctx) => (await listViews({ ctx, input: { list: 'cars' } })).map(({ name, is_own }) => `${name}${is_own ? '' : ' (shared)'}`)

it('keeps a view by name for its maker, and for colleagues once it is shared', async () => {
  const [mei, li] = [await person('catalogue.read'), await person('catalogue.read')]
  const { id } = await saveListView({ ctx: mei, input: view() })
  expect(await listViews({ ctx: mei, input: { list: 'cars' } })).toMatchObject([{ id, name: 'Without a price', is_own: true, value: view().value }])
  expect(await namesFor(li)).toEqual([])
  expect((await saveListView({ ctx: mei, input: view({ is_shared: true }) })).id).toBe(id)
  expect(await namesFor(li)).toEqual(['Without a price (shared)'])
  // The same name is another view for somebody else.
  await saveListView({ ctx: li, input: view() })
  expect(await namesFor(li)).toEqual(['Without a price (shared)', 'Without a price'])
  expect(await listViews({ ctx: mei, input: { list: 'parts' } })).toEqual([])
  await expect(deleteListView({ ctx: li, input: { id } })).rejects.toThrow('not_found')
  await deleteListView({ ctx: mei, input: { id } })
  expect(await namesFor(li)).toEqual(['Without a price'])
})

it('is for those who may read the list, and leaves no searched word in the audit', async () => {
  const sales = await person('enquiry.read')
  await saveListView({ ctx: sales, input: view({ list: 'enquiries', is_shared: true, value: { ...view().value, filter: { word: 'Amina' } } }) })
  const other = await person('catalogue.read')
  await expect(listViews({ ctx: other, input: { list: 'enquiries' } })).rejects.toThrow('forbidden')
  await expect(saveListView({ ctx: other, input: view({ list: 'enquiries' }) })).rejects.toThrow('forbidden')
  await expect(listViews({ ctx: createTestCtx(database.db).ctx, input: { list: 'cars' } })).rejects.toThrow('forbidden')
  expect(JSON.stringify(await database.db.select().from(auditLog).where(eq(auditLog.action, 'list_view.saved')))).not.toContain('Amina')
})

it('has an end, and takes nothing that is no view', async () => {
  const ctx = await person('catalogue.read')
  for (let at = 0; at < 50; at += 1) await saveListView({ ctx, input: view({ name: `View ${at}` }) })
  await expect(saveListView({ ctx, input: view({ name: 'One more' }) })).rejects.toMatchObject({ issues: [{ path: 'name', key: 'too_many' }] })
  await saveListView({ ctx, input: view({ name: 'View 7', is_shared: true }) })
  const bad: object[] = [
    { name: '  ' },
    { name: 'x'.repeat(61) },
    { name: 'a\u202eb' },
    { list: 'staff' },
    { value: { ...view().value, filter: { word: { deep: 1 } } } },
  ]
  for (const change of bad) expect(saveListViewInputSchema.safeParse({ ...view(), ...change }).success, JSON.stringify(change)).toBe(false)
})
