/** A number as written: sign, digits and any of the separators that people use; `1e5` as spreadsheets write large ones. */
export const NUMBER = /(?:\d+(?:[.,'’](?=\d)\d+| (?=\d{3}(?!\d))\d{3})*(?:e[+-]?\d{1,2}(?![\da-z]))?|[.,]\d+)/i

export type NumberReading = { value: number; isAmbiguous: boolean }

/**
 * Reads `1,234.5`, `1.234,5`, `1 234`, `1'234`, `12,34,567` and plain numbers; null where the separators make no number.
 * One separator before exactly three digits may mean either: a whole-number column takes it as a thousands separator, else `decimalComma` decides.
 * `isAmbiguous`: the habit of the file spoke against it.
 */
export function readNumber(text: string, options: { decimalComma: boolean; isWhole: boolean }): NumberReading | null {
  const [mantissa = '', exponent] = text.toLowerCase().replace(/[ '’]/g, '').split('e')
  const reading = readMantissa(mantissa, options)
  if (!reading || exponent === undefined) return reading
  return { ...reading, value: Number(`${reading.value}e${exponent}`) }
}

function readMantissa(text: string, options: { decimalComma: boolean; isWhole: boolean }): NumberReading | null {
  const dots = text.split('.').length - 1
  const commas = text.split(',').length - 1
  if (dots > 0 && commas > 0) return readMixed(text, dots, commas)
  if (dots + commas === 0) return sure(Number(text))
  const separator = dots > 0 ? '.' : ','
  if (dots + commas > 1) return isGrouped(text, separator) ? sure(toNumber(text, null)) : null
  const [whole = '', fraction = ''] = text.split(separator)
  if (fraction.length !== 3 || whole.length > 3 || whole === '' || whole.startsWith('0')) return sure(toNumber(text, separator))
  const isDecimalByHabit = (separator === ',') === options.decimalComma
  if (!isDecimalByHabit) return sure(toNumber(text, null))
  // A comma before three digits is a thousands separator in the trade's sheets, whatever parts their columns.
  return options.isWhole ? { value: toNumber(text, null), isAmbiguous: separator === '.' } : sure(toNumber(text, separator))
}

/** Both separators: the later one is the decimal point. */
function readMixed(text: string, dots: number, commas: number): NumberReading | null {
  const decimal = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ','
  const grouping = decimal === '.' ? ',' : '.'
  if ((decimal === '.' ? dots : commas) > 1) return null
  const whole = text.slice(0, text.indexOf(decimal))
  return isGrouped(whole, grouping) ? sure(toNumber(text, decimal)) : null
}

/** Groups of three, or of two before the last three as in India. */
function isGrouped(whole: string, separator: '.' | ','): boolean {
  const [first = '', ...rest] = whole.split(separator)
  const last = rest.at(-1) ?? ''
  return first.length >= 1 && first.length <= 3 && last.length === 3 && rest.slice(0, -1).every((group) => group.length === 3 || group.length === 2)
}

function toNumber(text: string, decimal: '.' | ',' | null): number {
  if (decimal === null) return Number(text.replace(/[.,]/g, ''))
  const grouping = decimal === '.' ? /,/g : /\./g
  return Number(text.replace(grouping, '').replace(decimal, '.'))
}

function sure(value: number): NumberReading | null {
  return Number.isFinite(value) ? { value, isAmbiguous: false } : null
}
