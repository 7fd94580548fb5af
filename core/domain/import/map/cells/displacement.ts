import { remark } from '#core/domain/import/reason/reason.ts'
import type { Range } from '#contract/vehicle-ranges.ts'
import { quantityCell } from './quantity.ts'
import { excerpt, readAs, showingCell, type CellReader } from './reading.ts'
import { halfWidth, plainText } from './text.ts'

const LITRES = /^(\d{1,2}[.,]?\d{0,3})\s*(?:l|t|td|tdi|lt|升|л)(?![a-z])/i
const BARE_LITRES = /^\d{1,2}(?:[.,]\d{1,2})?$/
/** No road engine is smaller than this many cc; below, a bare number is litres. */
const LEAST_CC = 50

/**
 * Engine displacement in cc. `1.5L` and `1.5T` are the litres of a brochure, rounded: 1,500 cc with a remark, because the true value (1,498) is not in the file.
 */
export function displacementCell(range: Range): CellReader {
  const inCc = quantityCell({ ...range, dimension: 'displacement_cc', decimals: 0 })
  return (cell, context) => {
    const text = halfWidth(plainText(cell))
    const isHeadingLitres = context.match.unit !== null && /^(l|t|升|л|lit(er|re)s?)$/i.test(context.match.unit)
    const written = LITRES.exec(text)?.[1] ?? (BARE_LITRES.test(text) && (isHeadingLitres || Number(text.replace(',', '.')) < LEAST_CC) ? text : null)
    if (written === null) return inCc(cell, { ...context, match: { ...context.match, unit: isHeadingLitres ? null : context.match.unit } })
    const litres = Number(written.replace(',', '.'))
    const reading = inCc(Math.round(litres * 1000), { ...context, match: { ...context.match, unit: null, multiplier: 1 } })
    const isExact = /[.,]\d{3}$/.test(written) || litres === 0
    if (!reading.ok || isExact) return showingCell(reading, text)
    const isAssumed = !LITRES.test(text) && !isHeadingLitres
    const note = remark(isAssumed ? 'litres_assumed' : 'litres_rounded', { value: excerpt(text), read: Math.round(litres * 1000) })
    return readAs(reading.value, [...reading.remarks, note])
  }
}
