import type { CellContext, Value, Values } from '#core/domain/import/map/cells/reading.ts'
import { isCellError, isNothing, plainText } from '#core/domain/import/map/cells/text.ts'
import type { ColumnSpec, KindColumns } from '#core/domain/import/map/columns/column.ts'
import type { ColumnMatch } from '#core/domain/import/map/headings/match-headings.ts'
import { isEmptyCell, type RawCell, type RawRow } from '#core/domain/import/read/raw-row.ts'
import { fault, remark, type Fault } from '#core/domain/import/reason/reason.ts'
import { leaveOpen, type Draft, type Lookups, type Rule, type RuleContext } from './draft.ts'

/** Turns rows of one file into drafts. */
export type RowReader = (row: RawRow) => Draft

type Slot = { spec: ColumnSpec; index: number; context: CellContext }

/**
 * Prepares the reading of a file's rows: each heading's cells by its column's reader, then the kind's rules in order.
 * `decimalComma`: the habit of the file where a separator may mean either.
 */
export function createRowReader(input: {
  kind: KindColumns
  matches: readonly ColumnMatch[]
  width: number
  decimalComma: boolean
  lookups: Lookups
  now: Date
  rules: readonly Rule[]
  supplier: string | null
}): RowReader {
  const { kind, matches, lookups, now, decimalComma } = input
  const slots = matches.map((match) =>
    toSlot(match, kind, { match, decimalComma, now, brands: lookups.brands, ports: lookups.ports, countries: lookups.countries }),
  )
  const required = kind.columns.filter((spec) => spec.isRequired).map((spec) => spec.name)
  const ruleContext: RuleContext = { kind: kind.kind, columns: new Set(matches.map((match) => match.column)), lookups, now, supplier: input.supplier }
  return (row) => {
    const draft: Draft = { row: row.row, values: {}, guessed: new Set(), faults: [], remarks: [] }
    if (row.isBroken) {
      draft.faults.push({ ...fault('broken_quotes'), column: null })
      return draft
    }
    readCells(draft, row, slots)
    checkWidth(draft, row, input.width)
    for (const rule of input.rules) rule(draft, ruleContext)
    checkRequired(draft, required)
    return draft
  }
}

function toSlot(match: ColumnMatch, kind: KindColumns, context: CellContext): Slot {
  const spec = kind.columns.find((candidate) => candidate.name === match.column)
  if (!spec) throw new Error(`No column ${match.column} of ${kind.kind}`)
  return { spec, index: match.index, context }
}

function readCells(draft: Draft, row: RawRow, slots: readonly Slot[]): void {
  const given: Values = {}
  for (const { spec, index, context } of slots) {
    const cell = row.cells[index]
    if (row.unvalued?.has(index) && isEmptyCell(cell)) {
      // Left unstated, so that a stored value stays.
      draft.remarks.push({ ...remark('formula_without_value'), column: spec.name })
      continue
    }
    if (cell === undefined || isEmptyCell(cell)) {
      if (!spec.isSource) draft.values[spec.name] = emptyValue(spec)
      continue
    }
    readCell(draft, spec, cell, context, given)
  }
  for (const [column, value] of Object.entries(given)) {
    const own = draft.values[column]
    if (own === undefined || own === null) draft.values[column] = value
    else if (own !== value) leaveOpen(draft, column, remark('cells_disagree', { value: JSON.stringify(own), other: JSON.stringify(value) }))
  }
}

function readCell(draft: Draft, spec: ColumnSpec, cell: RawCell, context: CellContext, given: Values): void {
  if (typeof cell === 'string' && !PLAIN.test(cell)) {
    if (cell.includes('\uFFFD')) return leaveOut(draft, spec, fault('unreadable_characters'))
    if (isCellError(cell.trim())) return leaveOut(draft, spec, fault('cell_error', { value: cell.trim() }))
  }
  const reading = spec.read(cell, context)
  if (!reading.ok) return leaveOut(draft, spec, reading.fault)
  if (!spec.isSource) draft.values[spec.name] = reading.value ?? emptyValue(spec)
  for (const issue of reading.remarks) draft.remarks.push({ ...issue, column: spec.name })
  if (reading.also) Object.assign(given, reading.also)
}

/** A value without which the vehicle is unusable or untrue keeps the row out; any other stays unstated, so that a stored value stays. */
function leaveOut(draft: Draft, spec: ColumnSpec, found: Fault): void {
  const { essential = spec.isRequired ? 'all' : 'none' } = spec
  if (essential === 'all' || (essential !== 'none' && essential.includes(found.code))) draft.faults.push({ ...found, column: spec.name })
  else draft.remarks.push({ ...found, isOpen: true, column: spec.name })
}

/** ASCII without `#`: neither damaged nor a spreadsheet error. */
const PLAIN = /^[\u0020-\u0022\u0024-\u007e]*$/

function emptyValue(spec: ColumnSpec): Value {
  return spec.whenEmpty ?? null
}

function checkWidth(draft: Draft, row: RawRow, width: number): void {
  const beyond = row.cells.slice(width).filter((cell) => !isEmptyCell(cell) && !isNothing(plainText(cell)))
  if (beyond.length > 0) draft.remarks.push({ ...remark('extra_cells', { count: beyond.length }), column: null })
}

/** A cell that was there but wrong has its own fault. */
function checkRequired(draft: Draft, required: readonly string[]): void {
  for (const name of required) {
    const value = draft.values[name]
    if ((value === null || value === undefined) && !draft.faults.some((issue) => issue.column === name)) {
      draft.faults.push({ ...fault('required', { where: Object.hasOwn(draft.values, name) ? 'cell' : 'column', column: name }), column: name })
    }
  }
}
