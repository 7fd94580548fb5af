import { sql } from 'drizzle-orm'
import iconv from 'iconv-lite'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import type { ImportKind, ImportReport } from '#contract/import.ts'
import { importReportSchema } from '#contract/import.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import type { Actor } from '#core/domain/context.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { importCatalogue, type ImportCatalogueInput } from './import-catalogue.ts'
import { writeRejectedRows } from './rejected-rows.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

const BRANDS = 'brand_sign,brand_name,brand_name_zh,type,aliases\nbyd,BYD,比亚迪,1,比亚迪汽车|BYD Auto\ngeely,Geely,吉利,1,吉利汽车\ngreat-wall,Great Wall,长城,1,\n'
const CAR_HEADINGS = 'model_sign,brand_sign,model_name,trim,model_year,body_type,energy_type,fob_price_usd'

beforeEach(async () => {
  await database.db.execute(sql`truncate brand, car, used_car, fitting, port, import_rule, audit_log restart identity cascade`)
  await run('brands', BRANDS)
})

async function run(kind: ImportKind, file: string | Uint8Array, more: Partial<ImportCatalogueInput> & { actor?: Actor } = {}): Promise<ImportReport> {
  const { actor = { kind: 'system' }, ...input } = more
  const { ctx } = createTestCtx(database.db, { actor })
  return importCatalogue({ ctx, input: { kind, bytes: Buffer.from(file as string), fileName: `${kind}.csv`, ...input } })
}

async function rows<Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) {
  const { rows: found } = await database.db.execute<Row>(query)
  return found
}

const outcomes = (report: ImportReport) => report.rows.map((row) => [row.row, row.outcome, ...row.reasons.map((reason) => reason.code)])

