import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import type { ImportDetail, UploadImportInput } from '#contract/import-run.ts'
import { staff } from '#core/db/schema/index.ts'
import { seedCountries } from '#core/domain/country/index.ts'
import { findStaffImportRule, saveImportRule } from '#core/domain/import-rule/index.ts'
import { createImportBench, outcomes, type ImportBench } from '#core/domain/import/testing.ts'
import { listPortRevisions } from '#core/domain/port/index.ts'
import { createStock, findStock, listStock, listStockRevisions, patchStock, restoreStock } from '#core/domain/stock/index.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import {
  checkImport,
  confirmImport,
  deleteOldImports,
  findImport,
  listImportRows,
  listImports,
  openRejectedRows,
  runImport,
  undoImport,
  uploadImport,
} from '#core/domain/import/index.ts'

const SHEET = [
  '某公司报价表,,,,,',
  '品牌 Brand,款名,年款,车身类型,能源 Energy,到手价',
  '比亚迪 BYD,海豹,2025,轿车,纯电,25800',
  '比亚迪,海鸥,2025,两厢,纯电,9800-10500',
  '没有的牌,某,2025,SUV,汽油,12000',
].join('\n')
const HEADINGS = { 款名: 'model_name', 到手价: 'fob_price_usd' }

let bench: ImportBench
let staffId = 0
beforeAll(async () => {
  bench = await createImportBench(inject('databaseUrl'))
  const [made] = await bench.database.db
    .insert(staff)
    .values({ mail: 'mei@example.com', name: 'Mei', passwordHash: 'x', locale: 'zh' })
    .returning({ id: staff.id })
  staffId = made?.id ?? 0
})
beforeEach(async () => {
  await bench.reset()
  await bench.database.db.execute(sql`truncate import_run, import_mapping, revision cascade`)
})
afterAll(() => bench.database.drop())

function createDesk() {
  const made = createTestCtx(bench.database.db, { actor: { kind: 'staff', staffId, permissions: ['catalogue.import', 'catalogue.publish'] } })
  const system = { ...made.ctx, actor: { kind: 'system' as const } }
  const upload = (text: string, more: Partial<UploadImportInput> & { fileName?: string } = {}) =>
    uploadImport({ ctx: made.ctx, input: { kind: 'cars', supplier: 'Dongfang', fileName: 'list.csv', source: inPieces(text), ...more } })
  const check = ({ run }: ImportDetail, more: Partial<Parameters<typeof checkImport>[0]['input']> = {}) =>
    checkImport({
      ctx: made.ctx,
      input: { id: run.id, version: run.version, supplier: run.supplier ?? '', headings: run.headings, corrections: run.corrections, ...more },
    })
  const confirm = async ({ run }: ImportDetail, publish = false) => {
    await confirmImport({ ctx: made.ctx, input: { id: run.id, version: run.version, publish } })
    await runImport({ ctx: system, input: { runId: run.id, isLastTry: true } })
    return (await findImport({ ctx: made.ctx, input: { id: run.id } })).run
  }
  const rowsOf = (id: number, outcome: Parameters<typeof listImportRows>[0]['input']['outcome'] = 'all') =>
    listImportRows({ ctx: made.ctx, input: { id, outcome, page: 1, page_size: 25 } })
  return { ...made, system, upload, check, confirm, rowsOf }
}

