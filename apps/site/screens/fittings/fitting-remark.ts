/** Begins the lines of further fittings under the first one. */
const FURTHER = '+ '

/**
 * Adds a fitting to the requirements of an enquiry. `template` is the prefilled text, whose first line asks for the fitting: there it
 * goes, further fittings on lines of their own beneath. What the visitor wrote stays; a fitting that is named already is not named again.
 */
export function addFittingToRemark(current: string, fitting: string, template: string): string {
  if (current.includes(fitting)) return current
  const lines = (current.trim() === '' ? template : current).split('\n')
  const label = template.split('\n')[0]?.trimEnd() ?? ''
  const at = lines.findIndex((line) => line.startsWith(label))
  if (at < 0) return [...lines, FURTHER + fitting].join('\n')
  if (lines[at]?.trimEnd() === label) return lines.with(at, `${label} ${fitting}`).join('\n')
  const rest = lines.slice(at + 1).findIndex((line) => !line.startsWith(FURTHER))
  const end = rest < 0 ? lines.length : at + 1 + rest
  return lines.toSpliced(end, 0, FURTHER + fitting).join('\n')
}
