/** `9,650.50` in cents; null: no price; undefined: no number. */
export function centsOf(typed: string): number | null | undefined {
  const text = typed.replace(/[\s,'$]/g, '')
  if (text === '') return null
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined
}
