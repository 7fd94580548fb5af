import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { listPriceRowsInputSchema, priceLapsesSchema, priceRowPageSchema, staffPriceRowSchema } from '#contract/landed-price-sheet.ts'
import { PRICE_SHEETS, type PriceSheet } from '#contract/landed-price-values.ts'
import { SHEET_COLUMNS } from '#contract/price-sheet-values.ts'
import { auditLog, dutyRule } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import type { Ctx } from '#core/domain/context.ts'
import { seedCountries } from '#core/domain/country/index.ts'
import { addStaff, createTestCtx } from '#core/domain/testing.ts'
import {
  deletePriceRow,
  findLandedPrice,
  findPriceRow,
  listPriceLapses,
  listPriceRowRevisions,
  listPriceRows,
  listPriceSheets,
  readPriceSheetVersion,
  replacePriceSheet,
  savePriceRow,
} from './index.ts'
import { loadPricedStock } from './testing.ts'

const CATALOGUE = path.resolve(import.meta.dirname, '../../../demo/catalogue')
const DUTIES = await readFile(path.join(CATALOGUE, 'duty_rules.csv'), 'utf8')
const CURRENCIES = await readFile(path.join(CATALOGUE, 'currencies.csv'), 'utf8')
const MOMBASA = { kind: 'new', id: 'chery-tiggo-4-pro-1-5l-cvt-elite-2025', country: 'KE', port: 'Mombasa', mode: 'roro', date: '2026-11-20' } as const

let database: TestDatabase
let ctx: Ctx
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await seedCountries({ ctx: createTestCtx(database.db).ctx })
  await loadPricedStock(database.db)
  ctx = createTestCtx(database.db, { actor: await addStaff(database.db, ['content.read', 'content.write']) }).ctx
}, 120_000)
afterAll(() => database.drop())

const send = (sheet: PriceSheet, text: string, isDryRun = false) =>
  replacePriceSheet({ ctx, input: { sheet, bytes: Buffer.from(text), fileName: `${sheet}.csv`, isDryRun } })
const list = async (input: object) => priceRowPageSchema.parse(await listPriceRows({ ctx, input: listPriceRowsInputSchema.parse(input) }))
const find = async (sheet: PriceSheet, id: number) => staffPriceRowSchema.parse(await findPriceRow({ ctx, input: { sheet, id } }))

async function kenyaDuty() {
  const { list: rows } = await list({ sheet: 'duties', country: 'KE' })
  const row = rows.find(({ cells }) => cells['component'] === 'import_duty' && cells['energy_type'] === '')
  return find('duties', row?.id ?? 0)
}

describe('a file of duties (R22.7)', () => {
  const changed = (place: RegExp, to: string) => DUTIES.replace(place, to)
  const kenya = /^KE,on,10,import_duty,Import duty,cif,,,,35(?=,)/m

  it.each([
    ['a rate of 5000 %', changed(kenya, 'KE,on,10,import_duty,Import duty,cif,,,,5000'), { row: 3, column: 'rate_percent', key: 'out_of_range' }],
    [
      'a country that there is none of',
      changed(kenya, 'ZZ,on,10,import_duty,Import duty,cif,,,,35'),
      { row: 3, column: 'country_iso2', key: 'unknown_country' },
    ],
    [
      'an age counted otherwise than in the rest of the country',
      DUTIES.split('\n')
        .map((line, at) => (at === 2 ? line.replace('first_registration_year', 'manufacture') : line))
        .join('\n'),
      { row: 3, column: 'age_basis', key: 'age_basis_differs' },
    ],
  ])('is kept out for %s, and told by its row', async (_fault, text, issue) => {
    const { issues, is_written: isWritten, changes } = await send('duties', text)
    expect({ issues, isWritten, changes }).toEqual({ issues: [issue], isWritten: false, changes: null })
  })

  it('is told in figures before it is taken: what is new, changed, gone, and which countries have nothing left', async () => {
    expect((await send('duties', DUTIES, true)).changes).toEqual({ added: 0, changed: 0, removed: 0, unchanged: 803, first: [], lost_countries: [] })
    const without = DUTIES.split('\n').filter((line) => !line.startsWith('KE,'))
    const gone = (await send('duties', without.join('\n'), true)).changes
    expect(gone).toMatchObject({ added: 0, changed: 0, lost_countries: ['KE'] })
    expect((gone?.removed ?? 0) + (gone?.unchanged ?? 0)).toBe(803)
    expect(gone?.first[0]).toMatchObject({ outcome: 'removed', cells: { country_iso2: 'KE', component: 'import_duty' } })
    const dearer = (await send('duties', changed(kenya, 'KE,on,10,import_duty,Import duty,cif,,,,36'), true)).changes
    expect(dearer).toMatchObject({ added: 0, changed: 1, removed: 0, unchanged: 802 })
    expect(dearer?.first).toMatchObject([{ outcome: 'changed', cells: { country_iso2: 'KE', rate_percent: '36' }, columns: ['rate_percent'] }])
    expect(await database.db.$count(dutyRule)).toBe(803)
  })
})

