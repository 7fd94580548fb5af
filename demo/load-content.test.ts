import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest'
import { AppError } from '#contract/errors.ts'
import { articleTranslation, download } from '#core/db/schema/content.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { rememberOfferedContent } from '#core/domain/catalogue/index.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { ENDLESS_ROOM } from '#core/ports/files/disk-room.ts'
import { createFakeFileStore } from '#core/ports/files/fake.ts'
import { DEMO_ANSWER_TEMPLATES } from './answer-templates.ts'
import { DEMO_ARTICLES } from './articles.ts'
import { loadDemoContent } from './load-content.ts'

const input = { rootDir: path.resolve(import.meta.dirname, '..') }
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

it('leaves the files to the next start where the disk has no room, and loads the rest', async () => {
  const own = await createTestDatabase(inject('databaseUrl'))
  onTestFinished(() => own.drop())
  const { ctx } = createTestCtx(own.db, { actor: { kind: 'system' } })
  const require = async () => {
    throw new AppError('storage_full')
  }
  const full = { ...ctx, ports: { ...ctx.ports, files: createFakeFileStore({ ...ENDLESS_ROOM, require }) } }
  expect(await loadDemoContent({ ctx: full, input })).toBeGreaterThan(0)
  expect(await own.db.$count(download)).toBe(0)
  expect(await loadDemoContent({ ctx, input })).toBe(19)
})

it('offers each once: what staff changed stays, what a new version brings comes', async () => {
  const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
  const [kept, ...rest] = DEMO_ARTICLES.map(({ sign }) => `article ${sign}`)
  await rememberOfferedContent({ ctx, input: { names: rest } })
  expect(await loadDemoContent({ ctx, input })).toBe(1 + 4 + 19 + DEMO_ANSWER_TEMPLATES.length)
  const slug = kept?.replace('article ', '') ?? ''
  await database.db.update(articleTranslation).set({ title: 'Changed by staff' }).where(eq(articleTranslation.slug, slug))
  expect(await loadDemoContent({ ctx, input })).toBe(0)
  const rows = await database.db.select({ title: articleTranslation.title }).from(articleTranslation)
  expect(rows).toHaveLength(12)
  expect(new Set(rows.map((row) => row.title))).toEqual(new Set(['Changed by staff']))
})
