import { createTranslator } from 'use-intl/core'
import type { ImportFileFailureCode, ImportKind, ImportReasonCode } from '#contract/import.ts'
import type { IssueParams } from '#core/domain/import/reason/reason.ts'
import { formatNumber, formatTag } from '#i18n/format.ts'
import type { StaffLocale } from '#i18n/locales.ts'
import en from '#i18n/messages/en/import.json' with { type: 'json' }
import zh from '#i18n/messages/zh/import.json' with { type: 'json' }

/** Messages of an import in one language of the staff. */
export type ImportMessages = {
  reason(code: ImportReasonCode, params: IssueParams): string
  /** A reason's text with the word that its value was left open. */
  leftOpen(reason: string): string
  fileFailure(code: ImportFileFailureCode, params: IssueParams): string
  /** A column as a person calls it; its own name where the language has none. */
  column(name: string): string
  /** A column in plain words, for a screen. */
  label(name: string): string
  /** A column as the heading of a sheet of ours calls it, which the import knows again. */
  heading(name: string): string
  sheetName(kind: ImportKind): string
  /** Messages of the command line: keys of `cli`. */
  command(key: keyof typeof en.cli, params?: IssueParams): string
}

type Translate = (key: string, params: Record<string, string | number>) => string

const MESSAGES: Record<StaffLocale, object> = { en, zh }
/** Params that are names of things though they are numbers: never grouped. */
const PLAIN_NUMBERS = new Set(['row', 'year'])
const DECIMALS = 4

/**
 * The texts of reasons and failures. Numbers are written in the language's way, years without separators. `names`: how columns are called in them,
 * by headings that a file may have (`column`) or in plain words, as on a screen (`label`).
 */
export function importMessages(locale: StaffLocale, names: 'column' | 'label' = 'column'): ImportMessages {
  const translate = createTranslator({ locale: formatTag(locale), messages: MESSAGES[locale], timeZone: 'UTC' }) as unknown as Translate
  const say = (key: string, params: IssueParams) => translate(key, written(locale, params))
  const nameOf = {
    column: (name: string) => (Object.hasOwn(en.column, name) ? translate(`column.${name}`, {}) : name),
    label: (name: string) => (Object.hasOwn(en.label, name) ? translate(`label.${name}`, {}) : name),
  }
  const named = (params: IssueParams) => withNames(params, translate, nameOf[names])
  return {
    reason: (code, params) => say(`reason.${code}`, named(params)),
    leftOpen: (reason) => translate('left_open', { reason }),
    fileFailure: (code, params) => say(`file.${code}`, named(params)),
    column: nameOf.column,
    label: nameOf.label,
    heading: (name) => (Object.hasOwn(en.heading, name) ? translate(`heading.${name}`, {}) : nameOf.label(name)),
    sheetName: (kind) => translate(`sheet.${kind}`, {}),
    // Counts stay numbers here: plurals need them, and ICU writes them in the language's way.
    command: (key, params = {}) => translate(`cli.${key}`, params),
  }
}

/** Columns (`brand_sign, stock_ref / vin`) and units in the language's own words; a unit that has none is told, never left blank. */
function withNames(params: IssueParams, translate: Translate, nameOf: (name: string) => string): IssueParams {
  const named: Record<string, string | number> = { ...params }
  for (const key of ['column', 'columns']) {
    if (typeof params[key] === 'string') named[key] = params[key].replace(/[a-z][a-z0-9_]*/g, nameOf)
  }
  for (const key of ['unit', 'expected']) {
    const unit = params[key]
    if (unit === 'months' || unit === 'years') named[key] = translate(`unit.${unit}`, {})
  }
  if (params.expected === '') named.expected = translate('unit.none', {})
  return named
}

function written(locale: StaffLocale, params: IssueParams): Record<string, string> {
  const isPlain = params.unit === ''
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (typeof value === 'number') return [name, isPlain || PLAIN_NUMBERS.has(name) ? String(value) : formatNumber(locale, value, DECIMALS)]
      // A unit brings its own blank, so that a count without one ends cleanly.
      return [name, name === 'unit' && value !== '' && params.value !== undefined ? `\u00a0${value}` : value]
    }),
  )
}
