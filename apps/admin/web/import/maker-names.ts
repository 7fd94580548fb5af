const HAN = /\p{Script=Han}+/gu
const MARKS = /[()（）[\]【】/|,，、;；:：]+/gu

/** A maker's name in a cell as the form of a maker asks for it: `不存在 Nobrand` is Nobrand, in Chinese 不存在. */
export function makerNames(text: string): { name: string; nameZh: string } {
  const other = text.replace(HAN, ' ').replace(MARKS, ' ').replace(/\s+/g, ' ').trim()
  return { name: /\p{L}/u.test(other) ? other : '', nameZh: (text.match(HAN) ?? []).join('') }
}