describe('a dirty Chinese price list', () => {
  const lines = [
    '某某汽车出口有限公司,,,,,,,,,,,',
    '2025年11月出口报价表,,,,,,,,,,,',
    ',,,,,,,,,,,',
    '序号,品牌,车型,配置,年款,车身类型,能源类型,续航里程CLTC(km),长*宽*高(mm),电池容量,指导价/FOB价,备注',
    '1,比亚迪,海豹,550km 精英型,2025款,轿车,纯电动,５５０,4800*1875*1460,61.44kWh,"US$ 25,800",',
    '2,比亚迪汽车,海鸥,飞翔版,2025款,两厢车,纯电,405,3780×1715×1540,38.88度,面议,',
    '3,吉利,银河E5,"=HYPERLINK(""http://x"")",2025款,SUV,纯电动,530,4615*1901*1670,60.22,2.1万,',
    '4,不存在牌,某车,低配,2025,SUV,汽油,,4722*1860*1705,,10000,',
    '5,比亚迪,海豹,550km 精英型,2025款,轿车,纯电动,550,4800*1875*1460,61.44,25800,',
    '6,比亚迪,海豹,550km 精英型,2025款,轿车,纯电动,550,4800*1875*1460,61.44,26800,',
    '7,吉利,<b>星愿</b>,x,2025款,两厢车,纯电动,410,4135*1805*1570,40.16,¥68800,',
    '8,比亚迪,元,x,2025款,SUV,纯电动,4300,4455*1875*1615,50,15000,',
    '9,长城,炮,商用版,2024款,皮卡,柴油,,54100*1934*1886,,18500,',
    '10,比亚迪,宋,DM-i,2025款,SUV,插电混动,112km,4775*1890*1670,-,"$19,800",',
    '合计,,,,,,,,,,10台,',
    '备注：以上价格均为FOB上海,,,,,,,,,,,',
  ]
  const file = iconv.encode(lines.join('\r\n'), 'gb18030')

  it('takes the good rows, rejects the bad ones by row and cell, and names repeats', async () => {
    const report = await run('cars', file, { locale: 'zh' })
    expect(importReportSchema.parse(report)).toEqual(report)
    expect(outcomes(report)).toEqual([
      [5, 'new'],
      [6, 'new'],
      [7, 'warned', 'formula_as_text'],
      [8, 'rejected', 'unknown_brand'],
      [9, 'warned', 'duplicate_row'],
      [10, 'rejected', 'duplicate_key'],
      [11, 'rejected', 'currency_not_usd', 'html_as_text'],
      [12, 'rejected', 'out_of_range'],
      [13, 'rejected', 'out_of_range'],
      [14, 'warned', 'battery_missing'],
    ])
    expect(report.totals).toEqual({ rows: 10, new: 2, changed: 0, unchanged: 0, warned: 3, rejected: 5 })
    expect(report.applied).toEqual({ inserted: 4, updated: 0 })
    expect(report.layout).toMatchObject({ format: 'csv', encoding: 'gb18030', separator: ',', header_row: 4, skipped_rows: [{ row: 15, why: 'total' }, { row: 16, why: 'note' }] })
    expect(report.rows[3]?.reasons).toEqual([{ column: 'brand_sign', cell: 'B8', code: 'unknown_brand', message: '品牌“不存在牌”不在目录中。请先导入或更正品牌。' }])
    expect(report.rows[6]?.reasons[0]).toMatchObject({ column: 'fob_price_usd', cell: 'K11' })

    const cars = await rows(sql`
      select model_name, trim, model_year, body_type, auto_type, energy_type, range_km, range_cycle, length_mm, width_mm, height_mm, battery_kwh, fob_price_usd_cents::int as cents, brand_sign
      from car join brand on brand.id = car.brand_id order by car.id`)
    expect(cars).toEqual([
      { model_name: '海豹', trim: '550km 精英型', model_year: 2025, body_type: 'sedan', auto_type: 'sedan', energy_type: 'BEV', range_km: 550, range_cycle: 'CLTC', length_mm: 4800, width_mm: 1875, height_mm: 1460, battery_kwh: 61.44, cents: 2_580_000, brand_sign: 'byd' },
      { model_name: '海鸥', trim: '飞翔版', model_year: 2025, body_type: 'hatchback', auto_type: 'mini', energy_type: 'BEV', range_km: 405, range_cycle: 'CLTC', length_mm: 3780, width_mm: 1715, height_mm: 1540, battery_kwh: 38.88, cents: null, brand_sign: 'byd' },
      { model_name: '银河E5', trim: '=HYPERLINK("http://x")', model_year: 2025, body_type: 'suv', auto_type: 'suv', energy_type: 'BEV', range_km: 530, range_cycle: 'CLTC', length_mm: 4615, width_mm: 1901, height_mm: 1670, battery_kwh: 60.22, cents: 2_100_000, brand_sign: 'geely' },
      { model_name: '宋', trim: 'DM-i', model_year: 2025, body_type: 'suv', auto_type: 'suv', energy_type: 'PHEV', range_km: 112, range_cycle: 'CLTC', length_mm: 4775, width_mm: 1890, height_mm: 1670, battery_kwh: null, cents: 1_980_000, brand_sign: 'byd' },
    ])
  })

  it('changes nothing the second time', async () => {
    await run('cars', file)
    const before = await rows(sql`select * from car order by id`)
    const report = await run('cars', file)
    expect(report.applied).toEqual({ inserted: 0, updated: 0 })
    expect(report.totals).toEqual({ rows: 10, new: 0, changed: 0, unchanged: 2, warned: 3, rejected: 5 })
    expect(await rows(sql`select * from car order by id`)).toEqual(before)
  })

  it('says the same of another encoding and separator of the same list', async () => {
    await run('cars', file)
    const semicolons = lines.map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).join(';')).join('\n')
    const report = await run('cars', iconv.encode(semicolons, 'utf-16le', { addBOM: true }))
    expect(report.layout).toMatchObject({ encoding: 'utf-16le', separator: ';' })
    expect(report.applied).toEqual({ inserted: 0, updated: 0 })
  })

  it('writes the rejected rows as a file that is safe to open and can be mended', async () => {
    const report = await run('cars', file)
    const csv = (await writeRejectedRows({ kind: 'cars', bytes: file, report, rowHeading: 'row', reasonHeading: 'reason' })) ?? ''
    expect(csv.startsWith('\uFEFF序号,品牌')).toBe(true)
    expect(csv.trimEnd().split('\r\n')).toHaveLength(6)
    expect(csv).toMatch(/4,不存在牌.*,8,B8: The brand/)
    const mended = await run('cars', csv.replace('不存在牌', '吉利').replace('¥68800', '9800'))
    expect(outcomes(mended)).toEqual([
      [2, 'new'],
      [3, 'changed'],
      [4, 'warned', 'html_as_text'],
      [5, 'rejected', 'out_of_range'],
      [6, 'rejected', 'out_of_range'],
    ])
    const [html] = await rows<{ model_name: string }>(sql`select model_name from car where model_name like '%星愿%'`)
    expect(html?.model_name).toBe('<b>星愿</b>')
  })
})

