import { remark } from '#core/domain/import/reason/reason.ts'
import { halvesOf, scriptOf } from '#core/domain/import/map/headings/halves.ts'
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
  /** Words that say "none of these yet": an empty cell. */
  none?: readonly string[]
  /** Values that a more exact one beside them makes exact: `自动 DCT` is DCT. */
  refines?: Readonly<Record<string, readonly string[]>>
  /** Values that a cell also gives other columns, where those are empty. */
  also?: (value: string, text: string) => Values | null
}

const TRUE = new Set(['1', 'yes', 'y', 'true', 't', 'x', 'ok', '是', '是的', '有', '对', '真', '√', '✓', '✔', '☑', '●', '标配', 'да', 'sí', 'oui', 'ja', 'si'])
const FALSE = new Set(['0', 'no', 'n', 'false', 'f', '否', '无', '没有', '没', '不', '不是', '非', '假', '×', '✗', '✘', '☐', '○', 'нет', 'non', 'nein'])

/** A value of a closed list, by any of its spellings, in one language or two at once. Errors: `unknown_value`, `two_values`. */
export function choiceCell(options: ChoiceOptions): CellReader {
  const find = makeFinder(options)
  const allowed = Object.keys(options.spellings).join(', ')
  return (cell) => {
    const text = halfWidth(plainText(cell))
    const rough = options.rough?.[foldChoice(text)]
    if (rough !== undefined) return readAs(rough, [remark('value_assumed', { value: excerpt(text), read: rough })])
    const value = find(text)
    if (value === TWO_VALUES) return refuse('two_values', { value: excerpt(text) })
    if (value === null) return isNothing(text) || isNone(text) ? readAs(null) : refuse('unknown_value', { value: excerpt(text), allowed })
    return readAs(value, [], options.also?.(value, text) ?? null)
  }

  function isNone(text: string): boolean {
    return halvesOf(text).every((half) => options.none?.some((word) => foldChoice(word) === foldChoice(half)) ?? false)
  }
}

/** A value of an open list: an unlisted one is kept as it stands, with a remark. Errors: `too_long`, `two_values`. */
export function openChoiceCell(options: ChoiceOptions & { max: number }): CellReader {
  const find = makeFinder(options)
  return (cell) => {
    const text = plainText(cell)
    const value = find(halfWidth(text))
    if (value === TWO_VALUES) return refuse('two_values', { value: excerpt(text) })
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
    const unknown = values.findIndex((value) => value === null || value === TWO_VALUES)
    if (unknown >= 0) return refuse('unknown_value', { value: excerpt(items[unknown] ?? ''), allowed })
    return readAs([...new Set(values.filter((value) => typeof value === 'string'))])
  }
}

/** The known ones of a list, in the order of the spellings; what is not known is left out with a remark that names it. */
export function knownListCell(options: ChoiceOptions): CellReader {
  const find = makeFinder(options)
  const order = Object.keys(options.spellings)
  return (cell) => {
    const items = plainText(cell)
      .split(/[|,;、，；\n]/)
      .map((item) => halfWidth(item).trim())
      .filter((item) => !isNothing(item))
    const found = items.map((item) => ({ item, value: find(item) }))
    const values = new Set(found.map(({ value }) => value))
    const left = found.filter(({ value }) => typeof value !== 'string').map(({ item }) => item)
    const known = order.filter((value) => values.has(value))
    return readAs(known, left.length === 0 ? [] : [remark('left_out_of_list', { value: excerpt(left.join(', ')) })])
  }
}

/** Yes or no: `0`/`1`, `yes`/`no`, `是`/`否`, `是 Yes`, `√`/`×`. Turned round under a heading of the opposite sense. Errors: `not_a_flag`, `two_values`. */
export function flagCell(): CellReader {
  return (cell, context) => {
    if (typeof cell === 'boolean') return readAs(cell !== context.match.isInverted)
    const text = halfWidth(plainText(cell)).toLowerCase()
    const flag = readFlag(text)
    if (flag === TWO_VALUES) return refuse('two_values', { value: excerpt(text) })
    if (flag === null) return isNothing(text) ? readAs(null) : refuse('not_a_flag', { value: excerpt(text) })
    return readAs(flag !== context.match.isInverted)
  }
}

/** What a word, or the same word in two languages, says; null where it is no such word. */
export function readFlag(text: string): boolean | typeof TWO_VALUES | null {
  if (TRUE.has(text)) return true
  if (FALSE.has(text)) return false
  const flags = halvesOf(text).map((half) => (TRUE.has(half) ? true : FALSE.has(half) ? false : null))
  if (flags.length < 2 || flags.includes(null)) return null
  return flags.every((flag) => flag === flags[0]) ? (flags[0] ?? null) : TWO_VALUES
}

/** A text whose parts name different values. */
export const TWO_VALUES = Symbol('two values')

/** One spelling for many: without case, width, spaces, hyphens and dots. */
export function foldChoice(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_.\-–—·/()]/g, '')
}

type Found = string | typeof TWO_VALUES | null

function makeFinder(options: ChoiceOptions): (text: string) => Found {
  const known = new Map<string, string>()
  for (const [value, spellings] of Object.entries(options.spellings)) {
    for (const spelling of [value, ...spellings]) known.set(foldChoice(spelling), value)
  }
  const byPattern = (text: string) => options.patterns?.find(([pattern]) => pattern.test(foldChoice(text)))?.[1] ?? null
  return (text) => {
    const whole = known.get(foldChoice(text))
    if (whole !== undefined) return whole
    const halves = halvesOf(text)
    if (halves.length === 1) return byPattern(text)
    const values = halves.map((half) => known.get(foldChoice(half)) ?? byPattern(half))
    const found = [...new Set(values.filter((value) => value !== null))]
    if (found.length > 1) return found.find((value) => found.every((other) => other === value || options.refines?.[value]?.includes(other))) ?? TWO_VALUES
    // A half that nobody knows is a translation of the other only where it is written in another script.
    const [value = null] = found
    const scripts = halves.filter((_, at) => values[at] === value).map(scriptOf)
    const hasStranger = halves.some((half, at) => values[at] === null && scriptOf(half) !== null && scripts.includes(scriptOf(half)))
    return value === null || hasStranger ? byPattern(text) : value
  }
}
