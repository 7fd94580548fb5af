import { cellText, type RawCell } from '#core/domain/import/read/raw-row.ts'
import { remark, type Remark } from '#core/domain/import/reason/reason.ts'
import { excerpt, readAs, refuse, type CellReader } from './reading.ts'

/** C0 and C1 controls, byte order marks, zero width spaces and direction overrides: invisible, and able to mislead. */
// eslint-disable-next-line no-control-regex
const INVISIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g
const PRINTABLE = /^[\u0020-\u007e]*$/
const BREAKS = /[\t\r\n\u2028\u2029]+/g
/** Marks people write for "nothing". */
const NOTHING = /^(-+|—+|–+|―+|\/+|\\+|\.+|\*|n\/?a|n\.a\.?|none|null|nil|无|暂无|没有|待定|未定|不详|未知|tbd|tba|unknown|\?+)$/i
/** What a spreadsheet shows where a formula failed. */
const CELL_ERROR = /^#(ref!|n\/a|value!|div\/0!|name\?|num!|null!|spill!|calc!|getting_data)$|^#{3,}$/i
const FORMULA = /^[=@]|^[+-][^\d\s].*[(!|]|^[+-].*[|!]/
const HTML = /<\/?[a-z!][^>]*>|&(#\d+|#x[\da-f]+|lt|gt|quot|amp);/i

/** The text of a cell: trimmed, NFC, on one line, without invisible characters; otherwise exactly as it stands. */
export function plainText(cell: RawCell): string {
  const text = cellText(cell)
  if (PRINTABLE.test(text)) return withoutGuard(text.trim())
  return withoutGuard(text.toWellFormed().normalize('NFC').replace(BREAKS, ' ').replace(INVISIBLE, '').trim())
}

/** A formula-safe export puts an apostrophe before `=`, `+`, `-` and `@`; it is taken off so that a mended file reads as it was. */
function withoutGuard(text: string): string {
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text
}

/** Half-width form for reading numbers and words: `５５０ＫＭ` is `550KM`. */
export function halfWidth(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim()
}

/** True for a mark that stands for "nothing", such as `-` or `暂无`. */
export function isNothing(text: string): boolean {
  return text === '' || NOTHING.test(text)
}

/** True for `#REF!`, `#N/A` and the hash marks of a column too narrow. */
export function isCellError(text: string): boolean {
  return CELL_ERROR.test(text)
}

/** Remarks on text that is a formula or markup. It stays text: nothing here or later runs it. */
export function textRemarks(text: string): Remark[] {
  if (FORMULA.test(text)) return [remark('formula_as_text', { value: excerpt(text) })]
  return HTML.test(text) ? [remark('html_as_text', { value: excerpt(text) })] : []
}

/** Plain text of at most `max` characters. Error: `too_long`. */
export function textCell(max: number): CellReader {
  return (cell) => {
    const text = plainText(cell)
    if (isNothing(text)) return readAs(null)
    if (text.length > max) return refuse('too_long', { length: text.length, most: max })
    return readAs(text, textRemarks(text))
  }
}

/** A list in one cell, split at `|`, Chinese commas, semicolons and line breaks. Doubles are dropped. Errors: `too_long`, `bad_list`. */
export function listCell(options: { maxItems: number; maxLength: number; splitsAtComma: boolean }): CellReader {
  return (cell) => {
    const text = cellText(cell)
    const separators = text.includes('|') ? /\|/ : options.splitsAtComma ? /[、，,;；\r\n]+/ : /[、;；\r\n]+/
    const items = [
      ...new Set(
        text
          .split(separators)
          .map(plainText)
          .filter((item) => !isNothing(item)),
      ),
    ]
    if (items.length > options.maxItems) return refuse('bad_list', { count: items.length, most: options.maxItems })
    const long = items.find((item) => item.length > options.maxLength)
    if (long) return refuse('too_long', { length: long.length, most: options.maxLength })
    return readAs(items, items.flatMap(textRemarks).slice(0, 1))
  }
}

/** Folds a name for looking it up: `长安汽车`, `Chang'an` and `CHANGAN` compare without case, width, spaces and punctuation. */
export function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{P}\p{Z}\p{C}\p{S}]/gu, '')
}
