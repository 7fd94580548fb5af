import { parse } from 'csv-parse/sync'

type Separator = '\t' | ';' | ','

/** Cells of the lines of a pasted text. Null in place of a separator: the text has none, and each line is one cell. */
export type SplitText = { separator: Separator | null; rows: string[][] }

/** Splits what was copied out of a spreadsheet or a CSV file; quoting that is wrong is taken as text, never as the end of the list. */
export function splitRows(text: string): SplitText {
  const plain = text.replaceAll('،', ',').replaceAll('؛', ';').replaceAll('，', ',').replaceAll('；', ';')
  const lines = plain.split('\n').filter((line) => line.trim() !== '')
  const separator = separatorOf(lines)
  if (separator === null) return { separator, rows: lines.map((line) => [line.trim()]) }
  return { separator, rows: parseRows(plain, separator) ?? lines.map((line) => line.split(separator).map((cell) => cell.trim())) }
}

// A comma may be one of a number or a note; a tab comes out of a spreadsheet only.
function separatorOf(lines: readonly string[]): Separator | null {
  const having = (sign: string) => lines.filter((line) => line.includes(sign)).length
  if (having('\t') > 0) return '\t'
  return ([';', ','] as const).find((sign) => 2 * having(sign) >= lines.length && having(sign) > 0) ?? null
}

function parseRows(text: string, separator: Separator): string[][] | null {
  try {
    return parse(text, { delimiter: separator, relax_quotes: true, relax_column_count: true, skip_empty_lines: true, trim: separator !== '\t' })
  } catch {
    // A quote that never closes.
    return null
  }
}
