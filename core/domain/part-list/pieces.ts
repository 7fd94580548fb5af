import { ENQUIRY_ITEM_LIMITS } from '#contract/enquiry-values.ts'
import { asciiDigits } from '#core/domain/text/index.ts'

/** `4`, `x4`, `4 pcs`, `1.000`, `2,00`: a count with marks, in front of it a sign of times, behind it a unit. */
const COUNT = /^(?:[x×*х]\s*)?(\d[\d.,'’\s]*)(?:[x×*]|[\p{L}\p{M}]{1,12}\.?)?$/iu
const GROUPED = /^\d{1,3}(?:([.,'’\s])\d{3})(?:\1\d{3})*(?:[.,]0+)?$/u
const WHOLE = /^(\d+)(?:[.,]0{1,2})?$/u

/** A number of pieces as spreadsheets and people write it, in any digits; null where it is none from 1 to 99,999. */
export function readPieces(text: string): number | null {
  const count = COUNT.exec(asciiDigits(text).replaceAll('٬', ',').replaceAll('٫', '.').trim())?.[1]?.trim()
  if (count === undefined) return null
  const pieces = GROUPED.test(count) ? Number(count.replace(/[.,]0{1,2}$/u, '').replace(/\D/gu, '')) : Number(WHOLE.exec(count)?.[1] ?? 'none')
  return pieces >= 1 && pieces <= ENQUIRY_ITEM_LIMITS.quantity ? pieces : null
}
