import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { parseDrawing } from '#drawing/address.ts'
import type { SiteContext } from '#apps/site/request/context.server.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { insertBrand, insertCar } from '#core/domain/car/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { insertUsedCar } from '#core/domain/used-car/testing.ts'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'
import { loadComparison } from './load-comparison.server.ts'

let database: TestDatabase
beforeAll(async () => {
  await preloadMessages(['site', 'head'])
  database = await createTestDatabase(inject('databaseUrl'))
  const byd = await insertBrand(database.db, { brandName: 'BYD' })
  const sedan = { brandId: byd.id, autoType: 'sedan', bodyType: 'sedan', lengthMm: 4800, widthMm: 1875, heightMm: 1460, wheelbaseMm: 2920 } as const
  await insertCar(database.db, { ...sedan, modelSign: 'seal', modelName: 'Seal', fobPriceUsdCents: 2_290_000, seats: 5 })
  await insertCar(database.db, { ...sedan, modelSign: 'han', modelName: 'Han', lengthMm: 4995, seats: 5 })
  await insertCar(database.db, { ...sedan, modelSign: 'qin', modelName: 'Qin', fobPriceUsdCents: 1_100_000 })
  await insertCar(database.db, { ...sedan, modelSign: 'draft', modelName: 'Draft', publishState: 'draft' })
  const mpv = { brandId: byd.id, autoType: 'mpv', bodyType: 'mpv' } as const
  await insertCar(database.db, { ...mpv, modelSign: 'cltc', modelName: 'C', energyType: 'BEV', rangeKm: 400, rangeCycle: 'CLTC' })
  await insertCar(database.db, { ...mpv, modelSign: 'wltp', modelName: 'W', energyType: 'BEV', rangeKm: 400, rangeCycle: 'WLTP' })
  await insertCar(database.db, { ...mpv, modelSign: 'plug-in', modelName: 'P', energyType: 'PHEV', rangeKm: 110, rangeCycle: 'CLTC' })
  const used = { brandId: byd.id, modelName: 'Han', trim: 'EV', modelYear: 2021, mileageKm: 42_000, steering: 'left', portOfLoading: 'Shanghai' } as const
  await insertUsedCar(database.db, { ...used, stockRef: 'QL-1', fobPriceUsdCents: 1_500_000 })
  await insertUsedCar(database.db, { ...used, stockRef: 'QL-2', publishState: 'draft' })
  await insertCar(database.db, { brandId: byd.id, modelSign: 'tang', modelName: 'Tang', autoType: 'suv', isHot: true })
})
afterAll(() => database.drop())

async function compare(query: string, locale: 'en' | 'ar' = 'en') {
  const site = {
    ctx: createTestCtx(database.db, { locale }).ctx,
    locale,
    t: createServerTranslator(locale, 'site'),
    url: new URL(`http://localhost/compare?${query}`),
    tag: () => {},
  }
  const { view } = await loadComparison(site as unknown as SiteContext)
  return view
}

it('shows the cars in the order asked for, and passes over what is none or not published', async () => {
  const view = await compare('cars=han,draft,nothing,seal')
  expect(view.cars.map((car) => [car.title, car.price])).toEqual([
    ['BYD Han', null],
    ['BYD Seal', 'US$22,900'],
  ])
  expect(view.cars[0]?.removeHref).toBe('/compare?cars=seal')
})

it('marks the rows that differ, in the same order for all', async () => {
  const rows = (await compare('cars=seal,han')).groups.flatMap((group) => group.rows)
  const row = (label: string) => rows.find((one) => one.label === label)
  expect(row('Seats')).toEqual({ label: 'Seats', values: ['5', '5'], isDifferent: false, note: null })
  expect(row('Vehicle dimensions (L × W × H)')).toMatchObject({
    values: ['4,800\u00a0× 1,875\u00a0× 1,460\u00a0mm', '4,995\u00a0× 1,875\u00a0× 1,460\u00a0mm'],
    isDifferent: true,
  })
  expect(row('Torque')).toBeUndefined()
})

it('says where ranges were measured otherwise, and keeps what a plug-in hybrid goes on its battery apart', async () => {
  const rowsOf = async (cars: string) => {
    const rows = (await compare(`cars=${cars}`)).groups.flatMap((group) => group.rows)
    return rows.filter(({ label }) => /range|everyday/i.test(label)).map(({ label, values, note }) => [label, values, note])
  }
  const warning = 'Measured in different test cycles: compare the everyday estimates.'
  expect(await rowsOf('cltc,wltp')).toEqual([
    ['Driving range', ['400 km (CLTC)', '400 km (WLTP)'], warning],
    ['Everyday estimate', ['280–300 km', '320–360 km'], null],
  ])
  expect(await rowsOf('cltc,plug-in')).toEqual([
    ['Driving range', ['400 km (CLTC)', null], null],
    ['Everyday estimate', ['280–300 km', null], null],
    ['Electric range', [null, '110 km (CLTC)'], null],
    ['Electric range, everyday estimate', [null, '75–85 km'], null],
  ])
})

