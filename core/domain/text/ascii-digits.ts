/** Zero of the digits that people type beside ours: Arabic, Persian and Urdu, Devanagari, Thai. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x0e50]

/** The text with its digits of any of these scripts as 0 to 9. */
export function asciiDigits(text: string): string {
  return [...text.normalize('NFKC')].map(toAscii).join('')
}

function toAscii(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const zero = ZEROS.find((start) => code >= start && code <= start + 9)
  return zero === undefined ? character : String(code - zero)
}
