import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { DUTY_COMPONENTS, type FreightMode } from '#contract/landed-price-values.ts'
import { landedPriceInputSchema, landedPriceSchema, type LandedPriceInput } from '#contract/landed-price.ts'
import { auditLog, freightRate } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { addStaff, createTestCtx } from '#core/domain/testing.ts'
import { findLandedPrice, listLandedPrices, replacePriceSheet } from './index.ts'
import { loadPricedStock } from './testing.ts'

type Example = Record<string, string>
const file = path.join(import.meta.dirname, 'examples/landed_price_examples.csv')
const EXAMPLES: Example[] = parse(await readFile(file), { columns: true })

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await loadPricedStock(database.db)
}, 120_000)
afterAll(() => database.drop())

function inputOf(example: Example): LandedPriceInput {
  const { calc_date: date, vehicle_kind: kind, model_sign: sign, stock_ref: ref, destination_country_iso2: country, port_name: port, mode } = example
  return landedPriceInputSchema.parse({ kind, id: sign || ref, country, port, port_country: example['port_country_iso2'], mode, date })
}

async function find(input: LandedPriceInput) {
  const { ctx } = createTestCtx(database.db)
  return landedPriceSchema.parse(await findLandedPrice({ ctx, input }))
}

const number = (text: string | undefined) => (text === undefined || text === '' ? null : Number(text))
const list = (text: string | undefined) => (text === undefined || text === '' ? [] : text.split('|'))
const MOMBASA = { country: 'KE', port: 'Mombasa', mode: 'roro' as FreightMode, date: '2026-11-20' }
const TIGGO = 'chery-tiggo-4-pro-1-5l-cvt-elite-2025'

