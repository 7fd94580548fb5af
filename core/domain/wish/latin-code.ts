import type { Token } from './tokens.ts'

/** Latin letters as other scripts write them: by sound or by look. */
const CYRILLIC: Readonly<Record<string, readonly string[]>> = {
  а: ['a'],
  б: ['b'],
  в: ['v', 'b'],
  г: ['g'],
  д: ['d'],
  е: ['e'],
  ж: ['j', 'zh'],
  з: ['z'],
  и: ['i', 'e'],
  к: ['k', 'c'],
  л: ['l'],
  м: ['m'],
  н: ['h', 'n'],
  о: ['o'],
  п: ['p'],
  р: ['r', 'p'],
  с: ['c', 's'],
  т: ['t'],
  у: ['u', 'y'],
  ф: ['f'],
  х: ['x', 'h'],
  ц: ['c'],
  э: ['e'],
  ю: ['u'],
  я: ['ya'],
}
/** Names of letters, before a figure. */
const NAMED: Readonly<Record<string, string>> = {
  اتش: 'h',
  ايتش: 'h',
  اكس: 'x',
  ايكس: 'x',
  تي: 't',
  ثي: 't',
  ايل: 'l',
  ال: 'l',
  اي: 'e',
  سي: 'c',
  اس: 's',
  ايس: 's',
  جي: 'g',
  جيه: 'j',
  جے: 'j',
  ام: 'm',
  ايم: 'm',
  اف: 'f',
  في: 'v',
  وي: 'v',
  كي: 'k',
  بي: 'b',
  ار: 'r',
  ان: 'n',
  'سي اس': 'cs',
  'ار اكس': 'rx',
  ايچ: 'h',
  аш: 'h',
  икс: 'x',
  เอช: 'h',
  เอ็กซ์: 'x',
  ที: 't',
  แอล: 'l',
  เอส: 's',
  ซี: 'c',
  จี: 'g',
  เจ: 'j',
  เอ็ม: 'm',
  อี: 'e',
  วี: 'v',
  เค: 'k',
  บี: 'b',
  ยู: 'u',
}
const CODE = /^([\u0430-\u044f]{1,3})(\d{1,4})$/
const FIGURE = /^\d{1,4}\p{L}?$/u
const JOINED = /^([\p{sc=Arabic}]{2,4})(\d{1,4})$/u

const MOST = 4

/** A model's code in the letters of another script, as the catalogue has it: `х3000`, `н 9`, `اتش 6`, `ایچ ایس`. Null where it has none such. */
export function latinCode(tokens: readonly Token[], at: number, known: ReadonlyMap<string, unknown>): { token: Token; length: number } | null {
  const token = tokens[at]
  if (!token) return null
  const [, letters, figure] = CODE.exec(token.text) ?? JOINED.exec(token.text) ?? []
  if (letters !== undefined && figure !== undefined) return found({ token, to: token.to, length: 1 }, letters, figure, known)
  const next = tokens[at + 1]
  if (next && FIGURE.test(next.text) && /^[\u0430-\u044f]{1,2}$/.test(token.text)) return found({ token, to: next.to, length: 2 }, token.text, next.text, known)
  return namedCode(tokens, at, known)
}

function namedCode(tokens: readonly Token[], at: number, known: ReadonlyMap<string, unknown>): { token: Token; length: number } | null {
  for (let length = MOST; length > 1; length--) {
    const part = tokens.slice(at, at + length)
    const [first, last] = [part[0], part.at(-1)]
    const letters = part.map(({ text }, index) => NAMED[text] ?? (index > 0 && FIGURE.test(text) ? text : null))
    const code = letters.includes(null) ? '' : letters.join('')
    if (first && last && part.length === length && known.has(code)) return { token: { text: code, from: first.from, to: last.to }, length }
  }
  return null
}

function found({ token, to, length }: { token: Token; to: number; length: number }, letters: string, figure: string, known: ReadonlyMap<string, unknown>) {
  const spellings = NAMED[letters] === undefined ? spell([...letters]) : [NAMED[letters]]
  const code = spellings.map((spelling) => `${spelling}${figure}`).find((text) => known.has(text))
  return code === undefined ? null : { token: { text: code, from: token.from, to }, length }
}

function spell(letters: readonly string[]): string[] {
  return letters.reduce<string[]>((spellings, letter) => spellings.flatMap((before) => (CYRILLIC[letter] ?? []).map((latin) => before + latin)), [''])
}
