import { isUnspaced, longestUnspaced, type Lexicon } from './lexicon.ts'
import type { Token } from './tokens.ts'

/** Signs or words of figures, and those of tens, hundreds and so on, of a script without blanks. */
type Script = { figures: Readonly<Record<string, number>>; scales: Readonly<Record<string, number>>; run: RegExp }

/** A figure behind as many or more counts in tenths of them. */
const LEAST_SCALE = 100
const CHINESE: Script = {
  figures: { 零: 0, 〇: 0, 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 },
  scales: { 十: 10, 百: 100, 千: 1_000, 万: 10_000 },
  // Years, tens alone before what they count, and figures with their tens; `千米` and `千瓦` are units.
  run: /[一二][零〇九][零〇一二三四五六七八九]{2}(?=[年款])|(?:十(?=[一二三四五六七八九百千万座人天年日个月到至])|[一二两三四五六七八九](?:[十百万]|千(?![米瓦克])))(?:[零〇]|[一二两三四五六七八九](?=[十百万]|千(?![米瓦克]))|(?<=[十零〇])[一二三四五六七八九]|[一二三四五六七八九](?![座门人辆台个款菱])|[十百万]|千(?![米瓦克]))*/gu,
}
const THAI_FIGURE = 'หนึ่ง|เอ็ด|สอง|ยี่|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า'
const THAI: Script = {
  figures: { หนึ่ง: 1, เอ็ด: 1, สอง: 2, ยี่: 2, สาม: 3, สี่: 4, ห้า: 5, หก: 6, เจ็ด: 7, แปด: 8, เก้า: 9 },
  scales: { สิบ: 10, ร้อย: 100, พัน: 1_000, หมื่น: 10_000 },
  run: new RegExp(`หนึ่ง(?=แสน|ล้าน)|(?:สิบ|(?:${THAI_FIGURE})(?:สิบ|ร้อย|พัน|หมื่น))(?:(?:${THAI_FIGURE})(?!ที่|คน|ประตู|ล้อ|แสน|ล้าน)|สิบ|ร้อย|พัน|หมื่น)*`, 'gu'),
}
const SCRIPTS = [CHINESE, THAI]
const WORD = new RegExp(`${THAI_FIGURE}|สิบ|ร้อย|พัน|หมื่น|.`, 'gu')
const MYRIAD = '万'

/** Runs of scripts without blanks with the numbers in their signs or words as figures: `二十万公里` is `20 万公里`, `สองหมื่น` is `20000`. */
export function withUnspacedFigures(tokens: readonly Token[], lexicons: readonly Lexicon[]): Token[] {
  return tokens.flatMap((token) =>
    isUnspaced(token.text) ? SCRIPTS.reduce<Token[]>((parts, script) => parts.flatMap((part) => readRun(part, script, lexicons)), [token]) : [token],
  )
}

function readRun(token: Token, { figures, scales, run }: Script, lexicons: readonly Lexicon[]): Token[] {
  const { text, from, to } = token
  if (!isUnspaced(text)) return [token]
  const isWhole = to - from === text.length
  const part = (start: number, end: number, own = text.slice(start, end)): Token => ({
    text: own,
    from: isWhole ? from + start : from,
    to: isWhole ? from + end : to,
  })
  const parts: Token[] = []
  let done = 0
  for (const match of text.matchAll(run)) {
    // Ten thousands stay a word: they count for the number before them too.
    const said = match[0].endsWith(MYRIAD) ? match[0].slice(0, -1) : match[0]
    const isName = (longestUnspaced(lexicons, text.slice(match.index)) ?? '').length > match[0].length
    const value = isName ? null : valueOf(said.match(WORD) ?? [], figures, scales)
    if (value === null) continue
    if (match.index > done) parts.push(part(done, match.index))
    done = match.index + said.length
    parts.push(part(match.index, done, String(value)))
  }
  if (done === 0) return [token]
  return done < text.length ? [...parts, part(done, text.length)] : parts
}

function valueOf(words: readonly string[], figures: Script['figures'], scales: Script['scales']): number | null {
  if (words.every((word) => word in figures))
    return words.length === 1 ? (figures[words[0] ?? ''] ?? null) : Number(words.map((word) => figures[word]).join(''))
  let [total, section, figure, last] = [0, 0, 0, 1]
  for (const word of words) {
    const scale = scales[word]
    if (scale === undefined) {
      figure = figures[word] ?? 0
      if (figure === 0) last = 1
    } else if (word === MYRIAD) {
      total = (total + section + figure) * scale
      ;[section, figure, last] = [0, 0, scale]
    } else {
      section += Math.max(figure, section === 0 || scale === 10 ? 1 : 0) * scale
      ;[figure, last] = [0, scale]
    }
  }
  // `一万五` is fifteen thousand, `十五` fifteen.
  return total + section + (last >= LEAST_SCALE ? (figure * last) / 10 : figure)
}
