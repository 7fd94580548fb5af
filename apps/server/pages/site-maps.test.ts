import { Readable } from 'node:stream'
import { parseSitemap, parseSitemapIndex } from 'sitemap'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { saveArticle } from '#core/domain/article/index.ts'
import { articleInput, articleText } from '#core/domain/article/testing.ts'
import { insertBrand, insertCar } from '#core/domain/car/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { insertUsedCar } from '#core/domain/used-car/testing.ts'
import { preloadMessages } from '#i18n/server.ts'
import { LISTED_LOCALES, type Locale } from '#i18n/locales.ts'
import { answerSiteMaps } from './site-maps.ts'

let database: TestDatabase
beforeAll(async () => {
  await preloadMessages(['site', 'head'])
  database = await createTestDatabase(inject('databaseUrl'))
  const byd = await insertBrand(database.db, { brandName: 'BYD' })
  await insertCar(database.db, { brandId: byd.id, modelName: 'Seal', modelSign: 'byd-seal' })
  const hidden = await insertBrand(database.db, { brandName: 'Hidden', publishState: 'draft' })
  await insertCar(database.db, { brandId: hidden.id, modelName: 'Unseen', modelSign: 'hidden-unseen' })
  await insertCar(database.db, { brandId: byd.id, modelName: 'Secret', modelSign: 'byd-secret', publishState: 'draft' })
  await insertUsedCar(database.db, { stockRef: 'ST1', brandId: byd.id, modelName: 'Han', status: 'reserved' })
  await insertUsedCar(database.db, { stockRef: 'ST2', brandId: byd.id, modelName: 'Han', status: 'sold' })
  const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
  await saveArticle({ ctx, input: articleInput('ports', {}, { texts: { en: articleText(), de: articleText({ title: 'Häfen' }) } }) })
})
afterAll(() => database.drop())

async function ask(
  path: string,
  { locale = 'en', siteOrigin = 'https://www.example.com' }: { locale?: Locale; siteOrigin?: string } = {},
): Promise<string | null> {
  const createCtx = () => createTestCtx(database.db, { locale }).ctx
  const response = await answerSiteMaps(new Request(`http://any${path}`), {
    deps: { siteOrigin, createCtx },
    language: { locale, isOfAddress: true },
    requestId: 'test',
  })
  return response && response.text()
}

const items = async (xml: string | null) => parseSitemap(Readable.from([xml ?? '']))

it('names the site map of its own host to crawlers', async () => {
  expect(await ask('/robots.txt', { locale: 'ar' })).toBe(
    'User-agent: *\nDisallow: /admin\nDisallow: /api/\nDisallow: /language\n\nSitemap: https://ar.example.com/sitemap.xml\n',
  )
})

it('lists a file for every kind that has pages', async () => {
  const index = await parseSitemapIndex(Readable.from([(await ask('/sitemap.xml')) ?? '']))
  expect(index.map(({ url }) => url)).toEqual(
    ['page', 'brand', 'model', 'car', 'used_car', 'article'].map((kind) => `https://www.example.com/sitemap-${kind}-1.xml`),
  )
})

it('lists a published car in every listed language, and nothing that is not published', async () => {
  const cars = await items(await ask('/sitemap-car-1.xml', { locale: 'th' }))
  expect(cars.map(({ url }) => url)).toEqual(['https://th.example.com/car/byd-seal'])
  expect(cars[0]?.links.map(({ lang }) => lang)).toEqual([...LISTED_LOCALES.map(({ code }) => code), 'x-default'])
  expect(cars[0]?.links.find(({ lang }) => lang === 'fr')?.url).toBe('https://fr.example.com/car/byd-seal')
})

it('lists a used unit until it is sold', async () => {
  expect((await items(await ask('/sitemap-used_car-1.xml'))).map(({ url }) => url)).toEqual(['https://www.example.com/usedCarsDetail/ST1'])
})

it('lists a model of which anything is on the site, new or used (R24.5)', async () => {
  const models = await items(await ask('/sitemap-model-1.xml', { locale: 'fr' }))
  expect(models.map(({ url }) => url)).toEqual(['https://fr.example.com/model/byd/han', 'https://fr.example.com/model/byd/seal'])
})

it('tells assistants in the language of the host what there is, by the names of the pages (R24.7)', async () => {
  const text = (await ask('/llms.txt', { locale: 'de' })) ?? ''
  expect(text.startsWith('# ')).toBe(true)
  expect(text).toContain('- [Gebrauchtwagen aus China: FOB-Preise und Zustand](https://de.example.com/usedCars)')
  expect(text).toContain('- [BYD Seal](https://de.example.com/model/byd/seal)')
  expect(text).toContain('- [ไทย](https://th.example.com/)')
  expect(text).not.toMatch(/Hidden|Secret|[\u00ad\u2060\u2068\u2069]/)
  expect(await ask('/llms.txt', { locale: 'zh' })).toBeNull()
})

it('lists an article where it has a body, with the languages that have one', async () => {
  const [german] = await items(await ask('/sitemap-article-1.xml', { locale: 'de' }))
  expect(german?.links.map(({ lang }) => lang)).toEqual(['en', 'de', 'x-default'])
  expect(await ask('/sitemap-article-1.xml', { locale: 'fr' })).toBeNull()
})

it('has nothing for languages that are not listed, nor past the end', async () => {
  expect(await ask('/robots.txt', { locale: 'zh' })).not.toContain('Sitemap')
  const others = ['/sitemap-car-2.xml', '/sitemap-car-0.xml', '/sitemap-secret-1.xml', '/sitemap-car-1.xml.gz', '/']
  expect(await Promise.all([ask('/sitemap.xml', { locale: 'zh' }), ...others.map((path) => ask(path))])).toEqual([null, null, null, null, null, null])
})

it('points to no other language where all have one address', async () => {
  const [home] = await items(await ask('/sitemap-page-1.xml', { siteOrigin: 'http://203.0.113.5:3000' }))
  expect([home?.url, home?.links]).toEqual(['http://203.0.113.5:3000/', []])
})
