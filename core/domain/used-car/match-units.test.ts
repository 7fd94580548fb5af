import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { insertBrand, insertCar } from '#core/domain/car/testing.ts'
import type { Ctx } from '#core/domain/context.ts'
import { addStaff, createTestCtx } from '#core/domain/testing.ts'
import { findSeries, matchUnits } from './index.ts'
import { insertUsedCar } from './testing.ts'

let database: TestDatabase
let ctx: Ctx
let brandId = 0
const ids: Record<string, number> = {}
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  ctx = createTestCtx(database.db, { actor: await addStaff(database.db, ['catalogue.read']) }).ctx
  brandId = (await insertBrand(database.db, { brandName: 'BYD', publishState: 'draft' })).id
  await insertCar(database.db, { brandId, modelName: 'T5', bodyType: 'truck', lengthMm: 5995, publishState: 'draft' })
  const add = async (stockRef: string, values: object) =>
    (ids[stockRef] = (await insertUsedCar(database.db, { stockRef, brandId, modelName: 'Seal', ...values })).id)
  await add('AAAA2222', { vin: 'LGXCE4CB5N0123456', supplier: 'Yard A', supplierRef: 'yq-17', publishState: 'draft' })
  await add('BBBB2222', { supplier: 'Yard A', supplierRef: '18' })
  await add('CCCC2222', { supplier: 'Yard B', supplierRef: '18' })
  await add('DDDD2222', { supplier: 'Yard B', supplierRef: 'AAAA2222' })
})
afterAll(() => database.drop())

it('finds units by our number, VIN and supplier’s number in any case, ours first, and none where several are meant', async () => {
  const names = ['aaaa2222', ' LGXCE4CB5N0123456 ', 'YQ-17', '18', 'none', '', "'; drop table used_car; --"]
  const matched = await matchUnits({ ctx, input: { names } })
  expect(matched.map(({ name, unit, is_ambiguous }) => [name, unit?.id ?? null, is_ambiguous])).toEqual([
    ['aaaa2222', ids['AAAA2222'], false],
    [' LGXCE4CB5N0123456 ', ids['AAAA2222'], false],
    ['YQ-17', ids['AAAA2222'], false],
    ['18', null, true],
    ['none', null, false],
    ['', null, false],
    ["'; drop table used_car; --", null, false],
  ])
  expect(matched[0]?.unit).toMatchObject({ sign: 'AAAA2222', picture_count: 0 })
  await expect(matchUnits({ ctx: createTestCtx(database.db).ctx, input: { names } })).rejects.toThrow('forbidden')
})

it('knows of a model what the catalogue has, published or not, else what past models were, else nothing', async () => {
  const series = (model_name: string) => findSeries({ ctx, input: { brand_id: brandId, model_name } })
  expect(await series('t5')).toMatchObject({ body_type: 'truck', length_mm: 5995, brand_sign: 'byd' })
  expect(await series('e2')).toMatchObject({ body_type: 'hatchback', length_mm: null })
  expect(await series('Nothing')).toMatchObject({ body_type: null, brand_sign: 'byd' })
  expect(await findSeries({ ctx, input: { model_name: 'Seal' } })).toMatchObject({ body_type: null, brand_sign: '' })
  await expect(findSeries({ ctx: createTestCtx(database.db).ctx, input: { model_name: '' } })).rejects.toThrow('forbidden')
})
