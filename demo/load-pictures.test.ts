import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { brand, car, usedCar } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { readCarMedia, renderPending } from '#core/domain/media/index.ts'
import { loadDemoPictures } from './load-pictures.ts'

let database: TestDatabase
let rootDir = ''
const cars: number[] = []
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const [maker] = await database.db.insert(brand).values({ brandSign: 'byd', brandName: 'BYD', type: 1 }).returning({ id: brand.id })
  const common = { brandId: maker?.id ?? 0, bodyType: 'sedan', energyType: 'BEV' } as const
  const values = ['Seal', 'Seal', 'Han', 'Seal'].map((modelName, at) => ({ ...common, modelName, modelSign: `car-${at}`, isSample: at < 3 }))
  cars.push(...(await database.db.insert(car).values(values).returning({ id: car.id })).map(({ id }) => id))
  await database.db.insert(usedCar).values({ stockRef: 'U1', brandId: maker?.id ?? 0, modelName: 'Seal', energyType: 'BEV', isSample: true })
  rootDir = await makeCheckout()
})
afterAll(async () => {
  await rm(rootDir, { recursive: true })
  await database.drop()
})

async function makeCheckout(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'quayline-pictures-'))
  await mkdir(path.join(root, 'demo/media/studio/byd-seal'), { recursive: true })
  const item = { brand_sign: 'byd', model_name: 'Seal', paint: 'c0c5c8' }
  const items = [
    { ...item, file: 'studio/byd-seal/frame-00.webp', tab: 'spin', view: 'frame', position: 0 },
    { ...item, file: 'studio/byd-seal/cabin.webp', tab: 'interior', view: 'cabin', position: 0 },
    { ...item, file: 'studio/byd-seal/side.webp', tab: 'exterior', view: 'side', position: 1 },
    { ...item, file: 'studio/byd-seal/front.webp', tab: 'exterior', view: 'front', position: 0 },
  ]
  for (const [at, { file }] of items.entries()) {
    const picture = sharp({ create: { width: 600, height: 400, channels: 3, background: { r: 60 * at, g: 90, b: 120 } } })
    await picture.webp().toFile(path.join(root, 'demo/media', file))
  }
  await writeFile(path.join(root, 'demo/media/manifest.json'), JSON.stringify({ items }))
  return root
}

async function links(): Promise<unknown> {
  const { rows } = await database.db.execute(sql`
    select (select count(*)::int from media) as media, (select count(*)::int from car_media) as cars, (select count(*)::int from used_car_media) as used,
      (select bool_and(is_sample) from media) as "isSample", (select count(*)::int from media_text) as texts`)
  return rows[0]
}

it('gives every sample vehicle of a series its pictures, with texts in every language, and nothing to others', async () => {
  const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
  expect(await loadDemoPictures({ ctx, input: { rootDir, amount: 'all' } })).toBe(4)
  expect(await links()).toEqual({ media: 4, cars: 8, used: 4, isSample: true, texts: 48 })
  await renderPending({ ctx, input: { budgetMs: 30_000 } })
  const shown = await readCarMedia({ ...ctx, locale: 'de' }, cars[1] ?? 0)
  expect(shown.exterior.map(({ alt }) => alt)).toEqual(['BYD Seal, schräg von vorn', 'BYD Seal, Seitenansicht'])
  expect(shown.interior.map(({ alt }) => alt)).toEqual(['BYD Seal, Innenraum'])
  expect(shown.spin).toHaveLength(1)
  for (const other of [cars[2], cars[3]]) expect((await readCarMedia(ctx, other ?? 0)).exterior).toEqual([])
})

it('does nothing at the next start, and keeps what staff changed', async () => {
  const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
  await database.db.execute(sql`delete from car_media where car_id = ${cars[0]}`)
  expect(await loadDemoPictures({ ctx, input: { rootDir, amount: 'all' } })).toBe(0)
  expect(await links()).toMatchObject({ media: 4, cars: 4 })
})

it('goes on where it was cut off, without storing anything twice', async () => {
  const { ctx, jobs } = createTestCtx(database.db, { actor: { kind: 'system' } })
  await database.db.execute(sql`delete from setting where key = 'catalogue.demo_pictures'`)
  expect(await loadDemoPictures({ ctx, input: { rootDir, amount: 'all', signal: AbortSignal.abort() } })).toBe(0)
  expect(await loadDemoPictures({ ctx, input: { rootDir, amount: 'all' } })).toBe(4)
  expect(await links()).toMatchObject({ media: 4, cars: 8, used: 4 })
  expect(jobs.sent).toEqual([])
})

it('loads a handful for tests', async () => {
  const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
  expect(await loadDemoPictures({ ctx, input: { rootDir, amount: 'few' } })).toBe(3)
})
