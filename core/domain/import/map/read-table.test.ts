import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { CAR_ALIASES } from '#core/domain/import/map/headings/car-aliases.ts'
import { buildHeadingIndex } from '#core/domain/import/map/headings/match-headings.ts'
import { CAR_COLUMNS } from '#core/domain/import/map/columns/car-columns.ts'
import { readTable } from './read-table.ts'
import { readZipDirectory } from '#core/domain/import/read/zip-directory.ts'

const index = buildHeadingIndex(
  CAR_COLUMNS.columns.map((column) => column.name),
  CAR_ALIASES,
)
const open = (bytes: Uint8Array) => readTable(bytes, index, ['brand_sign', 'model_name'])

async function rowsOf(bytes: Uint8Array) {
  const table = await open(bytes)
  return { table, rows: [...table.blocks()].flatMap((block) => block.rows.map((row) => [row.row, ...row.cells])) }
}

type Cell = string | number | boolean | Date | null | { value: string; rowSpan?: number; columnSpan?: number }
async function xlsx(sheets: Record<string, Cell[][]>): Promise<Buffer> {
  const written = Object.entries(sheets).map(([sheet, data]) => ({ sheet, data }))
  return writeExcelFile(written as Parameters<typeof writeExcelFile>[0]).toBuffer()
}

describe('readTable, CSV', () => {
  const text = '某某汽车出口报价表,,\r\n,,\r\n品牌,车型,FOB价(USD)\r\n比亚迪,"海豹, 长续航",25800\r\n'
  const encodings = ['utf8', 'gb18030', 'utf-16le', 'utf-16be'] as const
  const cases = encodings.flatMap((encoding) => [',', ';', '\t'].flatMap((separator) => [true, false].map((mark) => [encoding, separator, mark] as const)))

  it.each(cases)('finds %s with %j, mark %s', async (encoding, separator, mark) => {
    const bytes = iconv.encode(text.replaceAll(/,(?! )/g, separator), encoding, { addBOM: mark })
    const { table, rows } = await rowsOf(bytes)
    expect([table.separator, table.header.headerRow]).toEqual([separator, 3])
    expect(table.header.columns.map((match) => match.column)).toEqual(['brand_sign', 'model_name', 'fob_price_usd'])
    expect(rows).toEqual([[4, '比亚迪', '海豹, 长续航', '25800']])
  })

  it('joins two lines of headings', async () => {
    const { table, rows } = await rowsOf(Buffer.from('品牌,车型,尺寸(cm),,,续航\n,,长,宽,高,CLTC(km)\nBYD,Seal,480,187,146,550\n'))
    expect(table.header.columns.map((match) => [match.column, match.unit])).toEqual([
      ['brand_sign', null],
      ['model_name', null],
      ['length_mm', 'cm'],
      ['width_mm', 'cm'],
      ['height_mm', 'cm'],
    ])
    expect([table.header.headerRow, rows[0]?.[0]]).toEqual([2, 3])
  })

  it.each([
    ['nothing', '', 'empty_file'],
    ['blanks', ' \n\n', 'empty_file'],
    ['no headings', 'a,b\n1,2\n', 'no_header'],
    ['one heading', '品牌\n比亚迪\n', 'no_header'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8]), 'not_a_table'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), 'old_xls'],
    ['half a workbook', Buffer.from('PK\u0003\u0004garbage'), 'bad_xlsx'],
  ])('refuses %s', async (_what, bytes, code) => {
    await expect(open(Buffer.from(bytes as string))).rejects.toMatchObject({ name: 'ImportFileError', code })
  })
})

describe('readTable, XLSX', () => {
  it('finds the sheet with the table, counts rows as shown, and fills merged cells', async () => {
    const bytes = await xlsx({
      封面: [['某某公司']],
      报价: [
        ['报价表', null, null],
        [{ value: '品牌', rowSpan: 2 }, { value: '尺寸(mm)', columnSpan: 2 }, null, '车型'],
        [null, '长', '宽', null],
        [{ value: '比亚迪', rowSpan: 2 }, 4800, 1875, '海豹'],
        [null, 3780, 1715, '海鸥'],
        ['吉利', 4615, 1901.5, '银河E5'],
      ],
    })
    const { table, rows } = await rowsOf(bytes)
    expect([table.format, table.sheet, table.header.headerRow]).toEqual(['xlsx', '报价', 3])
    expect(table.header.columns.map((match) => match.column)).toEqual(['brand_sign', 'length_mm', 'width_mm', 'model_name'])
    expect(rows).toEqual([
      [4, '比亚迪', 4800, 1875, '海豹'],
      [5, '比亚迪', 3780, 1715, '海鸥'],
      [6, '吉利', 4615, 1901.5, '银河E5'],
    ])
  })

  it('refuses an archive whose entries hold more than they declare', async () => {
    const bytes = await xlsx({ Cars: [['Brand', 'Model'], ...Array.from({ length: 200 }, () => ['BYD', 'Seal'])] })
    const directory = readZipDirectory(bytes) ?? []
    const sheet = directory.find((entry) => entry.name.includes('sheet1'))
    const at = bytes.indexOf(Buffer.from('504b0102', 'hex'))
    const entryAt = bytes.indexOf(sheet?.name ?? '', at) - 46
    bytes.writeUInt32LE(10, entryAt + 24)
    await expect(open(bytes)).rejects.toMatchObject({ code: 'bad_xlsx' })
  })

  it('refuses an archive that declares more than a machine should unpack', async () => {
    const bytes = await xlsx({
      Cars: [
        ['Brand', 'Model'],
        ['BYD', 'Seal'],
      ],
    })
    const at = bytes.indexOf(Buffer.from('504b0102', 'hex'))
    bytes.writeUInt32LE(0xf0000000, at + 24)
    await expect(open(bytes)).rejects.toMatchObject({ code: 'file_too_large' })
  })

  it('refuses a workbook that is none', async () => {
    const bytes = await xlsx({ Cars: [['Brand', 'Model']] })
    await expect(open(bytes.subarray(0, bytes.length - 30))).rejects.toMatchObject({ code: 'bad_xlsx' })
    await expect(open(await xlsx({ Cars: [] }))).rejects.toMatchObject({ code: 'no_table' })
  })
})
