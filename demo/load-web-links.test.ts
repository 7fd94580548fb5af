import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { WEB_LINK_GROUPS } from '#contract/content-values.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { listWebLinks } from '#core/domain/web-link/index.ts'
import { LOCALES } from '#i18n/locales.ts'
import { loadDemoWebLinks } from './load-web-links.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

it('publishes every link in every language, once', async () => {
  const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
  const input = { rootDir: process.cwd() }
  const written = await loadDemoWebLinks({ ctx, input })
  expect(written).toBeGreaterThan(10)
  expect(await loadDemoWebLinks({ ctx, input })).toBe(0)
  for (const { code } of LOCALES) {
    const links = await listWebLinks({ ctx: createTestCtx(database.db, { locale: code }).ctx })
    expect(links).toHaveLength(written)
    expect(new Set(links.map(({ group }) => group))).toEqual(new Set(WEB_LINK_GROUPS))
  }
})
