import { remark } from '#core/domain/import/reason/reason.ts'
import { excerpt, readAs, refuse, type CellReader } from './reading.ts'
import { halfWidth, isNothing, plainText } from './text.ts'

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII']
const CHINESE = '一二三四五六七'
const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/^(欧洲|欧|euro|eu|евро)/i, 'Euro'],
  [/^(国家|国|china|cn|gb)/i, 'China'],
  [/^(bharat|bs)/i, 'Bharat'],
]

/**
 * An emission standard in one spelling: `国六b` and `国VIb` become `China 6b` or `China VIb`, `欧五` becomes `Euro 5`. Digits stay as written: arabic for light,
 * roman for heavy vehicles; a Chinese numeral becomes arabic. Error: `too_long`.
 */
export function emissionCell(): CellReader {
  return (cell) => {
    const text = plainText(cell)
    if (isNothing(text)) return readAs(null)
    if (text.length > 40) return refuse('too_long', { length: text.length, most: 40 })
    const standard = readStandard(halfWidth(text))
    return standard ? readAs(standard) : readAs(text, [remark('unlisted_value', { value: excerpt(text) })])
  }
}

function readStandard(text: string): string | null {
  const family = FAMILIES.find(([pattern]) => pattern.test(text))
  if (!family) return null
  const rest = text
    .replace(family[0], '')
    .replace(/排放标准|排放|标准|阶段/g, '')
    .replace(/^[\s\-_.]+/, '')
  const found = /^(?:([1-7])|(vii|vi|v|iv|iii|ii|i)|([一二三四五六七]))\s*-?\s*([a-e](?:-?(?:temp|final|isc(?:-fcm)?))?)?$/i.exec(rest)
  if (!found) return null
  const [, arabic, roman, chinese, suffix = ''] = found
  const level = arabic ?? (roman ? ROMAN.find((numeral) => numeral === roman.toUpperCase()) : String(CHINESE.indexOf(chinese ?? '') + 1))
  return level ? `${family[1]} ${level}${suffix.toLowerCase()}` : null
}
