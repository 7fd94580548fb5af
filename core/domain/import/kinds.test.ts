import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { CAR_HEADINGS, createImportBench, outcomes, type ImportBench } from './testing.ts'

/** A filter in the CSV of parts. */
const part = (fits: string) => `sku,name,category,fits,fob_price_usd\nFIL-001Y,Filter,滤清器,${fits},1.60\n`

let bench: ImportBench
beforeAll(async () => {
  bench = await createImportBench(inject('databaseUrl'))
})
beforeEach(() => bench.reset())
afterAll(() => bench.database.drop())

describe('other kinds', () => {
  it('lets cars be found by new names of their brand', async () => {
    await bench.run('cars', `${CAR_HEADINGS}\nbyd-a,byd,Seal,x,2025,suv,BEV,10000\n`)
    await bench.run('brands', bench.brandsCsv.replace('BYD Auto', 'BYD Auto|Бид'))
    expect(await bench.rows(sql`select model_sign from car where search_text like '% бид %'`)).toEqual([{ model_sign: 'byd-a' }])
  })

  it('leaves out an alias that names another brand', async () => {
    const report = await bench.run('brands', 'brand_sign,brand_name,type,aliases\nnew-brand,New Brand,乘用车,比亚迪|Nova\n')
    expect(outcomes(report)).toEqual([[2, 'warned', 'alias_taken']])
    expect(await bench.rows(sql`select aliases, type from brand where brand_sign = 'new-brand'`)).toEqual([{ aliases: ['Nova'], type: 1 }])
  })

  it('settles an alias claimed twice in one file the same way each time', async () => {
    const file = 'brand_sign,brand_name,type,aliases\none,One,1,Shared|Two\ntwo,Two,1,Shared\n'
    const first = await bench.run('brands', file)
    expect(outcomes(first)).toEqual([
      [2, 'warned', 'alias_taken'],
      [3, 'warned', 'alias_taken'],
    ])
    const second = await bench.run('brands', file)
    expect(outcomes(second)).toEqual(outcomes(first))
    expect(second.applied).toEqual({ inserted: 0, updated: 0 })
    expect(await bench.rows(sql`select brand_sign, aliases from brand where brand_sign in ('one', 'two') order by 1`)).toEqual([
      { brand_sign: 'one', aliases: ['Shared'] },
      { brand_sign: 'two', aliases: [] },
    ])
  })

  it('warns of a second brand with the name of another', async () => {
    const second = await bench.run('brands', 'brand_sign,brand_name,type\nbyd-two,byd,1\nmg,MG,1\nmg-two,mg,1\n')
    expect(outcomes(second)).toEqual([
      [2, 'warned', 'brand_name_exists'],
      [3, 'new'],
      [4, 'warned', 'brand_name_exists'],
    ])
    expect(second.rows[0]?.reasons).toMatchObject([{ column: 'brand_name', message: expect.stringContaining('The brand byd already has the name') }])
    expect(outcomes(await bench.run('brands', bench.brandsCsv)).map(([, outcome]) => outcome)).toEqual(['unchanged', 'unchanged', 'unchanged'])
  })

  it('never overwrites with a guess what staff have put right', async () => {
    const list = (price: number) => `品牌,车型,配置,年款,能源类型,长*宽*高,FOB价\n比亚迪,Seal,x,2025,纯电动,4800*1875*1460,${price}\n`
    expect(outcomes(await bench.run('cars', list(25_800)))).toEqual([[2, 'warned', 'inferred']])
    await bench.database.db.execute(sql`update car set body_type = 'coupe', auto_type = null`)
    expect((await bench.run('cars', list(25_800))).applied).toEqual({ inserted: 0, updated: 0 })
    expect((await bench.run('cars', list(25_900))).applied).toEqual({ inserted: 0, updated: 1 })
    expect(await bench.rows(sql`select body_type, auto_type, fob_price_usd_cents::int as cents from car`)).toEqual([
      { body_type: 'coupe', auto_type: null, cents: 2_590_000 },
    ])
  })

  it('imports used cars without a stock reference by their VIN, and no vehicle twice', async () => {
    await bench.run('cars', `${CAR_HEADINGS}\nbyd-a,byd,Seal,Elite,2024,sedan,BEV,10000\n`)
    const headings = '品牌,车型,配置,能源类型,车架号,上牌日期,出厂日期,表显里程(万公里),是否事故车,电池健康度,FOB价'
    const report = await bench.run(
      'used',
      [
        headings,
        '比亚迪,Seal,Elite,纯电动,ZZZMCS9T4NJ384123,2022年2月6日,2021/9/17,3.86,否,95%,12600',
        '比亚迪,Seal,Elite,纯电动,ZZZMCS9T4NJ384123,2022年2月7日,2021/9/17,3.86,否,95%,12600',
        '吉利,Coolray,1.5T,汽油,ZZZMCS9T4NJ384124,2021-01-01,2021-09-17,3,是,,6450',
        '吉利,Coolray,1.5T,汽油,,2021-01-01,2020-09-17,3,是,,6450',
      ].join('\n'),
    )
    expect(outcomes(report)).toEqual([
      [2, 'new'],
      [3, 'rejected', 'duplicate_key'],
      [4, 'warned', 'registered_before_built', 'registered_before_built'],
      [5, 'warned', 'key_from_data'],
    ])
    const [unit] = await bench.rows<{ stock_ref: string }>(
      sql`select stock_ref, mileage_km, is_accident_free, battery_soh_pct, first_registration_date::text as registered, car_id is not null as is_linked, status, defects from used_car order by id limit 1`,
    )
    expect(unit).toMatchObject({
      mileage_km: 38_600,
      is_accident_free: true,
      battery_soh_pct: 95,
      registered: '2022-02-06',
      is_linked: true,
      status: 'available',
      defects: [],
    })
    expect(unit?.stock_ref).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
    expect(outcomes(await bench.run('used', `stock_ref,brand_sign,model_name,energy_type,vin\nAB234CDE,byd,Seal,BEV,ZZZMCS9T4NJ384123\n`))).toEqual([
      [2, 'rejected', 'vin_in_stock'],
    ])
  })

  it('replaces what a part fits, and remarks on a pattern that fits nothing', async () => {
    await bench.run('cars', `${CAR_HEADINGS}\nbyd-seal-2025,byd,Seal,x,2025,sedan,BEV,10000\n`)
    expect(outcomes(await bench.run('fittings', part('byd/byd-seal-*|byd/nothing-*')))).toEqual([[2, 'warned', 'fits_nothing']])
    expect(outcomes(await bench.run('fittings', part('*/*')))).toEqual([[2, 'changed']])
    expect(outcomes(await bench.run('fittings', part('*/*')))).toEqual([[2, 'unchanged']])
    expect(await bench.rows(sql`select pattern, category, fob_price_usd_cents::int as cents from fitting join fitting_fit on fitting_id = fitting.id`)).toEqual(
      [{ pattern: '*/*', category: 'filters', cents: 160 }],
    )
  })

  it('takes the texts of a sample part away when the part becomes another, and no others', async () => {
    const sheet = (filter: string, price: number) => `sku,name,category,fits,fob_price_usd\nF-1,${filter},滤清器,*/*,1\nF-2,Air filter,滤清器,*/*,${price}\n`
    const named = () => bench.rows(sql`select sku from fitting join fitting_translation on fitting_id = fitting.id order by sku`)
    const nameAll = sql`insert into fitting_translation (fitting_id, locale, title) select id, 'fr', 'Filtre' from fitting`
    await bench.run('fittings', sheet('Oil filter', 1), { isSample: true })
    await bench.database.db.execute(nameAll)
    await bench.run('fittings', sheet('Brake pad', 2))
    expect(await named()).toEqual([{ sku: 'F-2' }])
    await bench.run('fittings', sheet('Oil filter', 2))
    await bench.database.db.execute(sql`${nameAll} on conflict do nothing`)
    await bench.run('fittings', sheet('Oil filter, cartridge', 2))
    expect(await named()).toEqual([{ sku: 'F-1' }, { sku: 'F-2' }])
  })

  it('reads ports and rules, Namibia included', async () => {
    expect((await bench.run('ports', 'port_name,country_iso2,lat,lon,roro,container\nWalvis Bay,NA,-22.9,14.5,1,1\n')).totals).toMatchObject({ new: 1 })
    expect((await bench.run('rules', '国家,最大车龄,左右舵,是否检验,可信度,截至\n肯尼亚,8年,右舵,是,高,2025\n')).totals).toMatchObject({ new: 1 })
    expect(
      await bench.rows(sql`select country_iso2, max_age_years, steering_allowed, is_inspection_required, confidence, as_of_year from import_rule`),
    ).toEqual([{ country_iso2: 'KE', max_age_years: 8, steering_allowed: 'right', is_inspection_required: true, confidence: 'high', as_of_year: 2025 }])
  })

  it('reads a workbook', async () => {
    const bytes = await writeExcelFile([
      ['报价表', null, null, null, null],
      ['品牌', '车型', '年款', '车身类型', '能源类型', '续航里程CLTC(km)', 'FOB价(USD)'],
      ['比亚迪', '海豹', 2025, '轿车', '纯电动', 550, 25_800.5],
      ['合计', null, null, null, null, null, 25_800.5],
    ]).toBuffer()
    const report = await bench.run('cars', bytes)
    expect(outcomes(report)).toEqual([[3, 'new']])
    expect(report.layout).toMatchObject({ format: 'xlsx', sheet: 'Sheet1', header_row: 2, skipped_rows: [{ row: 4, why: 'total' }] })
    expect(await bench.rows(sql`select fob_price_usd_cents::int as cents, model_year from car`)).toEqual([{ cents: 2_580_050, model_year: 2025 }])
  })

  it('names the columns that are missing', async () => {
    await expect(bench.run('cars', '品牌,年款,价格\n比亚迪,2025,1\n')).rejects.toMatchObject({
      name: 'ImportFileError',
      code: 'columns_missing',
      params: { columns: 'model_name', row: 1 },
    })
    await expect(bench.run('used', '品牌,车型,价格\n比亚迪,海豹,1\n')).rejects.toMatchObject({
      code: 'columns_missing',
      params: { columns: 'supplier_ref / vin / mileage_km / first_registration_date' },
    })
  })
})