async function* inPieces(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

const cars = () => bench.rows(sql`select model_name, publish_state, fob_price_usd_cents::int as cents from car order by id`)

describe('an import of the back office', () => {
  it('is looked at, mapped, put right, confirmed and written, and tells who did it', async () => {
    const desk = createDesk()
    const opened = await desk.upload(SHEET)
    expect(opened.run).toMatchObject({
      state: 'open',
      file_name: 'list.csv',
      supplier: 'Dongfang',
      failure: expect.stringContaining('are missing'),
      totals: null,
    })
    // The headings are there to be mapped although the file cannot be imported as it stands.
    expect(opened.layout?.columns).toMatchObject([{ column: 'brand_sign' }, { heading: '款名', column: null }, {}, {}, {}, { heading: '到手价', column: null }])
    const mapped = await desk.check(opened, { headings: HEADINGS })
    expect(mapped.run).toMatchObject({ failure: null, totals: { rows: 3, new: 1, warned: 1, rejected: 1 } })
    expect(mapped.layout).toMatchObject({ encoding: 'utf-8', header_row: 2 })
    const told = await desk.rowsOf(opened.run.id, 'told')
    expect(told.list).toMatchObject([
      {
        row: 4,
        outcome: 'warned',
        title: '比亚迪 · 海鸥',
        cells: [
          { column: 'brand_sign', text: '比亚迪', file_text: null, value: 'byd' },
          { column: 'model_name', text: '海鸥', value: '海鸥' },
          { column: 'model_year', text: '2025', value: 2025 },
          { column: 'body_type', text: '两厢', value: 'hatchback' },
          { column: 'energy_type', text: '纯电', value: 'BEV' },
          { column: 'fob_price_usd', text: '9800-10500', value: null },
        ],
        reasons: [{ code: 'two_values', cell: 'F4' }],
      },
      { row: 5, outcome: 'rejected', reasons: [{ column: 'brand_sign', code: 'unknown_brand' }] },
    ])
    expect(told.list[1]?.cells[0]).toEqual({ column: 'brand_sign', text: '没有的牌', label: 'Brand', file_text: null, value: null })
    // A row without any remark is shown with all its cells too, and every one of them can be put right (R16.107).
    const [plain] = (await desk.rowsOf(opened.run.id, 'new')).list
    expect(plain?.cells.map(({ column, text }) => [column, text])).toEqual([
      ['brand_sign', '比亚迪 BYD'],
      ['model_name', '海豹'],
      ['model_year', '2025'],
      ['body_type', '轿车'],
      ['energy_type', '纯电'],
      ['fob_price_usd', '25800'],
    ])
    expect(plain?.cells.at(-1)).toMatchObject({ value: 2_580_000 })
    expect(plain?.worked_out).toEqual([{ column: 'auto_type', label: 'Car type', value: 'sedan' }])
    const renamed = await desk.check(mapped, { corrections: { '3': { model_name: '海豹 06' } } })
    expect((await desk.rowsOf(opened.run.id, 'new')).list[0]?.cells[1]).toMatchObject({ text: '海豹 06', file_text: '海豹', value: '海豹 06' })
    const corrected = await desk.check(renamed, { corrections: { '4': { fob_price_usd: '9800' }, '5': { brand_sign: '吉利' } } })
    expect(corrected.run.totals).toMatchObject({ new: 3, rejected: 0 })
    expect(await cars()).toEqual([])
    const done = await desk.confirm(corrected)
    expect(done).toMatchObject({ state: 'done', progress: 100, applied: { inserted: 3, updated: 0 }, staff_name: 'Mei' })
    expect((await desk.rowsOf(done.id)).list).toHaveLength(3)
    expect(await cars()).toEqual([
      { model_name: '海豹', publish_state: 'draft', cents: 2_580_000 },
      { model_name: '海鸥', publish_state: 'draft', cents: 980_000 },
      { model_name: '某', publish_state: 'draft', cents: 1_200_000 },
    ])
    expect(
      await bench.rows(sql`select staff_id::int as who, detail ->> 'run' as run from audit_log where action = 'catalogue.imported' and staff_id is not null`),
    ).toEqual([{ who: staffId, run: String(done.id) }])
    // The supplier's next file needs no mapping.
    expect((await desk.upload(SHEET)).run).toMatchObject({ failure: null, totals: { unchanged: 1 } })
  })

  it('finds a maker that was added, or given another name, when it is read again as it stands (R16.109, R16.111)', async () => {
    const desk = createDesk()
    const opened = await desk.upload(
      'brand,model,year,body type,energy type,fob price usd\n没有的牌 Nobrand,A,2025,suv,BEV,10000\nBuild Yours,B,2025,suv,BEV,10000',
    )
    expect(opened.run.totals).toMatchObject({ rejected: 2 })
    const ctx = { ...desk.ctx, actor: { kind: 'staff' as const, staffId, permissions: ['catalogue.read', 'catalogue.write'] } }
    const maker = {
      brand_sign: null,
      brand_name: 'Nobrand',
      brand_name_zh: '没有的牌',
      type: 1 as const,
      is_hot: false,
      founded_year: null,
      country_of_origin: null,
    }
    const value = { ...maker, aliases: [], sort_order: 0, publish_state: 'draft' as const, publish_at: null, withdraw_at: null }
    await createStock({ ctx, kind: 'brand', input: { value } })
    const added = await desk.check(opened)
    expect(added.run.totals).toMatchObject({ new: 1, rejected: 1 })
    const [byd] = await bench.rows<{ id: number; version: number; aliases: string[] }>(
      sql`select id::int as id, version, aliases from brand where brand_sign = 'byd'`,
    )
    const { id = 0, version = 0, aliases = [] } = byd ?? {}
    await patchStock({ ctx, kind: 'brand', input: { id, version, value: { aliases: [...aliases, 'Build Yours'] } } })
    expect((await desk.check(added)).run.totals).toMatchObject({ new: 2, rejected: 0 })
  })

  it('gives the rejected rows as a file that is safe to open', async () => {
    const desk = createDesk()
    const mapped = await desk.check(await desk.upload(SHEET.replace(',某,', ',=1+1,')), { headings: HEADINGS })
    const done = await desk.confirm(mapped, true)
    const { text, count } = await openRejectedRows({ ctx: desk.ctx, input: { id: done.id } })
    expect(count).toBe(1)
    expect((await desk.rowsOf(done.id, 'rejected')).list[0]?.reasons[0]?.message).toContain('is not in the catalogue')
    expect(text).toContain("没有的牌,'=1+1,2025")
    expect((await cars())[0]).toMatchObject({ publish_state: 'published' })
  })

  it.each([
    ['', 'The file is empty.'],
    ['\u0001\u0002\u0003\u0004\u0005\u0006'.repeat(50), 'The file is neither CSV nor XLSX.'],
    ['a,b\n1,2\n', 'No row with headings was found.'],
  ])('says what is wrong with the file %j, and cannot be confirmed', async (text, failure) => {
    const desk = createDesk()
    const { run } = await desk.upload(text, { fileName: '../\u202Eevil\u0000.csv' })
    expect(run).toMatchObject({ state: 'open', file_name: 'evil.csv', failure: expect.stringContaining(failure) })
    await expect(confirmImport({ ctx: desk.ctx, input: { id: run.id, version: run.version, publish: false } })).rejects.toMatchObject({ key: 'conflict' })
  })

  it('refuses who has read an older state of it, and a second confirmation', async () => {
    const desk = createDesk()
    const opened = await desk.upload(SHEET)
    const mapped = await desk.check(opened, { headings: HEADINGS })
    await expect(desk.check(opened)).rejects.toMatchObject({ key: 'conflict' })
    await desk.confirm(mapped)
    await expect(desk.confirm(mapped)).rejects.toMatchObject({ key: 'conflict' })
    await expect(desk.check(mapped)).rejects.toMatchObject({ key: 'conflict' })
  })

  it('is for those who may', async () => {
    const desk = createDesk()
    const ctx = { ...desk.ctx, actor: { kind: 'staff' as const, staffId, permissions: ['catalogue.read'] } }
    await expect(listImports({ ctx, input: { page: 1, page_size: 25 } })).rejects.toMatchObject({ key: 'forbidden' })
    await expect(undoImport({ ctx, input: { id: 1, version: 1 } })).rejects.toMatchObject({ key: 'forbidden' })
  })

  it('goes after a day when nobody confirmed it, and lets its file go', async () => {
    const desk = createDesk()
    await desk.upload(SHEET)
    expect(await deleteOldImports({ ctx: desk.system })).toEqual({ runs: 0, files: 0 })
    desk.clock.advance(25 * 3600_000)
    expect(await deleteOldImports({ ctx: desk.system })).toEqual({ runs: 1, files: 0 })
    expect((await listImports({ ctx: desk.ctx, input: { page: 1, page_size: 25 } })).total).toBe(0)
  })
})

describe('an undo', () => {
  const LIST = (price: number) =>
    `brand,model,year,body type,energy type,fob price usd\nbyd,A,2025,suv,BEV,${price}\nbyd,B,2025,suv,BEV,${price}\nbyd,C,2025,suv,BEV,${price}\n`

  it('takes away what the run made and nobody has changed since, and names the rest', async () => {
    const desk = createDesk()
    const done = await desk.confirm(await desk.upload(LIST(10_000)))
    await bench.database.db.execute(sql`update car set publish_state = 'published' where model_name = 'B'`)
    await bench.database.db.execute(sql`insert into car_translation (car_id, locale, title) select id, 'fr', 'C' from car where model_name = 'C'`)
    const undone = await undoImport({ ctx: desk.ctx, input: { id: done.id, version: done.version } })
    expect(undone).toMatchObject({ state: 'undone', undo: { removed: 1, restored: 0, kept_count: 2, kept: ['byd-b-2025', 'byd-c-2025'] } })
    expect(await cars()).toMatchObject([{ model_name: 'B' }, { model_name: 'C' }])
    await expect(undoImport({ ctx: desk.ctx, input: { id: done.id, version: undone.version } })).rejects.toMatchObject({ key: 'conflict' })
  })

  it('gives changed rows their former values and prices back', async () => {
    const desk = createDesk()
    await desk.confirm(await desk.upload(LIST(10_000)), true)
    const before = await bench.rows(sql`select model_sign, fob_price_usd_cents, relevance, search_text, content_hash, publish_state from car order by id`)
    const done = await desk.confirm(await desk.upload(LIST(11_000)))
    await bench.database.db.execute(sql`update car set seats = 7 where model_name = 'C'`)
    const undone = await undoImport({ ctx: desk.ctx, input: { id: done.id, version: done.version } })
    expect(undone.undo).toEqual({ removed: 0, restored: 2, kept_count: 1, kept: ['byd-c-2025'] })
    const after = await bench.rows(sql`select model_sign, fob_price_usd_cents, relevance, search_text, content_hash, publish_state from car order by id`)
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2))
    expect(
      await bench.rows(
        sql`select car_price.fob_price_usd_cents::int as cents from car_price join car on car.id = car_id where model_name = 'A' order by car_price.id`,
      ),
    ).toEqual([{ cents: 1_000_000 }, { cents: 1_100_000 }, { cents: 1_000_000 }])
    expect(outcomes(await bench.run('cars', LIST(10_000)))[0]).toEqual([2, 'unchanged'])
  })

  it('leaves a brand that vehicles have since', async () => {
    const desk = createDesk()
    const done = await desk.confirm(await desk.upload('brand_sign,brand_name,type\nmg,MG,1\nnio,NIO,1\n', { kind: 'brands' }))
    await bench.run('cars', 'brand,model,year,body type,energy type\nMG,4,2025,hatchback,BEV\n')
    expect((await undoImport({ ctx: desk.ctx, input: { id: done.id, version: done.version } })).undo).toMatchObject({ removed: 1, kept: ['mg'] })
  })

  it('is there for an import by command too', async () => {
    const desk = createDesk()
    await bench.run('cars', LIST(10_000))
    const { list } = await listImports({ ctx: desk.ctx, input: { page: 1, page_size: 1 } })
    const [run] = list
    expect(run).toMatchObject({ state: 'done', staff_name: null, has_file: false, file_name: 'cars.csv' })
    expect((await undoImport({ ctx: desk.ctx, input: { id: run?.id ?? 0, version: run?.version ?? 0 } })).undo).toMatchObject({ removed: 3 })
    expect(await cars()).toEqual([])
  })
})

