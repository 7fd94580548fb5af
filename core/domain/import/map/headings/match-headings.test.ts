import { describe, expect, it } from 'vitest'
import { CAR_COLUMNS } from '#core/domain/import/map/columns/car-columns.ts'
import { KINDS } from '#core/domain/import/check/kinds.ts'
import { foldHeading } from './heading.ts'
import { buildHeadingIndex, matchHeadings } from './match-headings.ts'

const cars = buildHeadingIndex(
  CAR_COLUMNS.columns.map((column) => column.name),
  CAR_COLUMNS.aliases,
)
const columnOf = (heading: string) => matchHeadings([heading], cars)[0]

describe('matchHeadings', () => {
  it.each([
    ['品牌', 'brand_sign', null],
    ['车型', 'model_name', null],
    ['配置', 'trim', null],
    ['年款', 'model_year', null],
    ['能源类型', 'energy_type', null],
    ['续航里程CLTC(km)', 'range_km', 'km'],
    ['CLTC纯电续航里程（km）', 'range_km', 'km'],
    ['长*宽*高(mm)', 'dimensions', 'mm'],
    ['长×宽×高', 'dimensions', null],
    ['L*W*H (mm)', 'dimensions', 'mm'],
    ['轴距（mm）', 'wheelbase_mm', 'mm'],
    ['整备质量【kg】', 'curb_weight_kg', 'kg'],
    ['总质量(t)', 'gvw_kg', 't'],
    ['最大功率(kW/PS)', 'power_kw', 'kw'],
    ['最大马力(Ps)', 'power_kw', 'ps'],
    ['Wheelbase mm', 'wheelbase_mm', 'mm'],
    ['Battery, kWh', 'battery_kwh', 'kwh'],
    ['  FOB   Price (US$) ', 'fob_price_usd', null],
    ['*Brand', 'brand_sign', null],
    ['ＦＯＢ价', 'fob_price_usd', null],
    ['MODEL_NAME', 'model_name', null],
    ['油耗(L/100km)', 'fuel_consumption_l_100km', 'l/100km'],
    ['品牌 Brand', 'brand_sign', null],
    ['Brand/品牌', 'brand_sign', null],
    ['Model（车型）', 'model_name', null],
    ['轴距 Wheelbase (mm)', 'wheelbase_mm', 'mm'],
    ['Wheelbase轴距mm', 'wheelbase_mm', 'mm'],
    ['FOB价 / FOB Price (USD)', 'fob_price_usd', null],
    ['能源 Energie', 'energy_type', null],
  ])('%s is %s in %s', (heading, column, unit) => {
    expect(columnOf(heading)).toMatchObject({ column, unit })
  })

  it('reads cycle, currency and multiplier out of a heading', () => {
    expect(columnOf('续航里程CLTC(km)')).toMatchObject({ cycle: 'CLTC', currency: null })
    expect(columnOf('FOB价（万美元）')).toMatchObject({ currency: 'usd', multiplier: 10_000 })
    expect(columnOf('指导价(万元)')).toMatchObject({ currency: 'other', multiplier: 10_000 })
    expect(columnOf('指导价')).toMatchObject({ currency: null, isPlainPrice: true })
    expect(columnOf('指导价/FOB价')).toMatchObject({ currency: null, isPlainPrice: false })
  })

  it('prefers the price in dollars beside one in yuan', () => {
    expect(matchHeadings(['指导价(万元)', 'FOB价(USD)'], cars)).toMatchObject([{ column: 'fob_price_usd', index: 1 }])
  })

  it('takes 车型 for the trim beside 车系', () => {
    expect(matchHeadings(['品牌', '车系', '车型'], cars).map((match) => match.column)).toEqual(['brand_sign', 'model_name', 'trim'])
  })

  it('leaves a heading alone whose parts make no sense together', () => {
    expect(matchHeadings(['轴距/座位数'], cars)).toEqual([])
    expect(matchHeadings(['Wheelbase / see note'], cars)).toEqual([])
  })

  it('follows what a person has set before what it knows, and leaves out what was set so', () => {
    const index = buildHeadingIndex(
      CAR_COLUMNS.columns.map((column) => column.name),
      CAR_COLUMNS.aliases,
      { 'Ours (mm)': 'wheelbase_mm', 轴距: null },
    )
    expect(matchHeadings(['轴距', 'ours (MM)'], index)).toMatchObject([{ column: 'wheelbase_mm', index: 1, unit: 'mm' }])
  })

  it('takes no column twice and leaves strange headings alone', () => {
    expect(matchHeadings(['序号', '备注', '', null, 12], cars)).toEqual([])
    expect(matchHeadings(['Brand', '品牌', 'Model'], cars).map((match) => match.index)).toEqual([0, 2])
  })

  it('turns a flag round under a heading of the opposite sense', () => {
    const used = buildHeadingIndex(
      KINDS.used.columns.columns.map((column) => column.name),
      KINDS.used.columns.aliases,
    )
    expect(matchHeadings(['是否事故车'], used)).toMatchObject([{ column: 'accident_free', isInverted: true }])
    expect(matchHeadings(['无事故'], used)).toMatchObject([{ column: 'accident_free', isInverted: false }])
  })

  it.each(Object.values(KINDS))('knows every column of $columns.kind by its own name, and has no alias of a column that is not there', ({ columns }) => {
    const names = columns.columns.map((column) => column.name)
    const index = buildHeadingIndex(names, columns.aliases)
    expect(matchHeadings(names, index).map((match) => match.column)).toEqual(names)
    expect(Object.keys(columns.aliases).filter((name) => !names.includes(name))).toEqual([])
  })

  it('folds a heading twice to the same', () => {
    expect(foldHeading(foldHeading('Length × Width × Height（mm）'))).toBe(foldHeading('Length × Width × Height（mm）'))
  })
})