describe('findLandedPrice', () => {
  it.each(EXAMPLES)(
    '$example_id: $vehicle_kind $model_sign$stock_ref to $port_name, $destination_country_iso2 by $mode is $status $reason',
    async (example) => {
      const found: Record<string, unknown> = await find(inputOf(example))
      const texts = ['status', 'reason', 'rate_id', 'loading_port', 'container_class'] as const
      const figures = [
        'volume_m3',
        'age_years',
        'fob_usd',
        'freight_usd',
        'insurance_usd',
        'cif_usd',
        'inspection_usd',
        'inland_usd',
        'customs_value_usd',
      ] as const
      const sums = [...DUTY_COMPONENTS, 'duty_total_usd', 'destination_charges_usd', 'landed_total_usd'] as const
      expect(found).toMatchObject({
        ...Object.fromEntries(texts.map((name) => [name, example[name] || null])),
        ...Object.fromEntries([...figures, ...sums].map((name) => [name, number(example[name])])),
        notices: list(example['notices']),
        steps: list(example['steps']),
      })
    },
  )

  it('tells each line with where it comes from, and the lines make up the total', async () => {
    for (const example of EXAMPLES.filter(({ status }) => status === 'ok')) {
      const { lines, landed_total_usd: total, cif_usd: cif } = await find(inputOf(example))
      expect(lines.reduce((sum, { amount_usd: amount }) => sum + amount, 0)).toBe(total)
      const ofCif = lines.filter(({ line }) => ['fob', 'freight', 'insurance'].includes(line))
      expect(ofCif.reduce((sum, { amount_usd: amount }) => sum + amount, 0)).toBe(cif)
      for (const { line, source, as_of: asOf, valid_to: validTo } of lines) {
        if (line === 'fob') continue
        expect(source, `${example['example_id']} ${line}`).not.toBeNull()
        expect(asOf ?? validTo, `${example['example_id']} ${line}`).not.toBeNull()
      }
    }
  })

  it('leaves open what is not known: a port, a day without a rate, a vehicle that is not on the site', async () => {
    const nothing = { status: 'no_estimate', fob_usd: null, cif_usd: null, landed_total_usd: null, steps: [], lines: [] }
    expect(await find({ kind: 'new', id: TIGGO, ...MOMBASA, port: 'Atlantis' })).toMatchObject({ ...nothing, reason: 'unknown_port' })
    expect(await find({ kind: 'new', id: TIGGO, ...MOMBASA, country: 'ZZ' })).toMatchObject({ ...nothing, reason: 'unknown_country' })
    expect(await find({ kind: 'new', id: TIGGO, ...MOMBASA, country: 'ZZ', port_country: 'KE' })).toMatchObject({ ...nothing, reason: 'unknown_country' })
    expect(await find({ kind: 'new', id: TIGGO, ...MOMBASA, mode: 'rail' })).toMatchObject({ ...nothing, reason: 'mode_not_offered' })
    expect(await find({ kind: 'new', id: TIGGO, ...MOMBASA, country: 'UG', port: 'Lagos (Apapa)', port_country: 'NG' })).toMatchObject({
      ...nothing,
      reason: 'no_route',
    })
    expect(await find({ kind: 'new', id: TIGGO, ...MOMBASA, date: '2031-01-01' })).toMatchObject({ ...nothing, reason: 'no_valid_rate' })
    await expect(find({ kind: 'new', id: 'no-such-car', ...MOMBASA })).rejects.toMatchObject({ key: 'not_found' })
  })

  it('knows a port in whatever case it is written', async () => {
    expect(await find({ kind: 'new', id: TIGGO, ...MOMBASA, port: 'mombasa' })).toMatchObject({ port_name: 'Mombasa', landed_total_usd: 22_505 })
    const uganda = await find({ kind: 'new', id: TIGGO, ...MOMBASA, country: 'UG', port: 'MOMBASA', port_country: 'KE' })
    expect(uganda).toMatchObject({ status: 'ok', port_name: 'Mombasa' })
  })

  it('says of each line which rule it is of, its rate, and what that is a share of', async () => {
    const { lines } = await find({ kind: 'new', id: TIGGO, ...MOMBASA })
    const ruleOf = (line: string) => lines.find((each) => each.line === line)?.rule
    expect(ruleOf('import_duty')).toMatchObject({ id: 'KE-10.2', base: 'cif', of: ['cif'], rate_percent: 35, amount_usd: null })
    expect(ruleOf('vat')).toMatchObject({ base: 'cif_plus_previous', of: ['cif', 'import_duty', 'excise'], rate_percent: 16 })
    expect(ruleOf('insurance')).toMatchObject({ id: 'II001', base: 'insured_value', rate_percent: 0.35, min_usd: 25 })
    expect(ruleOf('inspection')).toMatchObject({ base: 'fob', of: ['fob'], rate_percent: 0.6, min_usd: 265 })
    expect(ruleOf('fob')).toBeNull()
    for (const example of EXAMPLES.filter(({ status }) => status === 'ok')) {
      for (const { line, step, rule } of (await find(inputOf(example))).lines) {
        if (step === null) continue
        expect(rule?.id, line).toMatch(/^[A-Z]{2}-\d+\.\d+$/)
        expect((rule?.rate_percent ?? null) === null, `${example['example_id']} ${line}`).toBe((rule?.amount_usd ?? null) !== null)
      }
    }
  })

  it('prices many at once, in the order of the call, and leaves out none', async () => {
    const { ctx } = createTestCtx(database.db)
    const { list: found } = await listLandedPrices({ ctx, input: { new: [TIGGO, 'no-such-car'], used: ['yg797p58'], ...MOMBASA } })
    expect(found.map((price) => price && [price.model_sign, price.stock_ref, price.landed_total_usd])).toEqual([
      [TIGGO, null, 22_505],
      null,
      [null, 'YG797P58', 20_002],
    ])
  })
})

