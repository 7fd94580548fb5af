import { parse } from 'csv-parse/sync'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { ListingFeedValue } from '#contract/listing-feed.ts'
import { UNSET_SETTINGS } from '#contract/setting.ts'
import { brand, car, setting, usedCar, usedCarTranslation } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { seedCountries } from '#core/domain/country/index.ts'
import { findDestination, findLandedPrice } from '#core/domain/landed-price/index.ts'
import { loadPricedStock } from '#core/domain/landed-price/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { openListingFeed, readLeftOut } from './index.ts'
import { addFeed, addPhotographs, tokenOf, YARD } from './testing.ts'

const ORIGIN = 'https://www.example.com'
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/

let database: TestDatabase
/** A used car that has everything, and a reserved one. */
let whole: typeof usedCar.$inferSelect
let reserved: typeof usedCar.$inferSelect
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const { db } = database
  await seedCountries({ ctx: createTestCtx(db).ctx })
  await loadPricedStock(db)
  await db.update(usedCar).set({ isSample: false })
  await db.update(car).set({ isSample: false })
  const find = async (status: 'available' | 'reserved') => {
    const [row] = await db
      .select()
      .from(usedCar)
      .where(
        sql`status = ${status} and exists (select from car where car.brand_id = used_car.brand_id and car.model_name = used_car.model_name and body_type = 'suv')`,
      )
      .orderBy(usedCar.id)
      .limit(1)
    if (row === undefined) throw new Error('no unit')
    return row
  }
  whole = await find('available')
  reserved = await find('reserved')
  await addPhotographs(db, whole.stockRef, 3)
  await addPhotographs(db, reserved.stockRef, 1)
  await setCompany({ address: '88 Harbour Road\n315000 Ningbo\nChina' })
}, 120_000)
afterAll(() => database.drop())

async function setCompany(facts: object): Promise<void> {
  const value = { ...UNSET_SETTINGS.company, name: 'Quayline Motors', phone: '+86 574 8765 4321', ...facts }
  await database.db.insert(setting).values({ key: 'company', value }).onConflictDoUpdate({ target: setting.key, set: { value } })
}

async function textOf(value: Partial<ListingFeedValue>): Promise<string> {
  const feed = await addFeed(database.db, value)
  const opened = await openListingFeed({ ctx: createTestCtx(database.db).ctx, input: { token: tokenOf(feed), siteOrigin: ORIGIN } })
  if (opened === null) throw new Error('opens nothing')
  return (await Array.fromAsync(opened.chunks())).join('')
}

async function rowsOf(value: Partial<ListingFeedValue>): Promise<Record<string, string>[]> {
  return parse(await textOf(value), { columns: true })
}

async function reportOf(value: Partial<ListingFeedValue>) {
  const { id } = await addFeed(database.db, value)
  return readLeftOut({ ctx: createTestCtx(database.db, { actor: { kind: 'system' } }).ctx, input: { id } })
}

describe('a feed for Google vehicle listings (R22.17)', () => {
  it('has what the specification requires of every vehicle', async () => {
    const rows = await rowsOf({ format: 'google' })
    expect(rows.length).toBeGreaterThan(50)
    for (const row of rows) {
      expect(row['vin']).toMatch(VIN)
      expect(row['price']).toMatch(/^\d+(\.\d\d)? USD$/)
      expect(row['condition']).toBe('used')
      expect(row['year']).toMatch(/^\d{4}$/)
      expect(row['mileage']).toMatch(/^\d+ km$/)
      for (const field of ['store_code', 'dealership_name', 'dealership_address', 'make', 'model']) expect(row[field], field).not.toBe('')
    }
    const row = rows.find(({ id }) => id === whole.stockRef)
    expect(row).toMatchObject({
      vin: whole.vin,
      dealership_name: 'Quayline Motors',
      dealership_address: '88 Harbour Road, 315000 Ningbo, China',
      tracking_phone_number: '+86 574 8765 4321',
      image_link: `${ORIGIN}/shared/media/picture/${whole.stockRef}-0.webp.jpg`,
      additional_image_link: [1, 2].map((at) => `${ORIGIN}/shared/media/picture/${whole.stockRef}-${at}.webp.jpg`).join(','),
      link: `${ORIGIN}/usedCarsDetail/${whole.stockRef}`,
    })
  })

  it('leaves out reserved and heavy vehicles and new cars, and says why', async () => {
    const report = await reportOf({ format: 'google' })
    const count = (reason: string) => report.reasons.find((each) => each.reason === reason)?.count ?? 0
    const [news, held] = await Promise.all([database.db.$count(car), database.db.$count(usedCar, eq(usedCar.status, 'reserved'))])
    expect(count('no_vin')).toBe(news)
    expect(count('reserved')).toBe(held)
    expect(count('not_for_platform')).toBeGreaterThan(20)
    expect(report.vehicles).toHaveLength(200)
    expect(report.rows).toBe((await rowsOf({ format: 'google' })).length)
    expect((await rowsOf({ format: 'google' })).map(({ id }) => id)).not.toContain(reserved.stockRef)
  })

  it('is empty without an address of the company', async () => {
    await setCompany({})
    expect(await rowsOf({ format: 'google' })).toEqual([])
    expect(await reportOf({ format: 'google' })).toMatchObject({ rows: 0, faults: ['no_address'] })
    await setCompany({ address: '88 Harbour Road\n315000 Ningbo\nChina' })
  })
})

