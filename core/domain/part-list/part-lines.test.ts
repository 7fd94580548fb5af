import { describe, expect, it } from 'vitest'
import { readPartLines } from './part-lines.ts'

/** `number × quantity: note`, marks for what was not understood and what was added up. */
function told(text: string): string[] {
  return readPartLines(text).lines.map(
    ({ number, quantity, isUnread, note, lines }) =>
      `${number} × ${quantity}${isUnread ? '?' : ''}${lines > 1 ? ` (${lines})` : ''}${note === '' ? '' : `: ${note}`}`,
  )
}

describe('a pasted list', () => {
  it.each([
    ['numbers alone', 'FIL-001Y\n481H-1012010SP\n', ['FIL-001Y × 1', '481H-1012010SP × 1']],
    ['out of a spreadsheet', 'FIL-001Y\t50\tfor two trucks\nBRK-004\t4\t', ['FIL-001Y × 50: for two trucks', 'BRK-004 × 4']],
    ['a CSV with a head', 'Part number,Qty,Remark\nFIL-001Y,50,"front, left"\n', ['FIL-001Y × 50: front, left']],
    ['a CSV of Excel in Europe', '"OE-Nummer";"Menge"\n"1012010-FA01";"1.000"\n', ['1012010-FA01 × 1000']],
    [
      'columns in another order, with running numbers',
      'No.\tName\tQty\tOE\n1\tOil filter\t20\t1012010-FA01\n2\tPads\t4\t3501080-B',
      ['1012010-FA01 × 20: Oil filter', '3501080-B × 4: Pads'],
    ],
    ['pieces before the number', '20;FIL-001Y\n4;BRK-004', ['FIL-001Y × 20', 'BRK-004 × 4']],
    [
      'separated by blanks',
      'FIL-001Y 50 for two trucks\nEX 1012010 4\n90915 10003 6\n90915 10003',
      ['FIL-001Y × 50: for two trucks', 'EX 1012010 × 4', '90915 10003 × 7 (2)'],
    ],
    ['a name before the number', 'oil filter 1012010-FA01 x4', ['1012010-FA01 × 4: oil filter']],
    ['times and units', 'FIL-001Y x4\nFIL-002C ×5\nFIL-003B 6pcs', ['FIL-001Y × 4', 'FIL-002C × 5', 'FIL-003B × 6']],
    ['Arabic and Persian digits', 'رقم القطعة؛ الكمية\nFIL-001Y؛ ٤٠\nFIL-002C؛ ۱٬۲۰۰', ['FIL-001Y × 40', 'FIL-002C × 1200']],
    ['decimals of a spreadsheet', 'FIL-001Y;2,00\nFIL-002C;3.0', ['FIL-001Y × 2', 'FIL-002C × 3']],
    [
      'what is no number of pieces',
      'FIL-001Y,some\nFIL-002C,0\nFIL-003B,-3\nFIL-004,1.5\nFIL-005,7\nFIL-006,8\nFIL-007,9\nFIL-008,9\nFIL-009,9',
      [
        'FIL-001Y × 1?: some',
        'FIL-002C × 1?: 0',
        'FIL-003B × 1?: -3',
        'FIL-004 × 1?: 1.5',
        'FIL-005 × 7',
        'FIL-006 × 8',
        'FIL-007 × 9',
        'FIL-008 × 9',
        'FIL-009 × 9',
      ],
    ],
    ['one number in several lines', 'fil-001y,2,red\nFIL 001Y,3,blue\nFIL.001Y,1,red', ['fil-001y × 6 (3): red / blue']],
    [
      'each line by its own separator',
      '481H-1012010SP x 100\n1012010-FA01\t20\tred\nFIL-003B;40\n3501080-BEV-F,2\n10 pcs FIL-004\n90915 10003 6\nBRK-004; front left',
      ['481H-1012010SP × 100', '1012010-FA01 × 20: red', 'FIL-003B × 40', '3501080-BEV-F × 2', 'FIL-004 × 10', '90915 10003 × 6', 'BRK-004 × 1: front left'],
    ],
    [
      'counts that say so, in any language',
      'FIL-001Y × 100\nFIL-002C 100 шт.\nFIL-003B 100 件\nFIL-004 ١٠٠ قطعة\nFIL-005 (100 pcs)\n100 ชิ้น FIL-006\nFIL-007, x 100\nFIL-008 х 100\nFIL-009: 1,500 pcs\nFIL-010 x 0',
      [
        'FIL-001Y × 100',
        'FIL-002C × 100',
        'FIL-003B × 100',
        'FIL-004 × 100',
        'FIL-005 × 100',
        'FIL-006 × 100',
        'FIL-007 × 100',
        'FIL-008 × 100',
        'FIL-009 × 1500',
        'FIL-010 × 1?: x 0',
      ],
    ],
    ['a count beside a note in one cell', 'FIL-001Y x 100, for trucks\nFIL-002C 1,500', ['FIL-001Y × 100: for trucks', 'FIL-002C × 1500']],
    [
      'columns in another order on one line',
      'FIL-001Y;50\n20;BRK-004\nOil filter;1012010-FA01;4',
      ['FIL-001Y × 50', 'BRK-004 × 20', '1012010-FA01 × 4: Oil filter'],
    ],
    ['both separators on one line', 'FIL-001Y;40,red', ['FIL-001Y × 40: red']],
    ['a cell of several lines', 'FIL-001Y,2,"front\nleft"\nFIL-002C,3,', ['FIL-001Y × 2: front left', 'FIL-002C × 3']],
    ['numbers that only look like a count', '1012010-100\nM10-100\nx1012010-FA', ['1012010-100 × 1', 'M10-100 × 1', 'x1012010-FA × 1']],
    ['zeros that a spreadsheet would drop', '="0012345678"\t2\n="0012345679"\t3', ['0012345678 × 2', '0012345679 × 3']],
    ['names of parts', 'oil filter\nbrake pads 4\nглушитель 2 шт', ['oil filter × 1', 'brake pads × 4', 'глушитель × 2']],
    ['a quote that never closes', '"FIL-001Y,2\nFIL-002C,3', ['"FIL-001Y × 2', 'FIL-002C × 3']],
    ['formulas', '=HYPERLINK("http://x1.example")\n+1-2', ['=HYPERLINK("http://x1.example") × 1', '+1-2 × 1']],
    ['nothing', ' \n\t\n ', []],
    ['signs that name nothing', '🚗🚗🚗\n----\n;;;', []],
  ])('%s', (_, text, expected) => {
    expect(told(text)).toEqual(expected)
  })

  it('keeps numbers whole that have a separator in them', () => {
    const { lines } = readPartLines('51,7;20-A x 4\n51,7;20-A,3\nFIL-001Y,3', ['51,7;20-A'])
    expect(lines.map(({ number, quantity }) => [number, quantity])).toEqual([
      ['51,7;20-A', 7],
      ['FIL-001Y', 3],
    ])
  })

  it('counts what it leaves out, and reads at most two hundred numbers', () => {
    expect(readPartLines('FIL-001Y\n🚗\n--')).toMatchObject({ leftOut: 2, isCut: false })
    const many = readPartLines(Array.from({ length: 250 }, (_, at) => `FIL-${1000 + at}\t2`).join('\n'))
    expect(many.lines).toHaveLength(200)
    expect(many.isCut).toBe(true)
  })

  it.each([
    ['ten thousand signs', 'x1'.repeat(5_000)],
    ['a hundred thousand commas', ','.repeat(100_000)],
    ['a spreadsheet that is no text', String.fromCharCode(...Array.from({ length: 5_000 }, (_, at) => (at * 7919) % 256))],
    ['broken surrogates and overrides', '\ud800FIL-001Y\u202e,3\u0000'],
    ['quotes upon quotes', '"'.repeat(9_999)],
  ])('answers %s at once', (_, text) => {
    const since = performance.now()
    const { lines } = readPartLines(text)
    expect(lines.length).toBeLessThanOrEqual(200)
    for (const line of lines) expect(line.number.length).toBeLessThanOrEqual(60)
    expect(performance.now() - since).toBeLessThan(1_000)
  })
})
