import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { findCarBySign } from '#core/domain/car/index.ts'
import { findFitting } from '#core/domain/fitting/index.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { findUsedCar } from '#core/domain/used-car/index.ts'
import { createMemoryCache } from '#core/ports/cache/memory.ts'
import { shownSigns } from '#apps/site/head/fit-words.server.ts'
import type { PageWords } from '#apps/site/head/page-words.server.ts'
import { DESCRIPTION_SIGNS, plainWords, TITLE_SIGNS } from '#apps/site/head/plain-words.ts'
import { carView } from '#apps/site/screens/car/car-view.server.ts'
import { fittingView } from '#apps/site/screens/fitting/fitting-view.server.ts'
import { usedView } from '#apps/site/screens/used-car/used-view.server.ts'
import { loadDemoCatalogue } from '#demo/load-demo.ts'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'

/** In the long form every page in every language, otherwise each in the language whose turn it is. */
const isLong = inject('isLong')
const NO_QUESTIONS = { title: '', entries: [] }

let database: TestDatabase
beforeAll(async () => {
  await preloadMessages(['site', 'head'])
  database = await createTestDatabase(inject('databaseUrl'))
  const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
  await loadDemoCatalogue({ ctx, input: { rootDir: path.resolve(import.meta.dirname, '../../..') } })
}, 240_000)
afterAll(() => database.drop())

type Page = { id: string; read: (locale: Locale) => Promise<PageWords> }

async function pagesOfStock(): Promise<Page[]> {
  const cache = createMemoryCache()
  const ctxOf = (locale: Locale) => {
    const { ctx } = createTestCtx(database.db, { locale })
    return { ctx: { ...ctx, ports: { ...ctx.ports, cache } }, language: { t: createServerTranslator(locale, 'site'), locale } }
  }
  const ids = async (query: string) => (await database.db.execute<{ id: string }>(sql.raw(query))).rows.map(({ id }) => id)
  const [cars, units, parts] = await Promise.all([
    ids(`select model_sign as id from car where publish_state = 'published' order by id`),
    ids(`select stock_ref as id from used_car where publish_state = 'published' and status <> 'sold' order by id`),
    ids(`select sku as id from fitting where publish_state = 'published' order by id`),
  ])
  const page = (id: string, read: (language: ReturnType<typeof ctxOf>) => Promise<PageWords>): Page => ({ id, read: (locale) => read(ctxOf(locale)) })
  return [
    ...cars.map((id) => page(id, async ({ ctx, language }) => carView(language, await findCarBySign({ ctx, input: { id } }), []).words)),
    ...units.map((id) =>
      page(id, async ({ ctx, language }) => usedView(language, await findUsedCar({ ctx, input: { id } }), { faq: NO_QUESTIONS, terms: [] }).words),
    ),
    ...parts.map((id) => page(id, async ({ ctx, language }) => fittingView(language, await findFitting({ ctx, input: { id } }), NO_QUESTIONS).words)),
  ]
}

function faultsOf({ title, description }: PageWords): string[] {
  const [short, long] = [shownSigns(title), shownSigns(description)]
  return [
    ...(short < TITLE_SIGNS.least || short > TITLE_SIGNS.most ? [`title of ${short} signs: ${title}`] : []),
    ...(long < DESCRIPTION_SIGNS.least || long > DESCRIPTION_SIGNS.most ? [`description of ${long} signs: ${description}`] : []),
    ...[title, description].filter((text) => plainWords(text) !== text).map((text) => `signs that nobody sees: ${text}`),
  ]
}

it('gives every vehicle and part of the stock a title and a description of its own that fit, in every language (R24.1, R24.2, R24.3)', async () => {
  const pages = await pagesOfStock()
  expect(pages.length).toBeGreaterThan(500)
  const faults: string[] = []
  for (const [turn, locale] of LOCALE_CODES.entries()) {
    const seen = new Map<string, string>()
    for (const { id, read } of isLong ? pages : pages.filter((_page, at) => at % LOCALE_CODES.length === turn)) {
      const words = await read(locale)
      faults.push(...faultsOf(words).map((fault) => `${locale} ${id}: ${fault}`))
      for (const text of [words.title, words.description]) {
        const other = seen.get(text)
        if (other !== undefined) faults.push(`${locale} ${id}: says the same as ${other}: ${text}`)
        seen.set(text, id)
      }
    }
  }
  expect(faults).toEqual([])
}, 600_000)
