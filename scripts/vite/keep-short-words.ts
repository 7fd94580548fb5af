/** Russian words of one letter, before the blank that follows them. Another may stand before it: "и с ними". */
const SHORT_WORD = /(?<=^|[\s\u00a0(«{}])([авикосуя]) (?=\S)/giu

/**
 * Russian sets no word of one letter at the end of a line and no dash at the beginning of one: the blank there becomes U+00A0. Other
 * languages are left as they are. `name`: "ru/site.enquiry.about".
 */
export function keepShortWords(message: string, name: string): string {
  if (!name.startsWith('ru/')) return message
  return message.replaceAll(SHORT_WORD, '$1\u00a0').replaceAll(' — ', '\u00a0— ')
}
