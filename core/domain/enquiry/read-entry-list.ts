import { ENTRY_LIST_COLUMNS, ENTRY_LIST_MOST, PRICE_BASES, type EntryListColumn } from '#contract/enquiry-values.ts'
import { AppError } from '#contract/errors.ts'
import { enterEnquiryInputSchema, type EntryListReport, type SendEntryListInput } from '#contract/staff-enquiry.ts'
import { importMessages, isImportFileError, readList, type ListRow } from '#core/domain/import/index.ts'
import { asciiDigits } from '#core/domain/text/index.ts'
import { isLocale, LOCALES, type Locale, type StaffLocale } from '#i18n/locales.ts'
import type { Entry } from './commit-entry.ts'
import { ENTRY_LIST } from './entry-list-columns.ts'

type Issue = EntryListReport['issues'][number]
/** What stands in a column and is no value of it. */
export type UnknownWord = { column: EntryListColumn; text: string }
/** What a file holds: enquiries with the lines they stand in, and what is wrong with the others. */
export type EntryList = { entries: { row: number; entry: Entry; unknown: UnknownWord[] }[]; issues: Issue[]; unused: string[]; fileFault: string | null }

/** Reads a list of enquiries; nothing is written. `title` is said of whoever wrote nothing. A way that stands in an earlier line is the same person. Throws `payload_too_large`. */
export async function readEntryList(bytes: Uint8Array, options: SendEntryListInput, reader: StaffLocale): Promise<EntryList> {
  try {
    const { rows, unused } = await readList(bytes, ENTRY_LIST, ENTRY_LIST_MOST.rows)
    if (rows.length > ENTRY_LIST_MOST.rows) throw new AppError('payload_too_large')
    return { ...readRows(rows, options), unused, fileFault: null }
  } catch (error) {
    if (!isImportFileError(error)) throw error
    return { entries: [], issues: [], unused: [], fileFault: importMessages(reader, 'label').fileFailure(error.code, error.params) }
  }
}

function readRows(rows: readonly ListRow<EntryListColumn>[], options: SendEntryListInput): Pick<EntryList, 'entries' | 'issues'> {
  const [entries, issues]: [EntryList['entries'], Issue[]] = [[], []]
  const seen = new Map<string, EntryListColumn>()
  for (const { row, cells } of rows) {
    const { entry, faults, unknown } = readRow(cells, options)
    const twice = waysOf(cells).find(([, way]) => seen.has(way))
    if (faults.length === 0 && twice !== undefined) issues.push({ row, column: twice[0], key: 'twice' })
    else if (entry === null) issues.push(...faults.map((each) => ({ row, ...each })))
    else entries.push({ row, entry, unknown })
    for (const [column, way] of waysOf(cells)) seen.set(way, column)
  }
  return { entries, issues }
}

function readRow(cells: ListRow<EntryListColumn>['cells'], { channel, title, locale, is_reached: isReached }: SendEntryListInput) {
  const orNull = (column: EntryListColumn) => (cells[column] === '' ? null : cells[column])
  const basis = cells.price_basis.toLowerCase()
  const quantity = asciiDigits(cells.quantity)
  const language = languageOf(cells.language)
  const isQuantity = /^\d{1,3}$/.test(quantity) && Number(quantity) > 0
  const parsed = enterEnquiryInputSchema.safeParse({
    key: NO_KEY,
    channel,
    name: cells.name || cells.company,
    company: orNull('company'),
    mail: cells.mail,
    mobile: orNull('mobile'),
    whatsapp: orNull('whatsapp'),
    country: null,
    locale: language ?? locale,
    remark: cells.remark || title,
    subject: orNull('subject'),
    quantity: isQuantity ? Number(quantity) : null,
    destination_port: orNull('destination_port'),
    price_basis: PRICE_BASES.find((each) => each === basis) ?? null,
    // Whoever sends a list has not taken care of all in it.
    is_mine: false,
    is_reached: isReached,
  })
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => ({ column: columnOf(path[0]), key: KEYS.has(message) ? message : 'invalid' }))
    return { entry: null, faults, unknown: [] }
  }
  const { key: _key, country: _country, locale: written, ...entry } = parsed.data
  if (!isLocale(written)) return { entry: null, faults: [{ column: 'language' as const, key: 'invalid' }], unknown: [] }
  const unknown: UnknownWord[] = [
    ...(language === null && cells.language !== '' ? [{ column: 'language' as const, text: cells.language }] : []),
    ...(!isQuantity && cells.quantity !== '' ? [{ column: 'quantity' as const, text: cells.quantity }] : []),
  ]
  return { entry: { ...entry, locale: written, country: orNull('country'), list: title }, faults: [], unknown }
}

/** Of the form; lines have keys of their own. */
const NO_KEY = '00000000-0000-4000-8000-000000000000'
const KEYS: ReadonlySet<string> = new Set(['required', 'mail', 'too_long', 'control_characters', 'no_way'])

function columnOf(field: PropertyKey | undefined): EntryListColumn {
  return ENTRY_LIST_COLUMNS.find((column) => column === field) ?? 'name'
}

/** A code (`fr`, `fr-FR`) or the name of a language in English or its own. */
function languageOf(text: string): Locale | null {
  const word = text.trim().toLowerCase()
  const code = word.slice(0, 2)
  if (/^[a-z]{2}([-_]|$)/.test(word) && isLocale(code)) return code
  const english = new Intl.DisplayNames('en', { type: 'language' })
  return LOCALES.find((locale) => [locale.ownName, english.of(locale.code)].some((name) => name?.toLowerCase() === word))?.code ?? null
}

/** By what a line is known as the same person: its address, its numbers without signs. */
function waysOf(cells: ListRow<EntryListColumn>['cells']): [EntryListColumn, string][] {
  const numbers = (['mobile', 'whatsapp'] as const).map((column): [EntryListColumn, string] => [column, asciiDigits(cells[column]).replaceAll(/\D/g, '')])
  const mail: [EntryListColumn, string] = ['mail', cells.mail.trim().toLowerCase()]
  return [mail, ...numbers].filter(([, way]) => way !== '')
}
