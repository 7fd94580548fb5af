import { stringify } from 'csv-stringify/sync'
import * as fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import type { ImportKind } from '#contract/import.ts'
import { IMPORT_KINDS } from '#contract/import-values.ts'
import { foldName } from '#core/domain/import/map/cells/text.ts'
import { countryIndex } from '#core/domain/import/map/cells/countries.ts'
import { openTable } from './open-table.ts'
import { isImportFileError } from '#core/domain/import/reason/reason.ts'
import type { Lookups } from '#core/domain/import/map/draft.ts'
import { KINDS } from './kinds.ts'
import { readDrafts } from './read-drafts.ts'

/** Tables of each kind, other ones in every run. */
const CASES = inject('isLong') ? 300 : 20

const LOOKUPS: Lookups = {
  brands: new Map([
    ['byd', 'byd'],
    [foldName('比亚迪'), 'byd'],
  ]),
  ports: new Map([['shanghai', 'Shanghai']]),
  countries: countryIndex(),
  models: new Map([['byd seal', { bodyType: 'sedan', energyType: 'BEV' }]]),
  carPaths: ['byd/byd-seal-2025'],
  stockByVin: new Map(),
  stockBySupplier: new Map(),
  stockRefs: new Set(),
  vehicles: new Map(),
}

async function read(kind: ImportKind, text: string | Uint8Array) {
  const table = await openTable(kind, Buffer.from(text as string))
  const drafts = await readDrafts({ kind, table, lookups: LOOKUPS, now: new Date('2026-11-21T08:00:00Z'), supplier: null, onProgress: () => {}, signal: null })
  return {
    ...drafts,
    codes: drafts.findings.map((found) => [...found.faults, ...found.remarks].map((issue) => `${issue.column ?? ''}:${issue.code}`)),
    values: drafts.accepted.map((row) => ({ ...row.values, ...row.guesses })),
  }
}

const CAR = 'brand_sign,model_name,model_year,body_type,energy_type'

describe('cars', () => {
  it.each([
    ['wheelbase_mm,length_mm', '2900,2800', ['wheelbase_mm:wheelbase_not_shorter', 'length_mm:wheelbase_not_shorter']],
    ['curb_weight_kg,gvw_kg', '2100,2000', ['curb_weight_kg:curb_above_gvw', 'gvw_kg:curb_above_gvw']],
    ['curb_weight_kg,gvw_kg,payload_kg,seats', '1600,2000,900,5', ['payload_kg:payload_mismatch']],
    ['curb_weight_kg,gvw_kg,payload_kg,seats', '1600,2000,25,5', ['payload_kg:out_of_range']],
    ['curb_weight_kg,gvw_kg,payload_kg,seats', '1600,2000,400,5', []],
    ['battery_kwh', '', ['battery_kwh:battery_missing']],
    ['displacement_cc', '1498', ['displacement_cc:engine_unexpected']],
    ['range_km', '550', ['range_km:range_cycle_missing']],
    ['range_km,range_cycle,battery_kwh', '550,CLTC,10', ['range_km:range_battery_mismatch']],
    ['range_km', '', ['range_km:range_missing']],
    ['gvw_kg,auto_type', '9000,lcv', ['auto_type:heavy_car_type']],
    ['steering', 'middle', ['steering:unknown_value']],
    ['top_speed_kmh', '#REF!', ['top_speed_kmh:cell_error']],
    ['trim', 'a\uFFFDb', ['trim:unreadable_characters']],
  ])('%s = %s', async (columns, cells, codes) => {
    const { codes: found } = await read('cars', `${CAR},${columns}\nbyd,Seal,2025,sedan,BEV,${cells}\n`)
    expect(found).toEqual([codes])
  })

  it('expects an engine and no large battery of a combustion car', async () => {
    const { codes } = await read('cars', `${CAR},displacement_cc,battery_kwh\nbyd,F3,2025,sedan,ICE,,60\n`)
    expect(codes).toEqual([['battery_kwh:battery_unexpected', 'displacement_cc:engine_missing']])
  })

  it('infers energy and body of a file without those columns, a guess from size with a remark', async () => {
    const { values, codes } = await read(
      'cars',
      [
        '品牌,车型,配置,续航CLTC,长*宽*高,排量',
        '比亚迪,Seal,a,550,4800*1875*1460,',
        '比亚迪,宋PLUS DM-i,b,110,4775*1890*1670,1.498L',
        '比亚迪,F3,c,,4533*1705*1490,1498',
        '比亚迪,某皮卡,d,,5410*1934*1886,1996',
        '比亚迪,X9,e,,,',
      ].join('\n'),
    )
    expect(values.map((value) => [value.model_name, value.energy_type, value.body_type, value.auto_type])).toEqual([
      ['Seal', 'BEV', 'sedan', 'sedan'],
      ['宋PLUS DM-i', 'PHEV', 'suv', 'suv'],
      ['F3', 'ICE', 'sedan', 'sedan'],
      ['某皮卡', 'ICE', 'pickup', 'lcv'],
    ])
    expect(codes).toEqual([
      [],
      ['body_type:inferred'],
      ['energy_type:inferred', 'body_type:inferred'],
      ['energy_type:inferred'],
      ['energy_type:required', 'body_type:inferred'],
    ])
  })

  it('takes the model year out of the name, and the payload from the weights', async () => {
    const { values } = await read('cars', '品牌,车系,车型,整备质量,总质量\n比亚迪,Seal,2025款 550km 精英型,1885,2260\n')
    expect(values).toEqual([expect.objectContaining({ model_name: 'Seal', trim: '550km 精英型', model_year: 2025, payload_kg: 375 })])
  })

  it('reads the axles from the drive cell', async () => {
    const { values } = await read('cars', `${CAR},drive_type,axle_config\nbyd,T8,2025,tractor,BEV,6×4,\n`)
    expect(values).toEqual([expect.objectContaining({ drive_type: 'RWD', axle_config: '6x4' })])
  })

  it('marks a broken line and remarks on cells beyond the headings', async () => {
    const { codes, accepted } = await read('cars', `${CAR}\nbyd,"Seal,2025,sedan,BEV\nbyd,Han,2025,sedan,BEV,left over\n`)
    expect(codes).toEqual([[':broken_quotes'], [':extra_cells']])
    expect(accepted.map((row) => row.row)).toEqual([3])
  })
})

