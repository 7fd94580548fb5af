/**
 * Signs that nobody sees: soft hyphen, the marks of direction, word joiners and the mark of byte order. A search result shows some of them as
 * boxes and finds no word that holds one. The joiners of letters (U+200C, U+200D) stay, for they change how Urdu is written.
 */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g
/** Blanks that hold words together, and runs of blanks. */
const BLANKS = /[\s\u00a0\u202f\u2007]+/g

/** A text of the page as a search result and a shared link show it: without signs that nobody sees, and with plain blanks. */
export function plainWords(text: string): string {
  return text.replaceAll(UNSEEN, '').replaceAll(BLANKS, ' ').trim()
}

/** What a search result shows of a title before it cuts it. */
export const TITLE_SIGNS = { least: 30, most: 60 } as const
/** What it shows of a description. */
export const DESCRIPTION_SIGNS = { least: 110, most: 155 } as const

const WIDE = /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u

/** True where a sign is as wide as two Latin letters, as Han is. */
export function isWide(sign: string): boolean {
  return WIDE.test(sign)
}
