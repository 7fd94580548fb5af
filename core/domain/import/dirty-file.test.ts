import { sql } from 'drizzle-orm'
import iconv from 'iconv-lite'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { importReportSchema } from '#contract/import.ts'
import { writeRejectedRows } from './report/rejected-rows.ts'
import { CAR_HEADINGS, createImportBench, outcomes, type ImportBench } from './testing.ts'

let bench: ImportBench
beforeAll(async () => {
  bench = await createImportBench(inject('databaseUrl'))
})
beforeEach(() => bench.reset())
afterAll(() => bench.database.drop())

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
    const report = await bench.run('cars', file, { locale: 'zh' })
    expect(importReportSchema.parse(report)).toEqual(report)
    expect(outcomes(report)).toEqual([
      [5, 'new'],
      [6, 'new'],
      [7, 'warned', 'formula_as_text'],
      [8, 'rejected', 'unknown_brand'],
      [9, 'warned', 'duplicate_row'],
      [10, 'rejected', 'duplicate_key'],
      [11, 'warned', 'html_as_text', 'currency_not_usd'],
      [12, 'warned', 'out_of_range'],
      [13, 'warned', 'out_of_range'],
      [14, 'warned', 'battery_missing'],
    ])
    expect(report.totals).toEqual({ rows: 10, new: 2, changed: 0, unchanged: 0, warned: 6, rejected: 2 })
    expect(report.applied).toEqual({ inserted: 7, updated: 0 })
    expect(report.layout).toMatchObject({
      format: 'csv',
      encoding: 'gb18030',
      separator: ',',
      header_row: 4,
      skipped_rows: [
        { row: 15, why: 'total' },
        { row: 16, why: 'note' },
      ],
    })
    expect(report.rows[3]?.reasons).toMatchObject([
      { column: 'brand_sign', cell: 'B8', code: 'unknown_brand', message: '品牌“不存在牌”不在目录中。请先导入或更正品牌。', severity: 'error' },
    ])
    expect(report.rows[6]?.reasons[1]).toMatchObject({
      column: 'fob_price_usd',
      cell: 'K11',
      severity: 'warning',
      message: expect.stringContaining('此项留空'),
    })

    const cars = await bench.rows(sql`
      select model_name, trim, model_year, body_type, auto_type, energy_type, range_km, range_cycle, length_mm, width_mm, height_mm, battery_kwh, fob_price_usd_cents::int as cents, brand_sign
      from car join brand on brand.id = car.brand_id where trim <> '商用版' and range_km is not null and model_name not like '<%' order by car.id`)
    expect(cars).toEqual([
      {
        model_name: '海豹',
        trim: '550km 精英型',
        model_year: 2025,
        body_type: 'sedan',
        auto_type: 'sedan',
        energy_type: 'BEV',
        range_km: 550,
        range_cycle: 'CLTC',
        length_mm: 4800,
        width_mm: 1875,
        height_mm: 1460,
        battery_kwh: 61.44,
        cents: 2_580_000,
        brand_sign: 'byd',
      },
      {
        model_name: '海鸥',
        trim: '飞翔版',
        model_year: 2025,
        body_type: 'hatchback',
        auto_type: 'mini',
        energy_type: 'BEV',
        range_km: 405,
        range_cycle: 'CLTC',
        length_mm: 3780,
        width_mm: 1715,
        height_mm: 1540,
        battery_kwh: 38.88,
        cents: null,
        brand_sign: 'byd',
      },
      {
        model_name: '银河E5',
        trim: '=HYPERLINK("http://x")',
        model_year: 2025,
        body_type: 'suv',
        auto_type: 'suv',
        energy_type: 'BEV',
        range_km: 530,
        range_cycle: 'CLTC',
        length_mm: 4615,
        width_mm: 1901,
        height_mm: 1670,
        battery_kwh: 60.22,
        cents: 2_100_000,
        brand_sign: 'geely',
      },
      {
        model_name: '宋',
        trim: 'DM-i',
        model_year: 2025,
        body_type: 'suv',
        auto_type: 'suv',
        energy_type: 'PHEV',
        range_km: 112,
        range_cycle: 'CLTC',
        length_mm: 4775,
        width_mm: 1890,
        height_mm: 1670,
        battery_kwh: null,
        cents: 1_980_000,
        brand_sign: 'byd',
      },
    ])
  })

  it('changes nothing the second time', async () => {
    await bench.run('cars', file)
    const before = await bench.rows(sql`select * from car order by id`)
    const report = await bench.run('cars', file)
    expect(report.applied).toEqual({ inserted: 0, updated: 0 })
    expect(report.totals).toEqual({ rows: 10, new: 0, changed: 0, unchanged: 2, warned: 6, rejected: 2 })
    expect(await bench.rows(sql`select * from car order by id`)).toEqual(before)
  })

  it('says the same of another encoding and separator of the same list', async () => {
    await bench.run('cars', file)
    const semicolons = lines.map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).join(';')).join('\n')
    const report = await bench.run('cars', iconv.encode(semicolons, 'utf-16le', { addBOM: true }))
    expect(report.layout).toMatchObject({ encoding: 'utf-16le', separator: ';' })
    expect(report.applied).toEqual({ inserted: 0, updated: 0 })
  })

  it('writes the rejected rows as a file that is safe to open and can be mended', async () => {
    const report = await bench.run('cars', file)
    const csv = (await writeRejectedRows({ kind: 'cars', bytes: file, report, rowHeading: 'row', reasonHeading: 'reason' })) ?? ''
    expect(csv.startsWith('\uFEFF序号,品牌')).toBe(true)
    expect(csv.trimEnd().split('\r\n')).toHaveLength(3)
    expect(csv).toMatch(/4,不存在牌.*,8,B8: The brand/)
    const mended = await bench.run('cars', csv.replace('不存在牌', '吉利'))
    expect(outcomes(mended)).toEqual([
      [2, 'new'],
      [3, 'changed'],
    ])
  })
})

describe('a formula through the mended file', () => {
  it('comes back exactly as it was', async () => {
    const file = `${CAR_HEADINGS}\n,byd,=1+1,x,2025,suv,BEV,0\n`
    const report = await bench.run('cars', file)
    const csv = (await writeRejectedRows({ kind: 'cars', bytes: Buffer.from(file), report, rowHeading: 'row', reasonHeading: 'reason' })) ?? ''
    expect(csv).toContain("'=1+1")
    await bench.run('cars', csv.replace('BEV,0', 'BEV,9000'))
    expect(await bench.rows(sql`select model_name from car`)).toEqual([{ model_name: '=1+1' }])
  })
})
