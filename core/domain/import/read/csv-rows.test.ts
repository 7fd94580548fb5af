import { stringify } from 'csv-stringify/sync'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCsvRows, SEPARATORS, type Separator } from './csv-rows.ts'

function read(text: string | Uint8Array, separator: Separator = ',') {
  return [...readCsvRows(Buffer.from(text as string), separator)].flatMap((block) => block.rows)
}

function cells(text: string, separator: Separator = ',') {
  return read(text, separator).map((row) => row.cells)
}

describe('readCsvRows', () => {
  it('counts a cell with a line break as one row, and empty lines as rows', () => {
    const rows = read('a,b\r\n"x\ny",中\n\n,"q""z"\rlast')
    expect(rows.map((row) => [row.row, row.cells])).toEqual([
      [1, ['a', 'b']],
      [2, ['x\ny', '中']],
      [3, ['']],
      [4, ['', 'q"z']],
      [5, ['last']],
    ])
  })

  it('keeps a stray quote inside a cell, as a spreadsheet does', () => {
    expect(cells('a,5" screen,b\nc,d\n')).toEqual([
      ['a', '5" screen', 'b'],
      ['c', 'd'],
    ])
  })

  it('reads quotes behind a blank', () => {
    expect(cells('a, "x, y", b\n')).toEqual([['a', 'x, y', 'b']])
  })

  it('marks a line whose quotes do not close and goes on with the next', () => {
    const rows = read('a,b\n"c,d\ne,f\n"g,h",i\n')
    expect(rows.map((row) => [row.row, row.cells, row.isBroken])).toEqual([
      [1, ['a', 'b'], false],
      [2, ['"c', 'd'], true],
      [3, ['e', 'f'], false],
      [4, ['g,h', 'i'], false],
    ])
  })

  it('never lets one open quote swallow the rest of a large file', () => {
    const lines = Array.from({ length: 30_000 }, (_, at) => `${at},name ${at},text`)
    lines[17] = '17,"open,text'
    const rows = read(lines.join('\n'))
    expect(rows).toHaveLength(30_000)
    expect(rows.filter((row) => row.isBroken).map((row) => row.row)).toEqual([18])
    expect(rows[29_999]?.cells[0]).toBe('29999')
  })

  it('takes the separator hint of Excel for no row', () => {
    expect(read('sep=;\r\na;b\r\n', ';').map((row) => [row.row, row.cells])).toEqual([[1, ['a', 'b']]])
  })

  it.each(SEPARATORS)('gives back what was written with %j', (separator) => {
    const cell = fc.string({ unit: fc.constantFrom('a', '中', ' ', '"', ',', ';', '\t', '\n', '\r\n', '1', "'", 'ع'), maxLength: 8 })
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 20 }), (table) => {
        const text = stringify(table, { delimiter: separator, quoted: true })
        expect(cells(text, separator)).toEqual(table)
      }),
    )
  })

  it('reads the same rows across its windows', () => {
    const table = Array.from({ length: 20_000 }, (_, at) => [String(at), `v "${at}", 中文`, at % 7 === 0 ? 'two\nlines' : 'x'])
    expect(cells(stringify(table))).toEqual(table)
  })

  it('never throws on random bytes, and never stands still', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.constantFrom(...SEPARATORS), (bytes, separator) => {
        const rows = read(bytes, separator)
        expect(rows.map((row) => row.row)).toEqual(rows.map((_, at) => at + 1))
      }),
    )
  })
})
