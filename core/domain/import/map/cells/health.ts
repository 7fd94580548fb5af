import { remark } from '#core/domain/import/reason/reason.ts'
import type { Range } from '#contract/vehicle-ranges.ts'
import { quantityCell } from './quantity.ts'
import { readAs, showingCell, type CellReader } from './reading.ts'
import { plainText } from './text.ts'

/** State of health in percent. A spreadsheet keeps `95 %` as 0.95, which no usable battery has: read as percent, with a remark. */
export function healthCell(range: Range): CellReader {
  const inPercent = quantityCell({ ...range, dimension: 'percent', decimals: 0 })
  return (cell, context) => {
    const text = plainText(cell)
    if (!/^(0?[.,]\d+|1([.,]0+)?)$/.test(text)) return inPercent(cell, context)
    const percent = Math.round(Number(text.replace(',', '.')) * 100)
    const reading = inPercent(percent, context)
    return reading.ok ? readAs(reading.value, [...reading.remarks, remark('fraction_as_percent', { value: text, read: percent })]) : showingCell(reading, text)
  }
}