describe('a formula through the mended file', () => {
  it('comes back exactly as it was', async () => {
    const file = `${CAR_HEADINGS}\n,byd,=1+1,x,2025,suv,BEV,¥1\n`
    const report = await run('cars', file)
    const csv = (await writeRejectedRows({ kind: 'cars', bytes: Buffer.from(file), report, rowHeading: 'row', reasonHeading: 'reason' })) ?? ''
    expect(csv).toContain("'=1+1")
    await run('cars', csv.replace('¥1', '9000'))
    expect(await rows(sql`select model_name from car`)).toEqual([{ model_name: '=1+1' }])
  })
})

describe('writing', () => {
  const first = `${CAR_HEADINGS}\nbyd-a,byd,A,x,2025,suv,BEV,10000\nbyd-b,byd,B,x,2025,suv,BEV,20000\n`

  it('writes nothing in a dry run, and tells what it would', async () => {
    const report = await run('cars', first, { isDryRun: true })
    expect(report).toMatchObject({ dry_run: true, totals: { new: 2 }, applied: { inserted: 2, updated: 0 } })
    expect(await rows(sql`select 1 from car union all select 1 from audit_log where action = 'catalogue.imported' and subject_kind = 'cars'`)).toEqual([])
  })

  it('leaves nothing behind when it fails in the middle', async () => {
    await database.db.execute(sql`create function refuse() returns trigger language plpgsql as 'begin if new.model_sign = ''byd-2999'' then raise exception ''refused''; end if; return new; end'`)
    await database.db.execute(sql`create trigger refuse before insert on car for each row execute function refuse()`)
    const many = [CAR_HEADINGS, ...Array.from({ length: 3_000 }, (_, at) => `byd-${at},byd,M${at},x,2025,suv,BEV,10000`)].join('\n')
    await expect(run('cars', many)).rejects.toThrow()
    expect(await rows(sql`select (select count(*)::int from car) as cars, (select count(*)::int from car_price) as prices, (select count(*)::int from audit_log where subject_kind = 'cars') as audits`)).toEqual([
      { cars: 0, prices: 0, audits: 0 },
    ])
    await database.db.execute(sql`drop function refuse() cascade`)
    expect((await run('cars', many)).totals).toMatchObject({ rows: 3_000, new: 3_000 })
  })

  it('stops between batches when asked to, and writes nothing', async () => {
    const stop = new AbortController()
    const many = [CAR_HEADINGS, ...Array.from({ length: 2_500 }, (_, at) => `byd-${at},byd,M${at},x,2025,suv,BEV,10000`)].join('\n')
    const onProgress: ImportCatalogueInput['onProgress'] = ({ phase }) => (phase === 'write' ? stop.abort() : undefined)
    await expect(run('cars', many, { signal: stop.signal, onProgress })).rejects.toMatchObject({ name: 'AbortError' })
    expect(await rows(sql`select 1 from car`)).toEqual([])
  })

  it('updates what changed, keeps the price history, and leaves columns alone that the file does not have', async () => {
    await run('cars', first, { isSample: true })
    await database.db.execute(sql`update car set seats = 5, publish_state = 'archived' where model_sign = 'byd-a'`)
    const report = await run('cars', `${CAR_HEADINGS}\nbyd-a,byd,A,x,2025,suv,BEV,10500\nbyd-b,byd,B,x,2025,suv,BEV,20000\n`)
    expect(outcomes(report)).toEqual([[2, 'changed'], [3, 'unchanged']])
    expect(await rows(sql`select model_sign, seats, publish_state, is_sample, fob_price_usd_cents::int as cents from car order by model_sign`)).toEqual([
      { model_sign: 'byd-a', seats: 5, publish_state: 'archived', is_sample: false, cents: 1_050_000 },
      { model_sign: 'byd-b', seats: null, publish_state: 'published', is_sample: true, cents: 2_000_000 },
    ])
    expect(await rows(sql`select model_sign, array_agg(car_price.fob_price_usd_cents::int order by car_price.id) as history from car join car_price on car_id = car.id group by 1 order by 1`)).toEqual([
      { model_sign: 'byd-a', history: [1_000_000, 1_050_000] },
      { model_sign: 'byd-b', history: [2_000_000] },
    ])
    const partial = await run('cars', 'Model sign;Brand;Model;Energy;Body;Seats\nbyd-b;BYD;B;BEV;SUV;7\n')
    expect(outcomes(partial)).toEqual([[2, 'changed']])
    expect(await rows(sql`select trim, seats, fob_price_usd_cents::int as cents from car where model_sign = 'byd-b'`)).toEqual([{ trim: 'x', seats: 7, cents: 2_000_000 }])
    expect(outcomes(await run('cars', 'Model sign;Brand;Model;Energy;Body;Seats\nbyd-b;BYD;B;BEV;SUV;7\n'))).toEqual([[2, 'unchanged']])
  })

  it('does not undo what staff changed by hand when the same file comes again', async () => {
    await run('cars', first)
    await database.db.execute(sql`update car set fob_price_usd_cents = 990000 where model_sign = 'byd-a'`)
    expect(outcomes(await run('cars', first))).toEqual([[2, 'unchanged'], [3, 'unchanged']])
    expect(await rows(sql`select fob_price_usd_cents::int as cents from car where model_sign = 'byd-a'`)).toEqual([{ cents: 990_000 }])
  })

  it('writes down who imported what', async () => {
    await run('cars', first)
    const [entry] = await rows<{ actor_kind: string; detail: unknown }>(sql`select actor_kind, detail from audit_log where action = 'catalogue.imported' and subject_kind = 'cars'`)
    expect(entry).toMatchObject({ actor_kind: 'system', detail: { file: 'cars.csv', isSample: false, totals: { new: 2 }, applied: { inserted: 2 } } })
  })

  it('tells every process, but only when something changed', async () => {
    const listener = await database.pool.connect()
    const heard: (string | undefined)[] = []
    listener.on('notification', (message) => heard.push(message.payload))
    await listener.query('listen content')
    await run('cars', first)
    await run('cars', first)
    await run('cars', first.replace('10000', '11000'), { isDryRun: true })
    await listener.query('select 1')
    listener.release(true)
    expect(heard).toEqual(['["car"]'])
  })

  it('asks for the permission', async () => {
    await expect(run('cars', first, { actor: { kind: 'visitor' } })).rejects.toMatchObject({ key: 'forbidden' })
    await expect(run('cars', first, { actor: { kind: 'staff', staffId: 1, permissions: ['catalogue.read'] } })).rejects.toMatchObject({ key: 'forbidden' })
  })

  it('lets two imports of one file run at the same time', async () => {
    const [one, two] = await Promise.all([run('cars', first), run('cars', first)])
    expect(one.totals.rejected + two.totals.rejected).toBe(0)
    expect([one.applied.inserted, two.applied.inserted].sort()).toEqual([0, 2])
  })
})

