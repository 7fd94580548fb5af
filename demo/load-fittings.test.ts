import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { fitting, fittingTranslation } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { importCatalogue } from '#core/domain/import/index.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { loadDemoFittings } from './load-fittings.ts'

const rootDir = path.resolve(import.meta.dirname, '..')
const FILE = path.join(rootDir, 'demo/catalogue/fittings.csv')

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
  await importCatalogue({ ctx, input: { kind: 'fittings', fileName: 'fittings.csv', bytes: await readFile(FILE), isSample: true } })
})
afterAll(() => database.drop())

async function titleOf(sku: string): Promise<string | null | undefined> {
  const [row] = await database.db
    .select({ title: fittingTranslation.title })
    .from(fittingTranslation)
    .innerJoin(fitting, eq(fitting.id, fittingTranslation.fittingId))
    .where(and(eq(fitting.sku, sku), eq(fittingTranslation.locale, 'es')))
  return row?.title
}

it('names the sample parts once, and none that staff took over or renamed', async () => {
  const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
  await database.db.update(fitting).set({ name: 'Renamed by staff' }).where(eq(fitting.sku, 'FIL-001Y'))
  await database.db.update(fitting).set({ isSample: false }).where(eq(fitting.sku, 'FIL-002C'))
  const offered: string[] = []
  expect(await loadDemoFittings({ ctx, input: { rootDir, isWanted: (name) => offered.push(name) > 0 } })).toBe(119 * 11)
  expect(offered).toHaveLength(119 * 11)
  expect(offered).toContain('fitting FIL-003B es')
  expect(await titleOf('FIL-003B')).toMatch(/^Filtro de aceite/)
  expect([await titleOf('FIL-001Y'), await titleOf('FIL-002C')]).toEqual([undefined, undefined])
  expect(await loadDemoFittings({ ctx, input: { rootDir } })).toBe(0)
  await database.db.update(fittingTranslation).set({ title: 'Changed by staff' })
  expect(await loadDemoFittings({ ctx, input: { rootDir, isWanted: (name) => !offered.includes(name) } })).toBe(0)
  expect(await titleOf('FIL-003B')).toBe('Changed by staff')
})

it('translates what the catalogue says', async () => {
  const rows = parse<Record<string, string>>(await readFile(FILE), { columns: true })
  const english: unknown = JSON.parse(await readFile(path.join(rootDir, 'demo/texts/en/fittings.json'), 'utf8'))
  expect(english).toEqual(Object.fromEntries(rows.map(({ sku, name, material }) => [sku, { name, material }])))
})
