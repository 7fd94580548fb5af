import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { importReportSchema } from '#contract/import.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { runImportCommand } from './import-cli.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  folder = await mkdtemp(path.join(tmpdir(), 'import-cli-'))
  await writeFile(path.join(folder, 'brands.csv'), 'brand_sign,brand_name,type\nbyd,BYD,1\n')
  await writeFile(
    path.join(folder, 'cars.csv'),
    '品牌,车型,年款,车身类型,能源类型,FOB价,备注\nBYD,海豹,2025款,轿车,纯电动,"US$ 25,800",\nBYD,\u001b[31m=1+1,2025款,轿车,纯电动,$9,\n合计,,,,,,\n',
  )
  await writeFile(path.join(folder, 'noise.csv'), Buffer.from([1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 2, 3]))
  await writeFile(path.join(folder, 'empty.csv'), '')
  await writeFile(path.join(folder, 'other.csv'), 'a,b\n1,2\n')
  await writeFile(path.join(folder, 'used.csv'), 'stock_ref,brand,model,vin,mileage,price\nAB234CDE,byd,Seal,,,1\n')
  await mkdir(path.join(folder, 'sub'))
  await symlink(path.join(folder, 'brands.csv'), path.join(folder, 'link.csv'))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await database.drop()
})

async function run(...args: string[]): Promise<{ code: number; output: string; errors: string }> {
  const output = new PassThrough()
  const errors = new PassThrough()
  const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
  const code = await runImportCommand({ args, ctx, output, errors, cwd: folder })
  return { code, output: String(output.read() ?? ''), errors: String(errors.read() ?? '') }
}