describe('other kinds', () => {
  it('lets cars be found by new names of their brand', async () => {
    await run('cars', `${CAR_HEADINGS}\nbyd-a,byd,Seal,x,2025,suv,BEV,10000\n`)
    await run('brands', BRANDS.replace('BYD Auto', 'BYD Auto|Бид'))
    expect(await rows(sql`select model_sign from car where search_text like '% бид %'`)).toEqual([{ model_sign: 'byd-a' }])
  })

  it('leaves out an alias that names another brand', async () => {
    const report = await run('brands', 'brand_sign,brand_name,type,aliases\nnew-brand,New Brand,乘用车,比亚迪|Nova\n')
    expect(outcomes(report)).toEqual([[2, 'warned', 'alias_taken']])
    expect(await rows(sql`select aliases, type from brand where brand_sign = 'new-brand'`)).toEqual([{ aliases: ['Nova'], type: 1 }])
  })

  it('imports used cars without a stock reference by their VIN, and no vehicle twice', async () => {
    await run('cars', `${CAR_HEADINGS}\nbyd-a,byd,Seal,Elite,2024,sedan,BEV,10000\n`)
    const headings = '品牌,车型,配置,能源类型,车架号,上牌日期,出厂日期,表显里程(万公里),是否事故车,电池健康度,FOB价'
    const report = await run(
      'used',
      [
        headings,
        '比亚迪,Seal,Elite,纯电动,ZZZMCS9T4NJ384123,2022年2月6日,2021/9/17,3.86,否,95%,12600',
        '比亚迪,Seal,Elite,纯电动,ZZZMCS9T4NJ384123,2022年2月7日,2021/9/17,3.86,否,95%,12600',
        '吉利,Coolray,1.5T,汽油,ZZZMCS9T4NJ384124,2021-01-01,2021-09-17,3,是,,6450',
        '吉利,Coolray,1.5T,汽油,,2021-01-01,2020-09-17,3,是,,6450',
      ].join('\n'),
    )
    expect(outcomes(report)).toEqual([[2, 'new'], [3, 'rejected', 'duplicate_key'], [4, 'rejected', 'registered_before_built'], [5, 'rejected', 'required']])
    const [unit] = await rows<{ stock_ref: string }>(sql`select stock_ref, mileage_km, is_accident_free, battery_soh_pct, first_registration_date::text as registered, car_id is not null as is_linked, status, defects from used_car`)
    expect(unit).toMatchObject({ mileage_km: 38_600, is_accident_free: true, battery_soh_pct: 95, registered: '2022-02-06', is_linked: true, status: 'available', defects: [] })
    expect(unit?.stock_ref).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
    expect(outcomes(await run('used', `stock_ref,brand_sign,model_name,energy_type,vin\nAB234CDE,byd,Seal,BEV,ZZZMCS9T4NJ384123\n`))).toEqual([[2, 'rejected', 'vin_in_stock']])
  })

  it('replaces what a part fits, and remarks on a pattern that fits nothing', async () => {
    await run('cars', `${CAR_HEADINGS}\nbyd-seal-2025,byd,Seal,x,2025,sedan,BEV,10000\n`)
    const part = (fits: string) => `sku,name,category,fits,fob_price_usd\nFIL-001Y,Filter,滤清器,${fits},1.60\n`
    expect(outcomes(await run('fittings', part('byd/byd-seal-*|byd/nothing-*')))).toEqual([[2, 'warned', 'fits_nothing']])
    expect(outcomes(await run('fittings', part('*/*')))).toEqual([[2, 'changed']])
    expect(outcomes(await run('fittings', part('*/*')))).toEqual([[2, 'unchanged']])
    expect(await rows(sql`select pattern, category, fob_price_usd_cents::int as cents from fitting join fitting_fit on fitting_id = fitting.id`)).toEqual([{ pattern: '*/*', category: 'filters', cents: 160 }])
  })

  it('reads ports and rules, Namibia included', async () => {
    expect((await run('ports', 'port_name,country_iso2,lat,lon,roro,container\nWalvis Bay,NA,-22.9,14.5,1,1\n')).totals).toMatchObject({ new: 1 })
    expect((await run('rules', '国家,最大车龄,左右舵,是否检验,可信度,截至\n肯尼亚,8年,右舵,是,高,2025\n')).totals).toMatchObject({ new: 1 })
    expect(await rows(sql`select country_iso2, max_age_years, steering_allowed, is_inspection_required, confidence, as_of_year from import_rule`)).toEqual([
      { country_iso2: 'KE', max_age_years: 8, steering_allowed: 'right', is_inspection_required: true, confidence: 'high', as_of_year: 2025 },
    ])
  })

  it('reads a workbook', async () => {
    const bytes = await writeExcelFile([
      ['报价表', null, null, null, null],
      ['品牌', '车型', '年款', '车身类型', '能源类型', '续航里程CLTC(km)', 'FOB价(USD)'],
      ['比亚迪', '海豹', 2025, '轿车', '纯电动', 550, 25_800.5],
      ['合计', null, null, null, null, null, 25_800.5],
    ]).toBuffer()
    const report = await run('cars', bytes)
    expect(outcomes(report)).toEqual([[3, 'new']])
    expect(report.layout).toMatchObject({ format: 'xlsx', sheet: 'Sheet1', header_row: 2, skipped_rows: [{ row: 4, why: 'total' }] })
    expect(await rows(sql`select fob_price_usd_cents::int as cents, model_year from car`)).toEqual([{ cents: 2_580_050, model_year: 2025 }])
  })

  it('names the columns that are missing', async () => {
    await expect(run('cars', '品牌,年款,价格\n比亚迪,2025,1\n')).rejects.toMatchObject({ name: 'ImportFileError', code: 'columns_missing', params: { columns: 'model_name', row: 1 } })
    await expect(run('used', '品牌,车型,价格\n比亚迪,海豹,1\n')).rejects.toMatchObject({ code: 'columns_missing', params: { columns: 'stock_ref / vin' } })
  })
})
