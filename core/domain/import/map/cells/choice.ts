import { remark } from '#core/domain/import/reason/reason.ts'
import { excerpt, readAs, refuse, type CellReader, type Values } from './reading.ts'
import { halfWidth, isNothing, plainText } from './text.ts'

/** Known spellings of a value, folded by `foldChoice` when the reader is made. */
export type Spellings = Readonly<Record<string, readonly string[]>>

/** A spelling table that names every value of a closed list. */
export function complete<Key extends string>(_values: readonly Key[], spellings: Record<Key, readonly string[]>): Spellings {
  return spellings
}

export type ChoiceOptions = {
  spellings: Spellings
  /** Tried in order where no spelling is equal. */
  patterns?: readonly (readonly [RegExp, string])[]
  /** Spellings that name a value only roughly: read with a remark. */
  rough?: Readonly<Record<string, string>>
  /** Values that a cell also gives other columns, where those are empty. */
  also?: (value: string, text: string) => Values | null
}

const TRUE = new Set(['1', 'yes', 'y', 'true', 't', 'x', 'ok', '是', '有', '对', '真', '√', '✓', '✔', '☑', '●', '标配', 'да', 'sí', 'oui', 'ja', 'si'])
const FALSE = new Set(['0', 'no', 'n', 'false', 'f', '否', '无', '没有', '不', '非', '假', '×', '✗', '✘', '☐', '○', 'нет', 'non', 'nein'])

/** A value of a closed list, by any of its spellings. Error: `unknown_value`. */
export function choiceCell(options: ChoiceOptions): CellReader {
  const find = makeFinder(options)
  const allowed = Object.keys(options.spellings).join(', ')
  return (cell) => {
    const text = halfWidth(plainText(cell))
    const rough = options.rough?.[foldChoice(text)]
    if (rough !== undefined) return readAs(rough, [remark('value_assumed', { value: excerpt(text), read: rough })])
    const value = find(text)
    if (value === null) return isNothing(text) ? readAs(null) : refuse('unknown_value', { value: excerpt(text), allowed })
    return readAs(value, [], options.also?.(value, text) ?? null)
  }
}

/** A value of an open list: an unlisted one is kept as it stands, with a remark. Error: `too_long`. */
export function openChoiceCell(options: ChoiceOptions & { max: number }): CellReader {
  const find = makeFinder(options)
  return (cell) => {
    const text = plainText(cell)
    const value = find(halfWidth(text))
    if (value !== null) return readAs(value)
    if (isNothing(text)) return readAs(null)
    if (text.length > options.max) return refuse('too_long', { length: text.length, most: options.max })
    return readAs(text, [remark('unlisted_value', { value: excerpt(text) })])
  }
}

/** A list of values of a closed list, separated by `|`, commas or spaces. Error: `unknown_value`. */
export function choiceListCell(options: ChoiceOptions): CellReader {
  const find = makeFinder(options)
  const allowed = Object.keys(options.spellings).join(', ')
  return (cell) => {
    const items = plainText(cell)
      .split(/[|,;、，；]/)
      .map(halfWidth)
      .filter((item) => !isNothing(item))
    const values = items.map(find)
    const unknown = values.indexOf(null)
    if (unknown >= 0) return refuse('unknown_value', { value: excerpt(items[unknown] ?? ''), allowed })
    return readAs([...new Set(values.filter((value) => value !== null))])
  }
}

/** Yes or no: `0`/`1`, `yes`/`no`, `是`/`否`, `√`/`×`. Turned round under a heading of the opposite sense. Error: `not_a_flag`. */
export function flagCell(): CellReader {
  return (cell, context) => {
    const text = halfWidth(plainText(cell)).toLowerCase()
    const isTrue = cell === true || TRUE.has(text)
    if (!isTrue && cell !== false && !FALSE.has(text)) return isNothing(text) ? readAs(null) : refuse('not_a_flag', { value: excerpt(text) })
    return readAs(isTrue !== context.match.isInverted)
  }
}

/** One spelling for many: without case, width, spaces, hyphens and dots. */
export function foldChoice(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_.\-–—·/()]/g, '')
}

function makeFinder(options: ChoiceOptions): (text: string) => string | null {
  const known = new Map<string, string>()
  for (const [value, spellings] of Object.entries(options.spellings)) {
    for (const spelling of [value, ...spellings]) known.set(foldChoice(spelling), value)
  }
  return (text) => {
    const folded = foldChoice(text)
    if (folded === '') return null
    return known.get(folded) ?? options.patterns?.find(([pattern]) => pattern.test(folded))?.[1] ?? null
  }
}
