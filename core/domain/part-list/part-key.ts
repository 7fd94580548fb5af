/** A part number as it is compared: capitals and digits alone, so that case, blanks, hyphens and dots make no difference. */
export function partKey(number: string): string {
  return number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}
