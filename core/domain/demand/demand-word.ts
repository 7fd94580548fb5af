import { cleanLine } from '#core/domain/text/index.ts'

/** Longest words that are kept, in characters. */
const LONGEST = 80
/** Longer than what search reads: what is cut here is not kept anyway. */
const READ = 200

/** Signs that nobody sees and that change what stands around them. Joiners stay, Urdu needs them. */
const UNSEEN = /[^\P{Cf}\u200c\u200d]|[\p{Co}\p{Cn}]/gu
/** More marks on one letter than any language writes. */
const HEAPED_MARKS = /\p{M}{5}/u
const PERSONAL = [
  // Mail addresses and names of accounts.
  /@/,
  // Telephone numbers and numbers of papers, however they are set apart.
  /\p{Nd}(?:[\s().\-_/]*\p{Nd}){6}/u,
  // Chassis numbers, and codes of any kind.
  /(?=(?:[a-z-]*\d){4})[a-z\d-]{12,}/,
  // Addresses of the web, which somebody may want staff to open.
  /:\/\/|\bwww\.|[\p{L}\d-]{2,}\.\p{L}{2,}/u,
]

/**
 * What is kept of a text that was searched for: one line in small letters, so that the same search is counted once. Empty where it may not be kept:
 * it looks as if it named somebody or led somewhere, or it is longer than what people search for (R7.15).
 */
export function demandWord(typed: string): string {
  const word = cleanLine(
    typed
      .slice(0, READ * 2)
      .normalize('NFKC')
      .replace(UNSEEN, ''),
    READ,
  )
    .toLowerCase()
    .normalize('NFC')
  if (word.length > LONGEST || !/[\p{L}\p{N}]/u.test(word) || HEAPED_MARKS.test(word)) return ''
  return PERSONAL.some((pattern) => pattern.test(word)) ? '' : word
}
