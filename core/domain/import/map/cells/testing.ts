import type { ColumnMatch } from '#core/domain/import/map/headings/match-headings.ts'
import type { RawCell } from '#core/domain/import/read/raw-row.ts'
import { countryIndex } from './countries.ts'
import type { CellContext, CellReader, Value } from './reading.ts'
import { foldName } from './text.ts'

const PLAIN_MATCH: ColumnMatch = {
  column: 'x',
  index: 0,
  heading: 'x',
  unit: null,
  secondUnit: null,
  currency: null,
  multiplier: 1,
  cycle: null,
  isInverted: false,
  isPlainPrice: false,
}

/** A context for reading one cell in a test: the year is 2026, two brands and one port are known. */
export function cellContext(match: Partial<ColumnMatch> = {}, more: Partial<CellContext> = {}): CellContext {
  return {
    match: { ...PLAIN_MATCH, ...match },
    decimalComma: false,
    now: new Date('2026-11-21T08:00:00Z'),
    brands: new Map([
      ['byd', 'byd'],
      [foldName('比亚迪'), 'byd'],
      [foldName("Chang'an"), 'changan'],
      [foldName('长安'), 'changan'],
    ]),
    ports: new Map([
      ['shanghai', 'Shanghai'],
      [foldName('上海'), 'Shanghai'],
    ]),
    countries: countryIndex(),
    ...more,
  }
}

/** What a reader makes of a cell: the value, then the codes of the remarks; or the code of the fault alone, marked. */
export function readCell(reader: CellReader, cell: RawCell, context: CellContext = cellContext()): { value?: Value; codes: string[]; fault?: string } {
  const reading = reader(cell, context)
  return reading.ok ? { value: reading.value, codes: reading.remarks.map((remark) => remark.code) } : { fault: reading.fault.code, codes: [] }
}
