import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { carView } from '#apps/site/screens/car/car-view.server.ts'
import * as carSpin from '#apps/site/screens/car/spin-route.ts'
import * as usedSpin from '#apps/site/screens/used-car/spin-route.ts'
import type { Picture } from '#contract/car.ts'
import { brand } from '#core/db/schema/index.ts'
import { findCarBySign } from '#core/domain/car/index.ts'
import { renderPending, storeMedia } from '#core/domain/media/index.ts'
import { inPieces, makePicture } from '#core/domain/media/testing.ts'
import { addCar, addStaff, createTestCtx } from '#core/domain/testing.ts'
import { insertUsedCar } from '#core/domain/used-car/testing.ts'
import { createServerTranslator } from '#i18n/server.ts'
import { openSite, type TestSite } from './open-site.ts'

let site: TestSite
let car: Awaited<ReturnType<typeof addCar>>

const STOCK_REF = 'YJ665S49'

beforeAll(async () => {
  site = await openSite(inject('databaseUrl'))
  const { db } = site.database
  const { ctx } = createTestCtx(db, { actor: await addStaff(db, ['catalogue.read', 'catalogue.write']) })
  car = await addCar(db, { modelName: 'Seal', brandName: 'BYD' })
  const [maker] = await db.select().from(brand)
  const unit = await insertUsedCar(db, { stockRef: STOCK_REF, brandId: maker?.id ?? 0, modelName: 'Seal' })
  for (const [owner_kind, owner_id, colours] of [
    ['car', car.id, ['#aa0000', '#00aa00', '#0000aa']],
    ['used_car', unit.id, ['#884400']],
  ] as const) {
    for (const colour of colours) {
      const source = inPieces(await makePicture({ colour, width: 500, height: 300 }))
      await storeMedia({ ctx, input: { source, fileName: 'frame.jpg', place: { owner_kind, owner_id, tab: 'spin' } } })
    }
  }
  await renderPending({ ctx, input: { budgetMs: 30_000 } })
})
afterAll(() => site.database.drop())

const framesOf = async (answer: Promise<Response>): Promise<Picture[]> => (await answer).json() as Promise<Picture[]>
const carFrames = (id: string) => framesOf(carSpin.loader({ context: site.contextOf('en'), params: { id } } as Parameters<typeof carSpin.loader>[0]))
const usedFrames = (id: string) => framesOf(usedSpin.loader({ context: site.contextOf('en'), params: { id } } as Parameters<typeof usedSpin.loader>[0]))

it('the page carries the first frame of its turn, and the address of all of them in their order', async () => {
  const { ctx } = createTestCtx(site.database.db)
  const detail = await findCarBySign({ ctx, input: { id: car.modelSign } })
  const { spin } = carView({ t: createServerTranslator('en', 'site'), locale: 'en' }, detail, []).gallery
  const frames = await carFrames(car.modelSign)
  expect(spin).toEqual({ first: frames[0], count: 3, href: `/car/${car.modelSign}/spin.json` })
  expect(frames).toEqual(detail.media.spin)
  expect(new Set(frames.map(({ src }) => src)).size).toBe(3)
})

it('a used unit has its own turn, and what does not exist has none', async () => {
  expect(await usedFrames(STOCK_REF)).toHaveLength(1)
  await expect(usedFrames('ZZ000Z00')).rejects.toMatchObject({ key: 'not_found' })
  await expect(carFrames('no-such-car')).rejects.toMatchObject({ key: 'not_found' })
})
