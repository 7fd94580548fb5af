/** A fact in words; null or empty where it is not known. */
export type Given = readonly [label: string, value: string | null]

/** The facts that are known. */
export function givenRows(facts: readonly Given[]): { label: string; value: string }[] {
  return facts.flatMap(([label, value]) => (value === null || value === '' ? [] : [{ label, value }]))
}
