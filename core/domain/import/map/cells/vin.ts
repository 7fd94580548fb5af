import { remark } from '#core/domain/import/reason/reason.ts'
import { excerpt, readAs, refuse, type CellReader } from './reading.ts'
import { halfWidth, isNothing, plainText } from './text.ts'

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
const LETTER_VALUES: Record<string, number> = {
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
  G: 7,
  H: 8,
  J: 1,
  K: 2,
  L: 3,
  M: 4,
  N: 5,
  P: 7,
  R: 9,
  S: 2,
  T: 3,
  U: 4,
  V: 5,
  W: 6,
  X: 7,
  Y: 8,
  Z: 9,
}

/**
 * A vehicle identification number: 17 letters and digits without I, O and Q (ISO 3779). The check digit is compulsory in China (GB 16735) and
 * North America, so it is checked for VINs that begin with L or 1 to 5, with a remark only. Error: `bad_vin`.
 */
export function vinCell(): CellReader {
  return (cell) => {
    const text = halfWidth(plainText(cell))
    if (isNothing(text)) return readAs(null)
    const vin = text.toUpperCase().replace(/[\s-]/g, '')
    if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(vin)) return refuse('bad_vin', { value: excerpt(text) })
    const isChecked = /^[L1-5]/.test(vin)
    return readAs(vin, isChecked && checkDigit(vin) !== vin[8] ? [remark('vin_check_digit', { vin, expected: checkDigit(vin) })] : [])
  }
}

function checkDigit(vin: string): string {
  const sum = Array.from(vin).reduce((total, character, at) => total + (LETTER_VALUES[character] ?? Number(character)) * (WEIGHTS[at] ?? 0), 0)
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}
