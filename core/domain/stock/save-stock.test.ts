import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { auditLog, brand, car, carPrice, usedCar } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { findCarBySign, listCars } from '#core/domain/car/index.ts'
import { insertBrand } from '#core/domain/car/testing.ts'
import type { Ctx } from '#core/domain/context.ts'
import { addStaff, createTestCtx } from '#core/domain/testing.ts'
import { createStock, findStock, listStockPrices, listStockRevisions, patchStock, restoreStock, saveStock } from './index.ts'
import { brandRecord, carRecord, fittingRecord, usedCarRecord } from './testing.ts'

let database: TestDatabase
let ctx: Ctx
let brandId: number
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  ctx = createTestCtx(database.db, { actor: await addStaff(database.db, ['catalogue.read', 'catalogue.write', 'catalogue.price', 'catalogue.publish']) }).ctx
  brandId = (await insertBrand(database.db, { brandName: 'BYD', brandSign: 'byd', aliases: ['Build Your Dreams'] })).id
})
afterAll(() => database.drop())

const visitor = () => createTestCtx(database.db).ctx

describe('a record', () => {
  it('is added with a sign, found on the site by every name, and read back as it was given', async () => {
    const saved = await createStock({ ctx, kind: 'car', input: { value: carRecord(brandId, { model_name: 'Dolphin', trim: 'Active', model_year: 2025 }) } })
    expect(saved).toMatchObject({
      version: 1,
      sign: 'byd-dolphin-active-2025',
      name: 'BYD Dolphin Active 2025',
      address: '/car/byd-dolphin-active-2025',
      is_sample: false,
    })
    expect(await findStock({ ctx, kind: 'car', input: { id: saved.id } })).toEqual(saved)
    expect(saved.value).toEqual(carRecord(brandId, { model_sign: saved.sign, model_name: 'Dolphin', trim: 'Active', model_year: 2025 }))
    const found = await listCars({ ctx: visitor(), input: { word: 'build your dreams dolphin', sort: '0', page: 1, page_size: 24 } })
    expect(found.list.map(({ model_sign: sign }) => sign)).toEqual([saved.sign])
  })

  it('says which sign is taken, and keeps the one that it has', async () => {
    const first = await createStock({ ctx, kind: 'car', input: { value: carRecord(brandId, { model_name: 'Han', model_sign: 'byd-han' }) } })
    const again = createStock({ ctx, kind: 'car', input: { value: carRecord(brandId, { model_name: 'Han', model_sign: 'byd-han' }) } })
    await expect(again).rejects.toMatchObject({ key: 'validation_failed', issues: [{ path: 'value.model_sign', key: 'taken' }] })
    const input = { id: first.id, version: first.version, value: { ...first.value, model_sign: 'byd-han-2' } }
    await expect(saveStock({ ctx, kind: 'car', input })).rejects.toMatchObject({ issues: [{ path: 'value.model_sign', key: 'fixed' }] })
  })

  it('is refused to who has seen an older version, and nothing is written', async () => {
    const { id, version, value } = await createStock({ ctx, kind: 'car', input: { value: carRecord(brandId, { model_name: 'Tang' }) } })
    const saved = await saveStock({ ctx, kind: 'car', input: { id, version, value: { ...value, power_kw: 380 } } })
    expect(saved.version).toBe(2)
    await expect(saveStock({ ctx, kind: 'car', input: { id, version, value: { ...value, power_kw: 10 } } })).rejects.toThrow('conflict')
    expect((await saveStock({ ctx, kind: 'car', input: { id, version: 2, value: saved.value } })).version).toBe(2)
    expect((await findStock({ ctx, kind: 'car', input: { id } })).value.power_kw).toBe(380)
  })

  it('leaves the site and comes back by its state', async () => {
    const { id, version, sign } = await createStock({ ctx, kind: 'car', input: { value: carRecord(brandId, { model_name: 'Atto' }) } })
    await findCarBySign({ ctx: visitor(), input: { id: sign } })
    for (const [step, state] of (['hidden', 'draft', 'archived'] as const).entries()) {
      await patchStock({ ctx, kind: 'car', input: { id, version: version + step, value: { publish_state: state } } })
      await expect(findCarBySign({ ctx: visitor(), input: { id: sign } })).rejects.toThrow('not_found')
    }
    await patchStock({ ctx, kind: 'car', input: { id, version: version + 3, value: { publish_state: 'published' } } })
    await findCarBySign({ ctx: visitor(), input: { id: sign } })
  })

  it('keeps its prices and its changes, and is brought back to what it was', async () => {
    const first = await createStock({ ctx, kind: 'car', input: { value: carRecord(brandId, { model_name: 'Song', fob_price_usd_cents: 2_000_000 }) } })
    const { id } = first
    await patchStock({ ctx, kind: 'car', input: { id, version: 1, value: { fob_price_usd_cents: 1_900_000, price_valid_until: '2026-12-31' } } })
    await patchStock({ ctx, kind: 'car', input: { id, version: 2, value: { trim: 'Flagship', seats: 7 } } })
    expect((await listStockPrices({ ctx, kind: 'car', input: { id } })).map(({ fob_price_usd_cents: cents, valid_until: day }) => [cents, day])).toEqual([
      [1_900_000, '2026-12-31'],
      [2_000_000, null],
    ])
    const revisions = await listStockRevisions({ ctx, kind: 'car', input: { id } })
    expect(revisions.map(({ before, after }) => [before, Object.keys(after).length])).toEqual([
      [{ trim: 'Premium', seats: 5 }, 2],
      [{ fob_price_usd_cents: 2_000_000, price_valid_until: null }, 2],
      [null, Object.keys(first.value).length],
    ])
    const restored = await restoreStock({ ctx, kind: 'car', input: { id, version: 3, revision_id: revisions[1]?.id ?? 0 } })
    expect(restored.value).toEqual(first.value)
    expect(restored.version).toBe(4)
    await expect(restoreStock({ ctx, kind: 'car', input: { id, version: 4, revision_id: revisions[2]?.id ?? 0 } })).rejects.toThrow('not_found')
    const entries = await database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(id)))
      .orderBy(asc(auditLog.id))
    expect(entries.find(({ action }) => action === 'stock.saved')?.detail).toMatchObject({
      changed: { fob_price_usd_cents: { before: 2_000_000, after: 1_900_000 } },
    })
  })

  it('brings back what it was, and not whether it is on the site', async () => {
    const { id } = await createStock({ ctx, kind: 'car', input: { value: carRecord(brandId, { model_name: 'Restored', publish_state: 'draft' }) } })
    await patchStock({ ctx, kind: 'car', input: { id, version: 1, value: { seats: 7, publish_state: 'published' } } })
    const [change] = await listStockRevisions({ ctx, kind: 'car', input: { id } })
    const restored = await restoreStock({ ctx, kind: 'car', input: { id, version: 2, revision_id: change?.id ?? 0 } })
    expect(restored.value).toMatchObject({ seats: 5, publish_state: 'published' })
  })

  it('takes no moment of publishing that has passed', async () => {
    const draft = carRecord(brandId, { model_name: 'Late', publish_state: 'draft', publish_at: '2020-01-01T00:00:00.000Z' })
    await expect(createStock({ ctx, kind: 'car', input: { value: draft } })).rejects.toMatchObject({
      issues: [{ path: 'value.publish_at', key: 'has_passed' }],
    })
  })

  it('waits for no moment once it is published or archived (R16.113)', async () => {
    const at = '2090-01-01T08:00:00.000Z'
    const planned = carRecord(brandId, { model_name: 'Planned', publish_state: 'draft', publish_at: at })
    const { id, value } = await createStock({ ctx, kind: 'car', input: { value: planned } })
    expect(value).toMatchObject({ publish_state: 'draft', publish_at: at })
    const out = await patchStock({ ctx, kind: 'car', input: { id, version: 1, value: { publish_state: 'published' } } })
    expect(out.value).toMatchObject({ publish_state: 'published', publish_at: null })
    const away = await patchStock({ ctx, kind: 'car', input: { id, version: 2, value: { publish_state: 'archived', publish_at: at } } })
    expect(away.value).toMatchObject({ publish_state: 'archived', publish_at: null })
  })

  it('says where its maker is not on the site', async () => {
    await database.db.update(brand).set({ publishState: 'draft' }).where(eq(brand.id, brandId))
    const { id, is_maker_out } = await createStock({ ctx, kind: 'car', input: { value: carRecord(brandId, { model_name: 'Waiting' }) } })
    expect(is_maker_out).toBe(false)
    await database.db.update(brand).set({ publishState: 'published' }).where(eq(brand.id, brandId))
    expect(await findStock({ ctx, kind: 'car', input: { id } })).toMatchObject({ is_maker_out: true })
  })

  it('belongs to the staff alone', async () => {
    const other = createTestCtx(database.db, { actor: { kind: 'staff', staffId: 1, permissions: ['content.write'] } }).ctx
    await expect(createStock({ ctx: other, kind: 'car', input: { value: carRecord(brandId) } })).rejects.toThrow('forbidden')
    await expect(findStock({ ctx: other, kind: 'car', input: { id: 1 } })).rejects.toThrow('forbidden')
  })

  it.each([
    ['model_name', '   ', 'required'],
    ['model_name', 'x'.repeat(81), 'too_long'],
    ['model_name', 'Seal\u202E', 'control_characters'],
    ['length_mm', 48, 'out_of_range'],
    ['seats', 4.5, 'whole_number'],
    ['fob_price_usd_cents', 0, 'out_of_range'],
    ['energy_type', 'steam', 'required'],
    ['axle_config', '6 by 4', 'axles'],
    ['brand_id', 999_999, 'required'],
    ['publish_at', 'tomorrow', 'date'],
  ])('says by the field %s what is wrong with %j', async (field, given, key) => {
    const value = { ...carRecord(brandId, { model_name: 'Wrong' }), [field]: given }
    await expect(createStock({ ctx, kind: 'car', input: { value } })).rejects.toMatchObject({
      key: 'validation_failed',
      issues: [{ path: `value.${field}`, key }],
    })
  })

  it('tells what is doubtful in it', async () => {
    const value = carRecord(brandId, { model_name: 'Doubt', gvw_kg: 1_900, length_mm: 1_600, wheelbase_mm: 1_500 })
    const { hints } = await createStock({ ctx, kind: 'car', input: { value } })
    expect(hints.map(({ field }) => field).toSorted()).toEqual(['curb_weight_kg', 'gvw_kg', 'length_mm', 'wheelbase_mm'])
  })
})