describe('a feed for Meta automotive inventory', () => {
  it('has what the catalogue requires, in the words that it knows', async () => {
    const rows = await rowsOf({ format: 'meta', ...YARD })
    expect(rows.map(({ vehicle_id: id }) => id).toSorted()).toEqual([whole.stockRef, reserved.stockRef].toSorted())
    for (const row of rows) {
      for (const field of ['title', 'description', 'url', 'make', 'model', 'exterior_color', 'image[0].url', 'image[0].tag[0]'])
        expect(row[field], field).not.toBe('')
      expect(row).toMatchObject({ 'mileage.unit': 'KM', state_of_vehicle: 'USED', body_style: 'SUV' })
      expect(row['price']).toMatch(/^\d+(\.\d\d)? USD$/)
      expect(row['mileage.value']).toMatch(/^\d+$/)
      expect(row['year']).toMatch(/^\d{4}$/)
      expect(['AUTOMATIC', 'MANUAL', '']).toContain(row['transmission'])
      expect(['FWD', 'RWD', 'AWD', 'FOUR_WD', '']).toContain(row['drivetrain'])
      expect(['ELECTRIC', 'HYBRID', 'PLUGIN_HYBRID', 'GASOLINE', 'DIESEL', 'OTHER', '']).toContain(row['fuel_type'])
      const address: unknown = JSON.parse(row['address'] ?? '')
      expect(address).toEqual({ addr1: '88 Harbour Road', city: 'Ningbo', region: 'Zhejiang', country: 'CN', postal_code: '315000' })
    }
    expect(rows.find(({ vehicle_id: id }) => id === whole.stockRef)?.['availability']).toBe('AVAILABLE')
    expect(rows.find(({ vehicle_id: id }) => id === reserved.stockRef)?.['availability']).toBe('PENDING')
  })

  it('is empty without the parts of the address, and names what each vehicle lacks', async () => {
    expect(await rowsOf({ format: 'meta' })).toEqual([])
    expect(await reportOf({ format: 'meta', ...YARD, yard_city: '' })).toMatchObject({ rows: 0, faults: ['no_address'] })
    const { vehicles } = await reportOf({ format: 'meta', ...YARD, kinds: ['new'] })
    expect(vehicles[0]?.reasons).toEqual(expect.arrayContaining(['no_picture', 'no_colour', 'no_mileage']))
  })
})

it('never gives sample data to a platform, and marks it for partners', async () => {
  const { db } = database
  await db.update(usedCar).set({ isSample: true }).where(eq(usedCar.id, whole.id))
  const [google, meta, plain] = await Promise.all([rowsOf({ format: 'google' }), rowsOf({ format: 'meta', ...YARD }), rowsOf({ kinds: ['used'] })])
  expect(google.map(({ id }) => id)).not.toContain(whole.stockRef)
  expect(meta.map(({ vehicle_id: id }) => id)).toEqual([reserved.stockRef])
  expect(plain.find(({ id }) => id === whole.stockRef)?.['is_sample']).toBe('true')
  await db.update(usedCar).set({ isSample: false }).where(eq(usedCar.id, whole.id))
})

