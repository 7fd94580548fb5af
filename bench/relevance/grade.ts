import type { Expectation, Operator, Predicate } from './expectation.ts'
import { fold } from './fold.ts'
import type { FieldValue, StockRow } from './stock-row.ts'

/** Grade of a row: that of the first expectation which it meets, else 0. */
export function gradeOf(row: StockRow, expectations: readonly Expectation[]): number {
  return expectations.find((expectation) => meets(row, expectation))?.grade ?? 0
}

/** Whether a row is what an expectation describes. */
export function meets(row: StockRow, { kinds, predicates }: Expectation): boolean {
  return kinds.includes(row.kind) && predicates.every((predicate) => holds(row, predicate))
}

function holds(row: StockRow, { field, operator, values }: Predicate): boolean {
  // A part for every vehicle fits whichever is asked for.
  if (row.kind === 'fitting' && (field === 'brand' || field === 'model') && row.fields.universal === true) return true
  const known = knownValues(field, row.fields[field] ?? null)
  return known.some((value) => values.some((wanted) => COMPARE[operator](value, wanted)))
}

/** A vehicle that can be had with either side meets both. */
function knownValues(field: string, value: FieldValue): readonly (string | number)[] {
  if (value === null) return []
  if (field === 'steering' && value === 'both') return ['left', 'right', 'both']
  if (typeof value === 'boolean') return [String(value)]
  return typeof value === 'string' || typeof value === 'number' ? [value] : value
}

const COMPARE: Readonly<Record<Operator, (value: string | number, wanted: string) => boolean>> = {
  '=': (value, wanted) => (typeof value === 'number' ? value === Number(wanted) : fold(value) === fold(wanted)),
  '~': (value, wanted) => fold(String(value)).includes(fold(wanted)),
  '<=': (value, wanted) => typeof value === 'number' && value <= Number(wanted),
  '>=': (value, wanted) => typeof value === 'number' && value >= Number(wanted),
}