describe('used cars', () => {
  const USED = 'stock_ref,brand_sign,model_name,energy_type'
  it.each([
    ['mileage_km,first_registration_date', '900000,2026-01-01', ['mileage_km:mileage_per_year']],
    ['battery_soh_pct', '95', ['battery_soh_pct:soh_unexpected']],
    ['accident_free,defects', '1,"[{""zone"":""a"",""kind"":""structural_repair""}]"', ['accident_free:accident_contradiction']],
    [
      'first_registration_date,manufacture_date',
      '2021-01-01,2021-09-01',
      ['first_registration_date:registered_before_built', 'manufacture_date:registered_before_built'],
    ],
    ['first_registration_date,manufacture_date', '2021-09-01,2021-09-17', []],
    ['inspection_date', '2027-01-01', ['inspection_date:date_in_future']],
  ])('%s = %s', async (columns, cells, codes) => {
    const { codes: found } = await read('used', `${USED},${columns}\nAB234CDE,byd,F3,ICE,${cells}\n`)
    expect(found).toEqual([codes])
  })

  it('names two references with one VIN', async () => {
    const { codes } = await read('used', `${USED},vin\nAB234CDE,byd,F3,ICE,ZZZMCS9T4NJ384123\nAB234CDF,byd,F3,ICE,ZZZMCS9T4NJ384123\n`)
    expect(codes).toEqual([[], ['vin:duplicate_vin']])
  })
})

describe('whatever comes', () => {
  it.each(IMPORT_KINDS)('%s: random bytes give a report or a file error, never another', async (kind) => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        const failure = await read(kind, bytes).then(
          () => null,
          (error: unknown) => error,
        )
        expect(failure === null || isImportFileError(failure)).toBe(true)
      }),
      { numRuns: CASES },
    )
  })

  it.each(IMPORT_KINDS)('%s: random cells under the right headings never throw, and every row is told of', async (kind) => {
    const headings = KINDS[kind].columns.columns.map((column) => column.name)
    const cell = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom(
        '',
        '1',
        '2025',
        'byd',
        '4780*1875*1460',
        '面议',
        '¥9',
        '-',
        '1.234,5',
        '是',
        '[{"zone":"a","kind":"b"}]',
        'KE',
        '2023-05-01',
        '合计',
        '=1+1',
        '2025款',
        'ZZZMCS9T4NJ384123',
      ),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(cell, { minLength: headings.length, maxLength: headings.length }), { minLength: 1, maxLength: 5 }), async (table) => {
        const { findings, accepted, skipped } = await read(kind, stringify([headings, ...table]))
        const blank = table.length - findings.length - skipped.length
        expect(blank).toBeGreaterThanOrEqual(0)
        expect(accepted.length).toBeLessThanOrEqual(findings.filter((found) => found.faults.length === 0).length)
      }),
      { numRuns: CASES },
    )
  })
})
