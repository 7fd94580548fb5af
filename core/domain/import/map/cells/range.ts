import type { Range } from '#contract/vehicle-ranges.ts'
import { quantityCell } from './quantity.ts'
import { readAs, showingCell, type CellReader } from './reading.ts'
import { halfWidth, plainText } from './text.ts'
import { splitCycle } from './powertrain-choices.ts'

/** Electric range in km. Its test cycle may stand in the heading (`续航里程CLTC(km)`) or in the cell (`550 km CLTC`) and then fills `range_cycle`. */
export function electricRangeCell(range: Range): CellReader {
  const inKm = quantityCell({ ...range, dimension: 'distance_km', decimals: 0 })
  return (cell, context) => {
    if (typeof cell !== 'string') return withCycle(inKm(cell, context), context.match.cycle)
    if (/^\d+$/.test(cell)) return withCycle(inKm(cell, context), context.match.cycle)
    const { cycle, rest } = splitCycle(halfWidth(plainText(cell)))
    return withCycle(showingCell(inKm(rest, context), cell), cycle ?? context.match.cycle)
  }
}

function withCycle(reading: ReturnType<CellReader>, cycle: string | null): ReturnType<CellReader> {
  if (!reading.ok || reading.value === null || cycle === null) return reading
  return readAs(reading.value, reading.remarks, { range_cycle: cycle })
}
