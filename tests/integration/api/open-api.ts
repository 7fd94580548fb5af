import { serve, type ServerType } from '@hono/node-server'
import type { AddressInfo } from 'node:net'
import { createApi, type ApiDeps } from '#apps/api/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { saveActivity } from '#core/domain/activity/index.ts'
import { activityInput } from '#core/domain/activity/testing.ts'
import { saveArticle } from '#core/domain/article/index.ts'
import { articleInput } from '#core/domain/article/testing.ts'
import { insertBrand, insertCar } from '#core/domain/car/testing.ts'
import { seedCountries } from '#core/domain/country/index.ts'
import { insertFitting } from '#core/domain/fitting/testing.ts'
import { saveDownload } from '#core/domain/download/index.ts'
import { downloadInput, storeText } from '#core/domain/download/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { insertUsedCar } from '#core/domain/used-car/testing.ts'
import { preloadMessages } from '#i18n/server.ts'

export type TestApi = {
  origin: string
  database: TestDatabase
  /** What the API reported as unexpected. */
  errors: unknown[]
  /** Asks over HTTP, body as JSON where one is given. */
  ask(target: string, options?: { method?: string; body?: unknown; headers?: Record<string, string> }): Promise<Answer>
  close(): Promise<void>
}

/** An answer with its body read; `json` is undefined where there is none. */
export type Answer = { status: number; headers: Headers; text: string; json: unknown }

/** The API on a port of its own with a small catalogue: five cars of two brands, a used one, a part, all countries, the menu, an article, an activity, a file. */
export async function openApi(adminUrl: string, changes: Partial<ApiDeps> = {}): Promise<TestApi> {
  await preloadMessages(['api'])
  const database = await createTestDatabase(adminUrl)
  await fillCatalogue(database)
  const errors: unknown[] = []
  const api = createApi({
    createCtx: ({ locale, requestId }) => ({ ...createTestCtx(database.db, { locale }).ctx, requestId }),
    onError: (error) => errors.push(error),
    siteOrigin: 'http://localhost:3000',
    ...changes,
  })
  const { server, origin } = await listen((request) => api.fetch(request, { clientAddress: '203.0.113.7' }))
  return {
    origin,
    database,
    errors,
    ask: (target, options) => ask(`${origin}${target}`, options),
    close: async () => {
      await new Promise((resolve) => server.close(resolve))
      await database.drop()
    },
  }
}

async function fillCatalogue({ db }: TestDatabase): Promise<void> {
  const { ctx } = createTestCtx(db)
  await seedCountries({ ctx })
  await saveArticle({ ctx: createTestCtx(db, { actor: { kind: 'system' } }).ctx, input: articleInput('shipping-terms', { title: 'Freight, word by word' }) })
  const staff = createTestCtx(db, { actor: { kind: 'system' } }).ctx
  await saveActivity({ ctx: staff, input: activityInput('open-days') })
  await saveDownload({ ctx: staff, input: downloadInput(await storeText(staff, 'stock;price\n')) })
  const byd = await insertBrand(db, { brandName: 'BYD', isHot: true, aliases: ['比亚迪', 'БИД'], countryOfOrigin: 'CN', foundedYear: 2003 })
  const foton = await insertBrand(db, { brandName: 'Foton', type: 2 })
  await insertFitting(db, { sku: 'FIL-7', name: 'Oil filter' }, ['byd/byd-seal*'])
  const names = ['BYD', '比亚迪', 'БИД']
  await insertCar(
    db,
    {
      modelSign: 'byd-seal',
      brandId: byd.id,
      modelName: 'Seal',
      autoType: 'sedan',
      bodyType: 'sedan',
      fobPriceUsdCents: 2_500_000,
      modelYear: 2025,
      seats: 5,
      batteryKwh: 82.5,
      rangeKm: 650,
      rangeCycle: 'CLTC',
      steering: 'both',
      isHot: true,
      relevance: 300,
    },
    names,
  )
  await insertCar(
    db,
    {
      modelSign: 'byd-seal-2024',
      brandId: byd.id,
      modelName: 'Seal',
      trim: 'Long',
      autoType: 'sedan',
      bodyType: 'sedan',
      fobPriceUsdCents: 2_800_000,
      modelYear: 2024,
    },
    names,
  )
  await insertCar(
    db,
    {
      modelSign: 'byd-song',
      brandId: byd.id,
      modelName: 'Song Plus',
      autoType: 'suv',
      energyType: 'PHEV',
      displacementCc: 1498,
      fuelConsumptionL100km: 4.9,
      fobPriceUsdCents: 1_900_000,
    },
    names,
  )
  await insertUsedCar(db, { stockRef: 'USED2222', brandId: byd.id, modelName: 'Tang', modelYear: 2021, mileageKm: 43_000, status: 'reserved' }, names)
  await insertCar(db, { modelSign: 'byd-tang', brandId: byd.id, modelName: 'Tang', autoType: 'suv' }, names)
  await insertCar(
    db,
    {
      modelSign: 'foton-auman',
      brandId: foton.id,
      modelName: 'Auman',
      bodyType: 'tractor',
      energyType: 'ICE',
      fobPriceUsdCents: 4_000_000,
      emissionStandard: 'Euro V',
    },
    ['Foton'],
  )
}

function listen(fetchIt: (request: Request) => Response | Promise<Response>): Promise<{ server: ServerType; origin: string }> {
  return new Promise((resolve) => {
    const server = serve({ fetch: fetchIt, port: 0, hostname: '127.0.0.1' }, (address: AddressInfo) =>
      resolve({ server, origin: `http://127.0.0.1:${address.port}` }),
    )
  })
}

async function ask(url: string, options: { method?: string; body?: unknown; headers?: Record<string, string> } = {}): Promise<Answer> {
  const hasBody = options.body !== undefined
  const response = await fetch(url, {
    method: options.method ?? (hasBody ? 'POST' : 'GET'),
    headers: { ...(hasBody ? { 'content-type': 'application/json' } : {}), ...options.headers },
    body: hasBody ? (typeof options.body === 'string' ? options.body : JSON.stringify(options.body)) : undefined,
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  return { status: response.status, headers: response.headers, text, json: isJson && text !== '' ? JSON.parse(text) : undefined }
}