it('draws the two to one scale, or one beside a person', async () => {
  const both = (await compare('cars=seal,han')).scale
  const drawn = parseDrawing(both?.drawing.src ?? '')
  expect(drawn?.kind === 'scale' && drawn.beside !== 'person' && [drawn.vehicle.measure.lengthMm, drawn.beside.measure.lengthMm]).toEqual([4800, 4995])
  expect(both?.alt).toBe('The BYD Seal beside the BYD Han, to scale')
  const person = (await compare('cars=seal,han&first=han&beside=person')).scale
  expect(person).toMatchObject({ first: 'han', beside: 'person', alt: 'The BYD Han beside a person, to scale' })
})

it('offers other cars of the same type, and hot ones where there is none yet', async () => {
  expect((await compare('cars=seal')).more.map((choice) => choice.value)).toEqual(['han', 'qin'])
  const empty = await compare('')
  expect([empty.cars, empty.scale, empty.groups]).toEqual([[], null, []])
  expect(empty.more.map((choice) => choice.value)).toEqual(['tang'])
})

it('puts used units beside new cars, with what has happened to them and without what only their model had (R11.4)', async () => {
  const view = await compare('cars=han&used=ql-1,QL-2')
  expect(view.cars.map(({ kind, title, price, term, href, removeHref }) => [kind, title, price, term, href, removeHref])).toEqual([
    ['car', 'BYD Han', null, 'FOB', '/car/han', '/compare?used=QL-1'],
    ['used', 'BYD Han', 'US$15,000', 'FOB Shanghai', '/usedCarsDetail/QL-1', '/compare?cars=han'],
  ])
  const rows = view.groups.flatMap(({ rows: own }) => own)
  expect(rows.find(({ label }) => label === 'Mileage')?.values).toEqual([null, '42,000 km'])
  expect(rows.find(({ label }) => label === 'Seats')?.values).toEqual(['5', null])
  expect(view.scale).toMatchObject({ first: 'han', beside: 'QL-1' })
})

it('names what does not fit beside the first four, and shows what is chosen instead (R11.4)', async () => {
  const names = 'cars=seal,han,qin,tang&used=QL-1'
  const first = await compare(names)
  expect(first.cars.map(({ sign }) => sign)).toEqual(['seal', 'han', 'qin', 'tang'])
  expect(first.leftOut).toBe('Only four vehicles fit side by side. Not shown here: BYD Han\u00a0· EV\u00a0· 2021.')
  expect(first.ticks.map(({ value, isShown }) => [value, isShown])).toEqual([
    ['seal', true],
    ['han', true],
    ['qin', true],
    ['tang', true],
    ['QL-1', false],
  ])
  expect(first.cars[0]?.removeHref).toBe('/compare?cars=han,qin,tang&used=QL-1')
  const chosen = await compare(`${names}&show=han&show=QL-1`)
  expect(chosen.cars.map(({ sign }) => sign)).toEqual(['han', 'QL-1'])
  expect(chosen.scale).toMatchObject({ first: 'han', beside: 'QL-1' })
  expect(chosen.fields).toEqual([
    ['cars', 'seal,han,qin,tang'],
    ['used', 'QL-1'],
    ['show', 'han,QL-1'],
  ])
  expect((await compare('cars=seal,han')).leftOut).toBeNull()
})

it('takes what is not known for no difference, and puts what only one has below (R11.4)', async () => {
  const mixed = await compare('cars=han&used=QL-1')
  const row = (label: string) => mixed.groups.flatMap(({ rows }) => rows).find((one) => one.label === label)
  expect([row('Seats')?.isDifferent, row('FOB price')?.isDifferent]).toEqual([false, false])
  const { groups, isAlike } = await compare('cars=han&used=QL-1&only=different')
  expect(groups.at(-1)?.title).toBe('Known for one vehicle only')
  const ofOne = groups.at(-1)?.rows.map(({ label }) => label)
  expect(ofOne).toEqual(expect.arrayContaining(['Seats', 'Mileage', 'FOB price']))
  expect(
    groups
      .slice(0, -1)
      .flatMap(({ rows }) => rows)
      .every(({ isDifferent }) => isDifferent),
  ).toBe(true)
  expect(isAlike).toBe(groups.length === 1)
})

it('shows only what differs where that is asked for, and the way back', async () => {
  const [all, different] = await Promise.all([compare('cars=seal,han'), compare('cars=seal,han&only=different')])
  const rowsOf = (view: typeof all) => view.groups.flatMap(({ rows }) => rows)
  expect(rowsOf(different).filter((row) => row.isDifferent)).toEqual(rowsOf(all).filter((row) => row.isDifferent))
  expect(rowsOf(different).length).toBeGreaterThan(0)
  expect([all.otherRowsHref, different.otherRowsHref]).toEqual(['/compare?cars=seal,han&only=different', '/compare?cars=seal,han'])
  expect((await compare('cars=seal&only=different')).groups).toEqual([])
})
