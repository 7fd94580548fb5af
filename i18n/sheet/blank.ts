/** Whether a reader would see nothing: blanks, marks of direction, joiners. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cf}]*$/u.test(text)
}
