import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import * as saved from '#apps/site/list/saved-searches-route.ts'
import * as scales from '#apps/site/list/scales-route.ts'
import { siteContextKey } from '#apps/site/request/context.server.ts'
import { insertBrand, insertCar } from '#core/domain/car/testing.ts'
import type { Locale } from '#i18n/locales.ts'
import { openSite, SITE_ORIGIN, type TestSite } from './open-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite(inject('databaseUrl'))
  const { id: brandId } = await insertBrand(site.database.db, { brandName: 'BYD' })
  await insertCar(site.database.db, { brandId, modelName: 'Seal', fobPriceUsdCents: 900_000, modelYear: 2025, powerKw: 170 })
  await insertCar(site.database.db, { brandId, modelName: 'Han', fobPriceUsdCents: 1_040_000, modelYear: 2025, powerKw: 190 })
})
afterAll(() => site.database.drop())

const scalesOf = (list: string, locale: Locale = 'en') =>
  scales.loader({ context: site.contextOf(locale), params: { list } } as Parameters<typeof scales.loader>[0])

async function rowsOf(query: string, locale: Locale = 'en'): Promise<unknown> {
  const context = site.contextOf(locale) as ReturnType<TestSite['contextOf']> & { set: (key: typeof siteContextKey, value: unknown) => void }
  context.set(siteContextKey, { ...context.get(siteContextKey), url: new URL(`/myFavorite/searches.json?${query}`, SITE_ORIGIN) })
  return (await saved.loader({ context } as Parameters<typeof saved.loader>[0])).json()
}

// R6.27
it('tells what each slider stops at in the words of the language, and leaves out where there is nothing to choose', async () => {
  const view = (await (await scalesOf('carList', 'de')).json()) as Record<string, [number, string][]>
  expect(Object.keys(view)).toEqual(['price', 'power'])
  expect(view['price']?.[0]).toEqual([9_000, expect.stringContaining('9.000')])
  expect(view['power']?.[0]).toEqual([170, expect.stringContaining('170')])
  expect((await scalesOf('usedCars')).status).toBe(200)
  expect((await scalesOf('nothing')).status).toBe(404)
})

// R6.30
it('tells what kept searches hold and how much more that is than was seen; what is no list of ours is passed over', async () => {
  const query = new URLSearchParams([
    ['search', '0/carList?price_to=10000'],
    ['search', 'x/usedCars'],
    ['search', '0/usedCars?brand=byd'],
    ['search', '0//example.com/carList'],
    ['search', '/admin'],
    ['search', '/carList'],
    ['search', '0/allCars'],
  ])
  expect(await rowsOf(query.toString())).toEqual([
    { href: '/carList?price_to=10000', name: 'New cars\u00a0· Price range: up to US$10,000', count: '1', more: '1 more' },
    { href: '/usedCars?brand=byd', name: expect.stringContaining('Used cars'), count: '0', more: null },
    // A page from before says nothing of what was seen that could be trusted.
    { href: '/carList', name: expect.any(String), count: '2', more: null },
    { href: '/allCars', name: 'New and used cars', count: '2', more: '2 more' },
  ])
  expect(await rowsOf('')).toEqual([])
})