it('a value that is none is told once by its column (R22.7)', async () => {
  const { issues } = await send('currencies', CURRENCIES.replace(/^([A-Z]{3}),([^,]*),(\d),[\d.]+/m, '$1,$2,$3,none'))
  expect(issues).toEqual([{ row: 2, column: 'usd_rate', key: 'invalid' }])
})

it('the columns that staff are shown are those of the files', async () => {
  const files = {
    freight: 'freight_rates',
    charges: 'insurance_inspection',
    duties: 'duty_rules',
    transit: 'transit_routes',
    sizes: 'used_models',
    currencies: 'currencies',
  } as const
  for (const sheet of PRICE_SHEETS) {
    const text = await readFile(path.join(CATALOGUE, `${files[sheet]}.csv`), 'utf8')
    expect(text.slice(0, text.indexOf('\n')).trim().split(',')).toEqual(Object.keys(SHEET_COLUMNS[sheet]))
    // Each row of the demonstration comes back as it is written, so that a file and the rows of the table are one.
    expect((await send(sheet, text, true)).changes).toMatchObject({ added: 0, changed: 0, removed: 0 })
  }
})

describe('the rows of a sheet (R22.20)', () => {
  it('are listed by word, country, port and validity, a page at a time', async () => {
    const all = await list({ sheet: 'freight', page_size: 10 })
    expect([all.total, all.list.length]).toEqual([666, 10])
    expect((await list({ sheet: 'freight', page: 67, page_size: 10 })).list).toHaveLength(6)
    const mombasa = await list({ sheet: 'freight', port: 'mombasa' })
    expect(mombasa.list.every(({ cells }) => cells['destination_port'] === 'Mombasa')).toBe(true)
    expect((await list({ sheet: 'freight', country: 'KE' })).total).toBe(mombasa.total)
    expect((await list({ sheet: 'duties', word: '肯尼亚' })).list.every(({ cells }) => cells['country_iso2'] === 'KE')).toBe(true)
    expect((await list({ sheet: 'duties', word: 'railway development' })).total).toBeGreaterThan(0)
    const states = await Promise.all((['valid', 'lapsed', 'coming'] as const).map((validity) => list({ sheet: 'freight', validity })))
    expect(states.reduce((sum, { total }) => sum + total, 0)).toBe(666)
    expect((await list({ sheet: 'currencies' })).list[0]).toMatchObject({ validity: null })
  })

  it('warn of what lapses, the next first', async () => {
    const [row] = (await list({ sheet: 'freight', country: 'KE', validity: 'valid' })).list
    const { version, value } = await find('freight', row?.id ?? 0)
    // The clock of the test stands on 21 November 2026.
    await savePriceRow({ ctx, input: { sheet: 'freight', id: row?.id ?? 0, version, value: { ...value, valid_to: '2026-11-29' } } })
    const { first, lapsing, lapsed } = priceLapsesSchema.parse(await listPriceLapses({ ctx }))
    // Rates of the demonstration that have lapsed are all followed by others.
    expect([lapsing, lapsed]).toEqual([1, 0])
    expect((await list({ sheet: 'freight', validity: 'lapsed' })).total).toBeGreaterThan(20)
    expect((await list({ sheet: 'freight', validity: 'ending' })).list.map(({ id }) => id)).toEqual([row?.id])
    expect((await listPriceSheets({ ctx })).list.find(({ sheet }) => sheet === 'freight')).toMatchObject({ lapsing: 1, lapsed: 0, next_lapse: '2026-11-29' })
    expect(first[0]).toMatchObject({ cells: { rate_id: value['rate_id'] }, validity: { state: 'lapsing', days: 8 } })
  })

  it('are edited with their version; the price follows, and history, log and version of the sheet say who did what', async () => {
    const before = await kenyaDuty()
    const { landed_total_usd: cheap } = await findLandedPrice({ ctx, input: MOMBASA })
    const saved = await savePriceRow({ ctx, input: { sheet: 'duties', ...before, value: { ...before.value, rate_percent: '40.0' } } as never })
    expect(saved).toMatchObject({ id: before.id, version: before.version + 1, is_sample: false, value: { rate_percent: '40' } })
    await expect(savePriceRow({ ctx, input: { sheet: 'duties', id: before.id, version: before.version, value: before.value } })).rejects.toThrow('conflict')
    ctx.ports.cache.drop(['landed_price'])
    expect((await findLandedPrice({ ctx, input: MOMBASA })).landed_total_usd).toBeGreaterThan(cheap ?? 0)
    expect(await listPriceRowRevisions({ ctx, input: { sheet: 'duties', id: before.id } })).toMatchObject([
      { before: { rate_percent: '35' }, after: { rate_percent: '40' }, staff_name: expect.any(String) },
    ])
    const [entry] = await database.db.select().from(auditLog).where(eq(auditLog.action, 'price_duties.saved')).orderBy(desc(auditLog.id)).limit(1)
    expect(entry?.detail).toEqual({ changed: { rate_percent: { before: '35', after: '40' } } })
    const [version] = (await listPriceSheets({ ctx })).list.find(({ sheet }) => sheet === 'duties')?.versions ?? []
    expect(version).toMatchObject({ file_name: 'duties-edited.csv', rows: 803 })
    const { content } = await readPriceSheetVersion({ ctx, input: { sheet: 'duties', id: version?.id ?? 0 } })
    expect((await send('duties', content, true)).changes).toMatchObject({ unchanged: 803 })
  })

  it('are the company’s own once they are edited, and sample data again with the sample values put back', async () => {
    const row = (await list({ sheet: 'charges', page_size: 1 })).list[0]
    const save = async (cells: Record<string, string>) => {
      const { id, version, value } = await find('charges', row?.id ?? 0)
      return (await savePriceRow({ ctx, input: { sheet: 'charges', id, version, value: { ...value, ...cells } } })).is_sample
    }
    const { is_sample: isSample, value } = await find('charges', row?.id ?? 0)
    expect(isSample).toBe(true)
    expect(await save({ name_en: 'Ours' })).toBe(false)
    expect(await save({ name_en: value['name_en'] ?? '' })).toBe(true)
    // Who saves a sample as it is has checked it.
    expect(await save({})).toBe(false)
  })

  it('keep their history when a file takes their place', async () => {
    const row = await kenyaDuty()
    const { changes } = await send('duties', DUTIES)
    expect(changes).toMatchObject({ added: 0, changed: 1, removed: 0, unchanged: 802 })
    expect((await find('duties', row.id)).value['rate_percent']).toBe('35')
    expect((await listPriceRowRevisions({ ctx, input: { sheet: 'duties', id: row.id } }))[0]).toMatchObject({ after: { rate_percent: '35' } })
    const [entry] = await database.db.select().from(auditLog).where(eq(auditLog.action, 'landed_price.replaced')).orderBy(desc(auditLog.id)).limit(1)
    expect(entry?.detail).toMatchObject({ sheet: 'duties', file: 'duties.csv', added: 0, changed: 1, removed: 0, unchanged: 802 })
  })

  it.each<[string, Record<string, string>, { path: string; key: string }]>([
    ['a rate beyond all measure', { rate_percent: '5000' }, { path: 'value.rate_percent', key: 'too_big' }],
    ['a rate that is none', { rate_percent: 'much' }, { path: 'value.rate_percent', key: 'invalid_cell' }],
    ['a share without its rate', { rate_percent: '' }, { path: 'value.rate_percent', key: 'required' }],
    ['a country that there is none of', { country_iso2: 'ZZ' }, { path: 'value.country_iso2', key: 'unknown_country' }],
    ['an age counted otherwise', { age_basis: 'manufacture' }, { path: 'value.age_basis', key: 'age_basis_differs' }],
    ['a range that ends before it begins', { value_usd_min: '9', value_usd_max: '8' }, { path: 'value.value_usd_max', key: 'not_within' }],
  ])('are refused as the import refuses them: %s', async (_fault, cells, issue) => {
    const row = await kenyaDuty()
    const input = { sheet: 'duties' as const, id: row.id, version: row.version, value: { ...row.value, ...cells } }
    await expect(savePriceRow({ ctx, input })).rejects.toMatchObject({ key: 'validation_failed', issues: [issue] })
  })

  it.each<[PriceSheet, string, string, string]>([
    ['freight', 'rate_per_m3', '50000', '900'],
    ['freight', 'cost_40hc', '90000', '30000'],
    ['freight', 'destination_thc', '90000', '4000'],
    ['charges', 'fee_usd', '50000', '9000'],
    ['duties', 'amount_usd', '900000', '100000'],
    ['transit', 'inland_usd_heavy', '100000', '12000'],
  ])('keep a slip of the pen out, by hand and by file: %s %s of %s, not of %s', async (sheet, column, tooMuch, dear) => {
    const row = (await list({ sheet, page_size: 100 })).list.find(({ cells }) => cells[column] !== '')
    const { id, version, value } = await find(sheet, row?.id ?? 0)
    const save = (cell: string) => savePriceRow({ ctx, input: { sheet, id, version, value: { ...value, [column]: cell } } })
    await expect(save(tooMuch)).rejects.toMatchObject({ issues: [{ path: `value.${column}`, key: 'too_big' }] })
    expect((await save(dear)).value[column]).toBe(dear)
    const columns = Object.keys(SHEET_COLUMNS[sheet])
    const file = [columns, columns.map((name) => (name === column ? tooMuch : `"${value[name]}"`))].map((cells) => cells.join()).join('\n')
    expect((await send(sheet, file, true)).issues).toEqual([{ row: 2, column, key: 'out_of_range' }])
  })

  it('are added and taken out; a key stands in a sheet once, and its last row stays', async () => {
    const [row] = (await list({ sheet: 'freight', port: 'Mombasa' })).list
    const { value } = await find('freight', row?.id ?? 0)
    const add = (cells: Record<string, string>) => savePriceRow({ ctx, input: { sheet: 'freight', id: null, version: 0, value: { ...value, ...cells } } })
    await expect(add({})).rejects.toMatchObject({ issues: [{ path: 'value.rate_id', key: 'taken' }] })
    await expect(add({ rate_id: 'NEW1', destination_port: 'Atlantis' })).rejects.toMatchObject({
      issues: [{ path: 'value.destination_port', key: 'unknown_port' }],
    })
    const added = await add({ rate_id: 'NEW1' })
    expect((await list({ sheet: 'freight', word: 'new1' })).list).toMatchObject([{ id: added.id, is_sample: false }])
    await expect(deletePriceRow({ ctx, input: { sheet: 'freight', id: added.id, version: 9 } })).rejects.toThrow('conflict')
    await deletePriceRow({ ctx, input: { sheet: 'freight', id: added.id, version: added.version } })
    await expect(find('freight', added.id)).rejects.toThrow('not_found')
    const [entry] = await database.db.select().from(auditLog).where(eq(auditLog.action, 'price_freight.deleted'))
    expect(entry?.detail).toMatchObject({ name: `NEW1 · ${value['loading_port']} · Mombasa` })
    const { list: rows } = await list({ sheet: 'transit', page_size: 100 })
    const remove = async ({ id }: { id: number }) => deletePriceRow({ ctx, input: { sheet: 'transit', id, version: (await find('transit', id)).version } })
    for (const each of rows.slice(1)) await remove(each)
    await expect(remove(rows[0] ?? { id: 0 })).rejects.toMatchObject({ issues: [{ key: 'last_row' }] })
    expect((await list({ sheet: 'transit' })).total).toBe(1)
  })

  it('are for those who may read and write content', async () => {
    const reader = createTestCtx(database.db, { actor: await addStaff(database.db, ['content.read']) }).ctx
    const row = await kenyaDuty()
    await expect(savePriceRow({ ctx: reader, input: { sheet: 'duties', ...row } })).rejects.toThrow('forbidden')
    await expect(deletePriceRow({ ctx: reader, input: { sheet: 'duties', id: row.id, version: row.version } })).rejects.toThrow('forbidden')
    const nobody = createTestCtx(database.db).ctx
    await expect(listPriceRows({ ctx: nobody, input: listPriceRowsInputSchema.parse({ sheet: 'duties' }) })).rejects.toThrow('forbidden')
    await expect(listPriceLapses({ ctx: nobody })).rejects.toThrow('forbidden')
  })
})