describe('a feed for a partner', () => {
  it('tells as CSV and as JSON the same of every vehicle that can be bought', async () => {
    const [rows, text] = await Promise.all([rowsOf({}), textOf({ format: 'json' })])
    const { vehicles } = JSON.parse(text) as { vehicles: Record<string, unknown>[] }
    const available = await database.db.$count(usedCar, eq(usedCar.status, 'available'))
    expect(rows).toHaveLength((await database.db.$count(car)) + available)
    expect(vehicles.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
    expect(vehicles.find(({ id }) => id === whole.stockRef)).toMatchObject({ kind: 'used', mileage_km: whole.mileageKm, vin: whole.vin, cif_usd: null })
  })

  it('has at a destination what its country admits, with the price of the site there', async () => {
    const { ctx } = createTestCtx(database.db)
    const destination = await findDestination({ ctx, input: { code: 'KE-mombasa' } })
    if (destination === null) throw new Error('no destination')
    const { vehicles } = JSON.parse(await textOf({ format: 'json', destination: 'KE-mombasa' })) as { vehicles: Record<string, unknown>[] }
    const report = await reportOf({ format: 'json', destination: 'KE-mombasa' })
    expect(report.rows).toBe(vehicles.length)
    expect(report.reasons.find(({ reason }) => reason === 'not_admitted')?.count).toBeGreaterThan(0)
    const priced = vehicles.filter(({ cif_usd: cif }) => cif !== null)
    expect(priced.length).toBeGreaterThan(5)
    for (const row of priced.slice(0, 10)) {
      const { country, port, port_country: portCountry } = destination
      const way = { country, port, port_country: portCountry, mode: row['mode'] as 'roro' }
      const price = await findLandedPrice({ ctx, input: { kind: row['kind'] as 'new', id: String(row['id']), ...way } })
      expect([row['cif_usd'], row['landed_total_usd'], row['port']]).toEqual([price.cif_usd, price.landed_total_usd, 'Mombasa'])
      expect(row['link']).toMatch(/\?dest=KE-mombasa$/)
    }
  })

  it('speaks the language of the feed, and leads to its address', async () => {
    const { db } = database
    await db.update(usedCar).set({ colourExterior: 'white' }).where(eq(usedCar.id, whole.id))
    await db.insert(usedCarTranslation).values({ usedCarId: whole.id, locale: 'de', summary: 'Gepflegt, aus erster Hand', publishState: 'published' })
    const find = async (locale: string) => (await rowsOf({ kinds: ['used'], locale })).find(({ id }) => id === whole.stockRef)
    const [german, english] = [await find('de'), await find('en')]
    expect(german).toMatchObject({
      link: `https://de.example.com/usedCarsDetail/${whole.stockRef}`,
      description: 'Gepflegt, aus erster Hand',
      colour_exterior: 'Weiß',
    })
    expect(german?.['title']).toContain('weiß')
    expect(english?.['title']).toContain('white')
    expect(english?.['description']).toContain('Mileage')
  })

  it('names the fuel of an engine where it is known, and the kind alone where it is not', async () => {
    const { db } = database
    const own = (fuel: 'diesel' | null) => db.update(usedCar).set({ energyType: 'ICE', fuel }).where(eq(usedCar.id, whole.id))
    const find = async (value: Partial<ListingFeedValue>) =>
      (await rowsOf({ kinds: ['used'], ...value })).find((row) => (row['id'] ?? row['vehicle_id']) === whole.stockRef)
    await own('diesel')
    expect((await find({ locale: 'ru' }))?.['description']).toMatch(/ · Дизель · /)
    expect((await find({}))?.['description']).toMatch(/ · Diesel · /)
    expect((await find({ format: 'google' }))?.['fuel_type']).toBe('diesel')
    expect((await find({ format: 'meta', ...YARD }))?.['fuel_type']).toBe('DIESEL')
    await own(null)
    expect((await find({}))?.['description']).toContain(' · Petrol or diesel · ')
    expect((await find({ format: 'google' }))?.['fuel_type']).toBe('')
    await db.update(usedCar).set({ energyType: whole.energyType, fuel: whole.fuel }).where(eq(usedCar.id, whole.id))
  })

  it('holds no cell that a spreadsheet would run', async () => {
    const { db } = database
    await db.update(brand).set({ brandName: '=1+1' }).where(eq(brand.id, whole.brandId))
    await db.update(usedCar).set({ trim: '@SUM(A1)', modelName: '+cmd' }).where(eq(usedCar.id, whole.id))
    const row = (await rowsOf({ kinds: ['used'] })).find(({ id }) => id === whole.stockRef)
    expect(row).toMatchObject({ make: "'=1+1", model: "'+cmd", trim: "'@SUM(A1)" })
    for (const cell of (await textOf({ kinds: ['used'] })).split(/[,\n]/)) expect(cell).not.toMatch(/^"?[=+@]/)
  })
})
