const COUNT = String.raw`\p{Nd}{1,5}(?:[.,'’٬]\p{Nd}+)*`
/** Units of pieces in the languages of the site. */
const UNITS =
  'pcs?|pieces?|ea|each|units?|sets?|pairs?|шт|штуки?|компл|комплекта?|комплектов|قطعة|قطع|حبة|حبات|وحدة|وحدات|عدد|件|个|個|只|套|pz|pezz[io]|stk|stück|stuks?|pi[eè]ces?|pieza?s?|uds?|unidad(?:es)?|unidades?|p[cç]s|pe[cç]as?|ชิ้น|อัน|ตัว|ชุด'
const AFTER_TIMES = new RegExp(String.raw`(?<=^|[\s([:=])[x×*х]\s*${COUNT}(?:\s*(?:${UNITS}))?(?=[)\],;.:]*(?:\s|$))`, 'iu')
const BEFORE_UNIT = new RegExp(String.raw`(?<=^|[\s([:=])${COUNT}\s*(?:${UNITS})(?=[)\],;.:]*(?:\s|$))`, 'iu')

/** A count that says that it is one, by a sign of times or a unit (`x 100`, `100 шт`), and the line without it; null where there is none. */
export function findMarkedCount(line: string): { pieces: string; rest: string } | null {
  const mark = AFTER_TIMES.exec(line) ?? BEFORE_UNIT.exec(line)
  if (mark === null) return null
  const rest = `${line.slice(0, mark.index)} ${line.slice(mark.index + mark[0].length)}`.trim()
  return /[\p{L}\p{N}]/u.test(rest) ? { pieces: mark[0], rest } : null
}
