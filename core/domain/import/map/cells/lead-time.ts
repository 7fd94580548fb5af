import type { Range } from '#contract/vehicle-ranges.ts'
import { quantityCell } from './quantity.ts'
import { readAs, showingCell, type CellReader } from './reading.ts'
import { halfWidth, plainText } from './text.ts'

const IN_STOCK = /\b(in|ex|from)[\s-]*stock\b|^ready( now)?$|现货|现车|库存/i
/** `30-45 days`: the later end is the one to promise. */
const SPAN = /^\D*\d+\s*(?:-|–|—|~|to|至|到)\s*(\d+)\s*(.*)$/i

/** Days until a vehicle is ready: a number, `4 weeks`, `30-45 days` (the longer), `in stock` (0). Errors as `quantityCell`. */
export function leadTimeCell(range: Range): CellReader {
  const inDays = quantityCell({ ...range, dimension: 'days', decimals: 0 })
  return (cell, context) => {
    const text = halfWidth(plainText(cell)).trim()
    if (IN_STOCK.test(text)) return readAs(0)
    const span = SPAN.exec(text)
    return span === null ? inDays(cell, context) : showingCell(inDays(`${span[1]} ${span[2]}`.trim(), context), text)
  }
}
