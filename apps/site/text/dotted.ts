/** Facts in one line, "Max · 2026": what is empty is left out, and no line begins with the dot. */
export function dotted(parts: readonly (string | number | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join('\u00a0· ')
}