describe('replacePriceSheet', () => {
  const heading =
    'rate_id,mode,loading_port,destination_port,destination_country_iso2,currency,rate_per_m3,min_charge,cost_40hc,cars_s,cars_m,cars_l,ev_surcharge,baf_percent,war_risk,docs_fee,destination_thc,transit_days_min,transit_days_max,valid_from,valid_to,source_note'
  const good = 'FR1,roro,Shanghai,Mombasa,KE,USD,70,220,,,,,0,10,0,45,110,20,30,2026-01-01,2026-12-31,'

  async function replace(lines: readonly string[], isDryRun = false) {
    const { ctx } = createTestCtx(database.db, { actor: await addStaff(database.db, ['content.write']) })
    return replacePriceSheet({ ctx, input: { sheet: 'freight', bytes: Buffer.from(lines.join('\n')), fileName: 'rates.csv', isDryRun } })
  }

  it.each([
    ['a column that is missing', [heading.replace(',currency', ''), good], { row: 1, column: 'currency', key: 'missing_column' }],
    ['a column that nobody knows', [`${heading},x`, good], { row: 1, column: 'x', key: 'unknown_column' }],
    ['a negative price', [heading, good.replace('70,220', '-70,220')], { row: 2, column: 'rate_per_m3', key: 'invalid' }],
    ['an absurd price', [heading, good.replace('70,220', '1e99,220')], { row: 2, column: 'rate_per_m3', key: 'invalid' }],
    ['a rate without its figure', [heading, good.replace('70,220', ',220')], { row: 2, column: 'rate_per_m3', key: 'required' }],
    ['a period that ends before it begins', [heading, good.replace('2026-12-31', '2025-12-31')], { row: 2, column: 'valid_to', key: 'not_within' }],
    ['a day that does not exist', [heading, good.replace('2026-12-31', '2026-02-31')], { row: 2, column: 'valid_to', key: 'invalid' }],
    ['a rate that stands there twice', [heading, good, good], { row: 3, column: 'rate_id', key: 'duplicate' }],
    ['another currency', [heading, good.replace('USD', 'EUR')], { row: 2, column: 'currency', key: 'invalid' }],
    ['a port that nobody knows', [heading, good.replace('Mombasa', 'Atlantis')], { row: 2, column: 'destination_port', key: 'unknown_port' }],
    ['a port of loading of another country', [heading, good.replace('Shanghai', 'Mombasa')], { row: 2, column: 'loading_port', key: 'unknown_port' }],
    ['an absurd fee', [heading, good.replace(',45,110,', ',99999999,110,')], { row: 2, column: 'docs_fee', key: 'out_of_range' }],
    ['a percentage beyond all measure', [heading, good.replace(',0,10,0,', ',0,99999,0,')], { row: 2, column: 'baf_percent', key: 'invalid' }],
    ['having no row', [heading], { row: 2, column: '', key: 'required' }],
    ['what is no sheet', ['"', '\u0000\u0001'], { row: 1, column: '', key: 'unreadable' }],
  ])('keeps a sheet out for %s', async (_fault, lines, issue) => {
    const before = await database.db.$count(freightRate)
    expect(await replace(lines)).toMatchObject({ is_written: false, issues: [issue] })
    expect(await database.db.$count(freightRate)).toBe(before)
  })

  it('is for staff who may change content, and can be tried first', async () => {
    const { ctx } = createTestCtx(database.db, { actor: await addStaff(database.db, ['content.read']) })
    await expect(replacePriceSheet({ ctx, input: { sheet: 'freight', bytes: Buffer.from(heading), fileName: 'rates.csv' } })).rejects.toMatchObject({
      key: 'forbidden',
    })
    const before = await database.db.$count(freightRate)
    expect(await replace([heading, good], true)).toMatchObject({ sheet: 'freight', rows: 1, is_written: false, issues: [], changes: { added: 1 } })
    expect(await database.db.$count(freightRate)).toBe(before)
  })

  it('takes the place of all that was there, and the log says so', async () => {
    expect(await replace([heading, good])).toMatchObject({ is_written: true, rows: 1 })
    expect(await database.db.select({ rateId: freightRate.rateId, isSample: freightRate.isSample }).from(freightRate)).toEqual([
      { rateId: 'FR1', isSample: false },
    ])
    const logged = await database.db.select({ detail: auditLog.detail }).from(auditLog).where(eq(auditLog.action, 'landed_price.replaced'))
    expect(logged.at(-1)?.detail).toMatchObject({ sheet: 'freight', file: 'rates.csv', rows: 1 })
  })
})