describe('the other kinds', () => {
  it('a used unit belongs to the catalogue’s car and keeps its defects', async () => {
    const { id: carId } = await createStock({ ctx, kind: 'car', input: { value: carRecord(brandId, { model_name: 'Qin', trim: 'Plus' }) } })
    const saved = await createStock({
      ctx,
      kind: 'used_car',
      input: { value: usedCarRecord(brandId, { model_name: 'qin', trim: 'PLUS', vin: 'lgxce6cd-5p0000001' }) },
    })
    const [row] = await database.db.select().from(usedCar).where(eq(usedCar.id, saved.id))
    expect(row).toMatchObject({ carId, vin: 'LGXCE6CD5P0000001', defects: saved.value.defects })
    expect(saved.sign).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
    const priced = await patchStock({ ctx, kind: 'used_car', input: { id: saved.id, version: 1, value: { fob_price_usd_cents: 1_400_000 } } })
    expect(priced.value).toEqual({ ...saved.value, fob_price_usd_cents: 1_400_000 })
    expect((await listStockPrices({ ctx, kind: 'used_car', input: { id: saved.id } })).map(({ fob_price_usd_cents: cents }) => cents)).toEqual([
      1_400_000, 1_500_000,
    ])
  })

  it('a part keeps what it fits', async () => {
    const saved = await createStock({ ctx, kind: 'fitting', input: { value: fittingRecord('OF-100') } })
    expect(saved.value).toEqual(fittingRecord('OF-100'))
    const changed = await patchStock({ ctx, kind: 'fitting', input: { id: saved.id, version: 1, value: { fits: ['byd/seal-*', 'geely/*'] } } })
    expect(changed.value.fits).toEqual(['byd/seal-*', 'geely/*'])
  })

  it('a maker’s new name finds its cars', async () => {
    const maker = await createStock({ ctx, kind: 'brand', input: { value: brandRecord('Zeekr') } })
    await createStock({ ctx, kind: 'car', input: { value: carRecord(maker.id, { model_name: '001' }) } })
    const find = () => listCars({ ctx: visitor(), input: { word: 'ji ke', sort: '0', page: 1, page_size: 24 } })
    expect((await find()).total).toBe(0)
    await patchStock({ ctx, kind: 'brand', input: { id: maker.id, version: 1, value: { aliases: ['Ji Ke'] } } })
    expect((await find()).total).toBe(1)
  })
})

