import { quantityCell, type QuantityOptions } from './quantity.ts'
import { excerpt, readAs, refuse, showingCell, type CellReader, type Values } from './reading.ts'
import { halfWidth, isNothing, plainText } from './text.ts'

const SIDES = ['length_mm', 'width_mm', 'height_mm'] as const

/**
 * Length, width and height in one cell: `4780*1875*1460`, `4780×1875×1460 mm`, `L4780 W1875 H1460`, `4.78 x 1.88 x 1.46 m`. The value itself is null;
 * the three go to their own columns. Errors: `bad_dimensions` and those of a length.
 */
export function dimensionsCell(options: Record<(typeof SIDES)[number], Omit<QuantityOptions, 'dimension' | 'decimals'>>): CellReader {
  const readers = SIDES.map((side) => quantityCell({ ...options[side], dimension: 'length_mm', decimals: 0 }))
  return (cell, context) => {
    const text = halfWidth(plainText(cell))
    if (isNothing(text)) return readAs(null)
    const parts = splitSides(text)
    if (!parts) return refuse('bad_dimensions', { value: excerpt(text) })
    const sides: Values = {}
    const remarks = []
    for (const [at, side] of SIDES.entries()) {
      const reading = readers[at]?.(parts[at] ?? '', context)
      if (!reading?.ok) return reading ? showingCell(reading, text) : refuse('bad_dimensions', { value: excerpt(text) })
      sides[side] = reading.value
      remarks.push(...reading.remarks)
    }
    return readAs(null, remarks, sides)
  }
}

/** A unit at the end (`4.78 x 1.88 x 1.46 m`) holds for all three. */
function splitSides(text: string): string[] | null {
  const bare = text.replace(/(?:长|宽|高|length|width|height|[lwh])\s*[:=]?\s*(?=\d)/gi, ' ')
  const bySign = splitBy(bare, /[*×xX✕╳]/)
  // Commas part the sides only where no sign does: `4,600*1,880*1,640` groups thousands.
  const parts = bySign.length === 3 ? bySign : splitBy(bare, /\s*[*×xX✕╳/,、，]\s*|(?<=\d)\s+(?=\d)/)
  const unit = /[a-z毫厘米分]+$/i.exec(parts.at(-1) ?? '')?.[0] ?? ''
  return parts.length === 3 ? parts.map((part) => (/\d$/.test(part) ? `${part} ${unit}`.trim() : part)) : null
}

function splitBy(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
