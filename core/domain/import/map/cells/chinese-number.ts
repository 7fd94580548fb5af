const DIGITS: Readonly<Record<string, number>> = { 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 }
const SPAN = /^(半|[一二两三四五六七八九十]{1,3}|\d+)\s*(年|个月|月)(半?)$/

/** A span of time in Chinese words with its number in digits: `两年` is `2年`, `一年半` `1.5年`, `二十四个月` `24个月`. Other text as it stands. */
export function spanInDigits(text: string): string {
  const [, number = '', unit = '', half = ''] = SPAN.exec(text) ?? []
  const whole = number === '半' ? 0.5 : /^\d/.test(number) ? Number(number) : readNumeral(number)
  return whole === null ? text : `${whole + (half === '' ? 0 : 0.5)}${unit}`
}

/** One to ninety-nine: `十二`, `二十`, `二十四`. Null for anything else. */
function readNumeral(text: string): number | null {
  const found = /^([一二两三四五六七八九]?)(十?)([一二两三四五六七八九]?)$/.exec(text)
  if (!found || text === '') return null
  const [, tens, ten, ones] = found
  if (ten === '' && tens !== '' && ones !== '') return null
  return ten === '' ? (DIGITS[text] ?? null) : (DIGITS[tens ?? ''] ?? 1) * 10 + (DIGITS[ones ?? ''] ?? 0)
}