it('leads to what a run added and to what it changed, in the list of its kind alone (R16.110)', async () => {
  const desk = createDesk()
  const list = (rows: string) => `brand,model,year,body type,energy type,fob price usd\n${rows}`
  await desk.confirm(await desk.upload(list('byd,A,2025,suv,BEV,10000')))
  const run = await desk.confirm(await desk.upload(list('byd,A,2025,suv,BEV,11000\nbyd,B,2025,suv,BEV,12000\nbyd,C,2025,suv,BEV,13000')))
  const ctx = { ...desk.ctx, actor: { kind: 'staff' as const, staffId, permissions: ['catalogue.read'] } }
  const namesOf = async (kind: 'car' | 'brand', filter: { import_wrote?: 'added' | 'changed' }) => {
    const input = { sort: 'name' as const, order: 'asc' as const, page: 1, page_size: 25, import_run: run.id, ...filter }
    return (await listStock({ ctx, kind, input })).list.map(({ name }) => name.replace(/ 2025.*$/, ''))
  }
  expect(await namesOf('car', { import_wrote: 'added' })).toEqual([expect.stringContaining('B'), expect.stringContaining('C')])
  expect(await namesOf('car', { import_wrote: 'changed' })).toEqual([expect.stringContaining('A')])
  expect(await namesOf('car', {})).toHaveLength(3)
  expect(await namesOf('brand', {})).toEqual([])
})

