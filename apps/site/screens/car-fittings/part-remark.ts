/** Begins the lines of further parts under the first one. */
const FURTHER = '+ '

/**
 * Adds a part to the requirements of an enquiry. `template` is the prefilled text, whose first line asks for the part: there it
 * goes, further parts on lines of their own beneath. What the visitor wrote stays; a part that is named already is not named again.
 */
export function addPartToRemark(current: string, part: string, template: string): string {
  if (current.includes(part)) return current
  const lines = (current.trim() === '' ? template : current).split('\n')
  const label = template.split('\n')[0]?.trimEnd() ?? ''
  const at = lines.findIndex((line) => line.startsWith(label))
  if (at < 0) return [...lines, FURTHER + part].join('\n')
  if (lines[at]?.trimEnd() === label) return lines.with(at, `${label} ${part}`).join('\n')
  const rest = lines.slice(at + 1).findIndex((line) => !line.startsWith(FURTHER))
  const end = rest < 0 ? lines.length : at + 1 + rest
  return lines.toSpliced(end, 0, FURTHER + part).join('\n')
}