describe('runImportCommand', () => {
  it('imports, and answers 0 where every row went in', async () => {
    const { code, output, errors } = await run('brands', 'brands.csv')
    expect([code, errors]).toEqual([0, ''])
    expect(output).toContain('brands.csv: CSV, UTF-8, separated by commas, headings in row 1\n')
    expect(output).toContain('1 row: 1 new, 0 changed, 0 unchanged, 0 warned, 0 rejected\n1 row added, 0 updated\n')
    expect(output).toMatch(/reading.*\n/)
  })

  it('answers 1 where a row was rejected, names row, column and cell, and writes both files', async () => {
    const { code, output } = await run('cars', 'cars.csv', '--report', 'sub/report.json', '--rejected=sub/mend.csv')
    expect(code).toBe(1)
    expect(output).toContain('row 3  rejected  FOB价 F3: “$9” gives 9')
    expect(output).toContain('Headings not used: 备注\n')
    expect(output).toContain('Rows that are not data: 4\n')
    expect(output).not.toContain('\u001b[31m')
    const report = importReportSchema.parse(JSON.parse(await readFile(path.join(folder, 'sub/report.json'), 'utf8')))
    expect(report).toMatchObject({
      file: 'cars.csv',
      totals: { rows: 2, new: 1, rejected: 1 },
      rows: [
        { row: 2, outcome: 'new', reasons: [] },
        { row: 3, outcome: 'rejected' },
      ],
    })
    expect(await readFile(path.join(folder, 'sub/mend.csv'), 'utf8')).toMatch(/^\uFEFF品牌,.*,row of the file,reason for rejection\r\n.*\$9,,3,/)
  })

  it('tells the notes on a rejected row from what keeps it out', async () => {
    await writeFile(path.join(folder, 'noted.csv'), 'brand,model,body type,energy type,top speed,fob price\nBYD,Seal,sedan,BEV,450,0\n')
    const { output } = await run('cars', 'noted.csv', '--dry-run', '--report', 'noted.json', '--rejected', 'noted-out.csv')
    expect(output).toContain('row 2  rejected  fob price F2: ')
    expect(output).toContain('row 2  note  top speed E2: ')
    expect((await run('cars', 'noted.csv', '--dry-run', '--lang', 'zh')).output).toContain('第 2 行  备注  top speed E2: ')
    const report = importReportSchema.parse(JSON.parse(await readFile(path.join(folder, 'noted.json'), 'utf8')))
    expect(report.rows[0]?.reasons.map((reason) => [reason.code, reason.severity])).toEqual([
      ['price_zero', 'error'],
      ['unlikely', 'warning'],
    ])
    expect(await readFile(path.join(folder, 'noted-out.csv'), 'utf8')).not.toContain('E2: ')
  })

  it('names the sheets of a workbook that it did not read, and answers as ever', async () => {
    const sheet = (name: string, data: (string | number | null)[][]) => ({ sheet: name, data })
    const cars = ['brand', 'model', 'body type', 'energy type', 'fob price usd']
    const workbook = [
      sheet('Cover', [['Price list']]),
      sheet('Sedans', [cars, ['BYD', 'Han', 'sedan', 'BEV', 30_000]]),
      sheet('SUVs', [cars.slice(0, 4), ['BYD', 'Tang', 'suv', 'BEV']]),
    ]
    await writeFile(path.join(folder, 'book.xlsx'), await writeExcelFile(workbook as Parameters<typeof writeExcelFile>[0]).toBuffer())
    const { code, output } = await run('cars', 'book.xlsx', '--dry-run', '--report', 'book.json')
    expect([code, output]).toEqual([0, expect.stringContaining('sheet “Sedans”, headings in row 1\nAnother sheet with rows was not read: “SUVs”\n')])
    const report = importReportSchema.parse(JSON.parse(await readFile(path.join(folder, 'book.json'), 'utf8')))
    expect(report.layout).toMatchObject({ sheet: 'Sedans', other_sheets: ['SUVs'] })
  })

  it('speaks Chinese', async () => {
    const { code, output } = await run('cars', 'cars.csv', '--dry-run', '--lang', 'zh')
    expect(code).toBe(1)
    expect(output).toContain('第 3 行  拒绝  FOB价 F3: “$9”即 9')
    expect(output).toContain('试运行：没有写入任何内容。')
  })

  it('follows a mapping, says that new cars are drafts, and shows them where that was asked', async () => {
    await writeFile(path.join(folder, 'ours.csv'), '牌子名,款名,年款,车身类型,能源类型,到手价\nBYD,唐,2025款,SUV,插混,25800\n')
    await writeFile(path.join(folder, 'map.json'), JSON.stringify({ 牌子名: 'brand_sign', 款名: 'model_name', 到手价: 'fob_price_usd' }))
    const drafts = await run('cars', 'ours.csv', '--map', 'map.json', '--supplier', 'Dongfang')
    expect([drafts.code, drafts.errors]).toEqual([0, ''])
    expect(drafts.output).toContain('New vehicles and parts are drafts until someone publishes them')
    await writeFile(path.join(folder, 'ours.csv'), '牌子名,款名,年款,车身类型,能源类型,到手价\nBYD,汉,2025款,轿车,插混,28800\n')
    const shown = await run('cars', 'ours.csv', '--supplier=Dongfang', '--publish')
    expect([shown.code, shown.output.includes('drafts')]).toEqual([0, false])
    const { rows } = await database.db.execute(sql`select model_name, publish_state from car where model_name in ('唐', '汉') order by id`)
    expect(rows).toEqual([
      { model_name: '唐', publish_state: 'draft' },
      { model_name: '汉', publish_state: 'published' },
    ])
  })

  it.each([
    ['[1]', 'map.json is not a mapping: JSON such as {"里程": "mileage_km"} is expected.'],
    ['{', 'map.json is not a mapping'],
    ['{"品牌": "nothing"}', 'cars.csv: The mapping names “nothing” for “品牌”'],
  ])('answers 2 for the mapping %s', async (text, message) => {
    await writeFile(path.join(folder, 'map.json'), text)
    const { code, errors } = await run('cars', 'cars.csv', '--map', 'map.json')
    expect(code).toBe(2)
    expect(errors).toContain(message)
  })

  it('writes no file to mend where nothing was rejected', async () => {
    const { code, output } = await run('brands', 'brands.csv', '--rejected', 'sub/none.csv')
    expect(code).toBe(0)
    expect(output).toContain('No row was rejected, so sub/none.csv was not written.')
    expect(await readdir(path.join(folder, 'sub'))).not.toContain('none.csv')
  })

  it('removes the rejected rows of an earlier run where none was rejected now', async () => {
    await writeFile(path.join(folder, 'sub/older.csv'), 'rows of an earlier run\n')
    const { code, output } = await run('brands', 'brands.csv', '--rejected', 'sub/older.csv')
    expect(code).toBe(0)
    expect(output).toContain('No row was rejected; sub/older.csv from an earlier run was removed.\n')
    expect(await readdir(path.join(folder, 'sub'))).not.toContain('older.csv')
  })

  it.each([
    [['cars', 'missing.csv'], 'missing.csv cannot be read: the file does not exist\n'],
    [['cars', 'sub'], 'sub cannot be read: it is a folder\n'],
    [['cars', 'empty.csv'], 'empty.csv: The file is empty.\n'],
    [['cars', 'noise.csv'], 'noise.csv: The file is neither CSV nor XLSX.\n'],
    [['cars', 'other.csv', '--report', 'sub/unused.json'], 'other.csv: No row with headings was found. Required at least: brand_sign, model_name.\n'],
    [['cars', 'used.csv'], 'used.csv: This is a file of used cars: stock_ref, vin, mileage belong there. Import it with: npm run import -- used FILE\n'],
    [['cars', 'used.csv', '--lang=zh'], 'used.csv: 这是二手车的文件：表头 stock_ref, vin, mileage 属于该类。请使用命令：npm run import -- used 文件\n'],
    [['cars', 'brands.csv'], 'brands.csv: The headings in row 1 are missing: model_name.\n'],
    [['cars', 'cars.csv', '--report', 'nowhere/r.json'], 'nowhere/r.json cannot be written: its folder does not exist\n'],
  ])('answers 2 with one line: %j', async (args, line) => {
    const { code, errors } = await run(...args)
    expect([code, errors]).toEqual([2, line])
    expect(await readdir(path.join(folder, 'sub'))).not.toContain('unused.json')
  })

  it.each([
    [['--report', 'brands.csv'], '--report names the file being imported; nothing was done.\n'],
    [['--rejected', './sub/../brands.csv', '--dry-run'], '--rejected names the file being imported; nothing was done.\n'],
    [['--rejected', 'link.csv'], '--rejected names the file being imported; nothing was done.\n'],
    [['--report', 'sub/one', '--rejected=sub/../sub/one'], '--report and --rejected name the same file; nothing was done.\n'],
  ])('never writes over the file it reads, nor one result over the other: %j', async (options, line) => {
    const before = await readFile(path.join(folder, 'brands.csv'), 'utf8')
    const { code, output, errors } = await run('brands', 'brands.csv', ...options)
    expect([code, output, errors]).toEqual([2, '', line])
    expect(await readFile(path.join(folder, 'brands.csv'), 'utf8')).toBe(before)
    expect(await readdir(path.join(folder, 'sub'))).not.toContain('one')
  })

  it('answers 2 with the usage where it was called wrongly, and 0 where help was asked for', async () => {
    expect(await run('cars')).toMatchObject({ code: 2, output: '', errors: expect.stringContaining('Usage: ') })
    expect(await run('--help')).toMatchObject({ code: 0, errors: '', output: expect.stringContaining('Usage: ') })
  })
})