describe('the history of a row', () => {
  it('knows what an import changed, from which file, and what taking it back gave back; any state can be restored', async () => {
    const desk = createDesk()
    const sheet = (price: number, seats: number) => `品牌 Brand,车型,年款,车身类型,能源 Energy,FOB价 USD,座位数\n比亚迪 BYD,汉,2025,轿车,纯电,${price},${seats}`
    await desk.confirm(await desk.upload(sheet(25_800, 5), { fileName: 'first.csv' }))
    const second = await desk.confirm(await desk.upload(sheet(24_900, 4), { fileName: 'second.csv' }))
    const [car] = await bench.rows<{ id: number }>(sql`select id::int as id from car where model_name = '汉'`)
    const id = car?.id ?? 0
    const editor = { ...desk.ctx, actor: { kind: 'staff' as const, staffId, permissions: ['catalogue.read', 'catalogue.write', 'catalogue.price'] } }
    const history = () => listStockRevisions({ ctx: editor, kind: 'car', input: { id } })
    const [changed, made] = await history()
    expect(changed).toMatchObject({
      staff_name: 'Mei',
      import_run: { id: second.id, file: 'second.csv' },
      before: { fob_price_usd_cents: 2_580_000, seats: 5 },
      after: { fob_price_usd_cents: 2_490_000, seats: 4 },
    })
    expect(Object.keys(changed?.after ?? {}).toSorted()).toEqual(['fob_price_usd_cents', 'seats'])
    expect(made).toMatchObject({ before: null, import_run: { file: 'first.csv' }, after: { fob_price_usd_cents: 2_580_000, publish_state: 'draft' } })

    const before = await findStock({ ctx: editor, kind: 'car', input: { id } })
    const restored = await restoreStock({ ctx: editor, kind: 'car', input: { id, version: before.version, revision_id: changed?.id ?? 0 } })
    expect(restored.value).toMatchObject({ fob_price_usd_cents: 2_580_000, seats: 5 })
    const again = await restoreStock({ ctx: editor, kind: 'car', input: { id, version: restored.version, revision_id: (await history())[0]?.id ?? 0 } })
    expect(again.value).toMatchObject({ fob_price_usd_cents: 2_490_000, seats: 4 })

    await undoImport({ ctx: desk.ctx, input: { id: second.id, version: second.version } })
    const undone = await findStock({ ctx: editor, kind: 'car', input: { id } })
    expect(undone.value).toMatchObject({ fob_price_usd_cents: 2_580_000, seats: 5 })
    expect(undone.version).toBeGreaterThan(again.version)
    expect((await history())[0]).toMatchObject({ before: { seats: 4 }, after: { seats: 5 }, import_run: null })
  })

  it('knows it of ports and import rules too, and an undo leaves a rule that somebody has looked at (R16.95)', async () => {
    const desk = createDesk()
    const [before, after] = ['port,country,un/locode,ro-ro\nMatadi,CD,CDMAT,1', 'port,country,un/locode,ro-ro\nMatadi,CD,CDMAT,0']
    await desk.confirm(await desk.upload(before, { kind: 'ports' }))
    await desk.confirm(await desk.upload(after, { kind: 'ports', fileName: 'ports.csv' }))
    const [port] = await bench.rows<{ id: number; version: number }>(sql`select id::int as id, version from port`)
    expect(port?.version).toBe(2)
    const reader = { ...desk.ctx, actor: { kind: 'staff' as const, staffId, permissions: ['content.read', 'content.write'] } }
    const [changed, made] = await listPortRevisions({ ctx: reader, input: { id: port?.id ?? 0 } })
    expect(changed).toMatchObject({ staff_name: 'Mei', import_run: { file: 'ports.csv' }, before: { has_roro: true }, after: { has_roro: false } })
    expect(made).toMatchObject({ before: null })

    await seedCountries({ ctx: desk.system })
    const rules = await desk.confirm(await desk.upload('country,max age,confidence\nCD,20,low\nCG,7,low', { kind: 'rules' }))
    const [rule] = await bench.rows<{ id: number }>(sql`select id::int as id from import_rule where country_iso2 = 'CD'`)
    const { id, version, value } = await findStaffImportRule({ ctx: reader, input: { id: rule?.id ?? 0 } })
    await saveImportRule({ ctx: reader, input: { id, version, value: { ...value, checked_on: '2026-11-20' } } })
    expect((await undoImport({ ctx: desk.ctx, input: { id: rules.id, version: rules.version } })).undo).toMatchObject({ removed: 1, kept: ['CD'] })
  })

  it('has nothing of a row that an import left as it was, nor of a dry run', async () => {
    const desk = createDesk()
    const sheet = '品牌 Brand,车型,年款,车身类型,能源 Energy,FOB价 USD\n比亚迪 BYD,唐,2025,SUV,纯电,25800'
    await desk.confirm(await desk.upload(sheet))
    await desk.confirm(await desk.upload(sheet))
    await desk.upload(sheet.replace('25800', '25900'))
    expect(
      await bench.rows(
        sql`select count(*)::int as count from revision where subject_kind = 'car' and subject_id = (select id::text from car where model_name = '唐')`,
      ),
    ).toEqual([{ count: 1 }])
  })
})

it('tells the reasons of a run in the language of whoever reads them, in the file of rejected rows too', async () => {
  const desk = createDesk()
  const done = await desk.confirm(
    await desk.upload('品牌 Brand,车型,年款,车身类型,能源 Energy,FOB价 USD\n没有的牌,唐,2025,SUV,纯电,25800\n比亚迪,汉,2025,轿车,纯电,9800-10500'),
  )
  const read = async (locale: 'en' | 'zh') => {
    const ctx = { ...desk.ctx, locale }
    const { list } = await listImportRows({ ctx, input: { id: done.id, outcome: 'told', page: 1, page_size: 25 } })
    return [...list.flatMap(({ reasons }) => reasons.map(({ message }) => message)), (await openRejectedRows({ ctx, input: { id: done.id } })).text]
  }
  const [english, chinese] = [await read('en'), await read('zh')]
  expect(english).toHaveLength(3)
  expect(english[0]).toMatch(/没有的牌.*[a-z]{4}/)
  expect(chinese[0]).toMatch(/品牌“没有的牌”不在目录中/)
  expect(english[2]).toContain(english[0])
  expect(chinese[2]).toContain(chinese[0])
  expect(chinese[1]).not.toMatch(/[a-z]{4}/)
})