it('a price is written once for each change', async () => {
  const saved = await createStock({ ctx, kind: 'car', input: { value: carRecord(brandId, { model_name: 'Once' }) } })
  await patchStock({ ctx, kind: 'car', input: { id: saved.id, version: 1, value: { seats: 4 } } })
  expect(await database.db.select({ id: carPrice.id }).from(carPrice).where(eq(carPrice.carId, saved.id))).toHaveLength(1)
  const [row] = await database.db.select().from(car).where(eq(car.id, saved.id))
  expect(row).toMatchObject({ version: 2, seats: 4, contentHash: null })
})

describe('prices and what is on the site', () => {
  const as = async (...permissions: string[]) => createTestCtx(database.db, { actor: await addStaff(database.db, permissions) }).ctx

  it('are rights apart from all other data, each told by its field', async () => {
    const { id, value } = await createStock({ ctx, kind: 'car', input: { value: carRecord(brandId, { model_name: 'Rights', fob_price_usd_cents: 900_000 }) } })
    const writer = await as('catalogue.read', 'catalogue.write')
    const pricer = await as('catalogue.read', 'catalogue.price')
    const publisher = await as('catalogue.read', 'catalogue.publish')
    const patch = (who: Ctx, version: number, change: object) => patchStock({ ctx: who, kind: 'car', input: { id, version, value: change } })
    await expect(patch(writer, 1, { fob_price_usd_cents: 890_000, power_kw: 90 })).rejects.toMatchObject({
      key: 'forbidden',
      issues: [{ path: 'value.fob_price_usd_cents', key: 'not_your_right' }],
    })
    await expect(patch(writer, 1, { publish_state: 'archived' })).rejects.toMatchObject({ issues: [{ path: 'value.publish_state' }] })
    for (const who of [pricer, publisher]) await expect(patch(who, 1, { power_kw: 90 })).rejects.toMatchObject({ issues: [{ path: 'value.power_kw' }] })
    await patch(pricer, 1, { fob_price_usd_cents: 880_000 })
    await patch(publisher, 2, { publish_state: 'archived' })
    await patch(writer, 3, { power_kw: 90 })
    expect((await findStock({ ctx, kind: 'car', input: { id } })).value).toMatchObject({
      fob_price_usd_cents: 880_000,
      publish_state: 'archived',
      power_kw: 90,
    })
    // The way back is a change like any other.
    const [, , priced] = await listStockRevisions({ ctx, kind: 'car', input: { id } })
    await expect(restoreStock({ ctx: writer, kind: 'car', input: { id, version: 4, revision_id: priced?.id ?? 0 } })).rejects.toMatchObject({
      key: 'forbidden',
    })
    expect(value.fob_price_usd_cents).toBe(900_000)
  })

  it('are left open in a new entry by who may neither set nor publish them', async () => {
    const writer = await as('catalogue.read', 'catalogue.write')
    const draft = carRecord(brandId, { model_name: 'Open', fob_price_usd_cents: null, price_valid_until: null, publish_state: 'draft' })
    const wrong = createStock({ ctx: writer, kind: 'car', input: { value: { ...draft, fob_price_usd_cents: 500_000, publish_state: 'published' } } })
    await expect(wrong).rejects.toMatchObject({ key: 'forbidden', issues: [{ key: 'not_your_right' }] })
    expect((await createStock({ ctx: writer, kind: 'car', input: { value: draft } })).version).toBe(1)
  })
})
