import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { createMemoryCache } from '#core/ports/cache/memory.ts'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { warmSearch } from './warm-search.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

function warm(pauseMs: number) {
  const made: string[] = []
  const asked: Locale[] = []
  const cache = createMemoryCache()
  const read: typeof cache.read = (entry) => cache.read({ ...entry, make: () => (made.push(entry.key), entry.make()) })
  const stopping = new AbortController()
  let ended: Promise<void> | void
  const all = Promise.withResolvers<void>()
  warmSearch({
    createCtx: ({ locale }) => {
      asked.push(locale)
      const { ctx } = createTestCtx(database.db, { locale })
      return { ...ctx, ports: { ...ctx.ports, cache: { ...cache, read } } }
    },
    lifecycle: { signal: stopping.signal, onStop: (_part, end) => (ended = end()) },
    onError: all.reject,
    pauseMs,
  })
  const stop = async () => {
    stopping.abort()
    await ended
  }
  onTestFinished(stop)
  return { asked, made, stop }
}

it('reads what each language is searched with, one after the other', async () => {
  const { asked, made } = warm(0)
  await expect
    .poll(() => [[...new Set(asked)], LOCALE_CODES.filter((locale) => made.some((key) => key.startsWith(`car-search ${locale} `)))], { timeout: 20_000 })
    .toEqual([LOCALE_CODES, LOCALE_CODES])
})

it('ends with the process, and tells nobody', async () => {
  const { asked, stop } = warm(60_000)
  await stop()
  expect(asked).toEqual([])
})
