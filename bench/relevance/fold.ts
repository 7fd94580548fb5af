const MARKS = /\p{M}+/gu
const NO_LETTER = /[^\p{L}\p{N}]+/gu

/** A text as it is compared: no case, no accents, one blank for everything that is neither letter nor digit. `Tiggo_7 Pro` is `tiggo 7 pro`. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase().replace(NO_LETTER, ' ').trim()
}
