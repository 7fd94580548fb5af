/** Between the parts of a key; no cleaned text holds it. */
export const KEY_JOINT = '\u001f'

/** The key of a row as one text. */
export function keyText(parts: readonly unknown[]): string {
  return parts.map(String).join(KEY_JOINT)
}
