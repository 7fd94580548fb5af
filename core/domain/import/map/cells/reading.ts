import type { ColumnMatch } from '#core/domain/import/map/headings/match-headings.ts'
import type { RawCell } from '#core/domain/import/read/raw-row.ts'
import { fault, type Fault, type Remark } from '#core/domain/import/reason/reason.ts'
import type { ParamsArgument } from '#core/domain/import/reason/reason-params.ts'
import type { ImportFaultCode } from '#contract/import.ts'

/** One finding of a used car's inspection, as stored. */
export type DefectValue = { zone: string; kind: string; size_cm: number | null; note: string | null }

/** A normalised value. Lists and findings are plain JSON. */
export type Value = string | number | boolean | null | readonly string[] | readonly DefectValue[]

/** Values by our column name. A column that the file does not have is absent; an empty cell is null. */
export type Values = Record<string, Value>

/** What a cell means. `also`: values it gives other columns where those are empty (the cycle in `550 km CLTC`). */
export type Reading = { ok: true; value: Value; remarks: readonly Remark[]; also: Values | null } | { ok: false; fault: Fault }

/** What a reader is told beside the cell. */
export type CellContext = {
  match: ColumnMatch
  /** True where the file's list separator is `;`, as in countries that write `1,5`. */
  decimalComma: boolean
  now: Date
  brands: NameIndex
  ports: NameIndex
  countries: NameIndex
}

/** Finds the stored name of a thing by any of its names, folded by `foldName`. */
export type NameIndex = ReadonlyMap<string, string>

/** Reads one cell that is not empty. */
export type CellReader = (cell: RawCell, context: CellContext) => Reading

const NO_REMARKS: readonly Remark[] = []

export function readAs(value: Value, remarks: readonly Remark[] = NO_REMARKS, also: Values | null = null): Reading {
  return { ok: true, value, remarks, also }
}

export function refuse<Code extends ImportFaultCode>(code: Code, ...params: ParamsArgument<Code>): Reading {
  return { ok: false, fault: fault(code, ...params) }
}

/** A reading whose message repeats the cell as it stands, where only a part or a converted value was read. */
export function showingCell(reading: Reading, text: string): Reading {
  if (reading.ok || reading.fault.params.cell === undefined) return reading
  return { ok: false, fault: { ...reading.fault, params: { ...reading.fault.params, cell: excerpt(text) } } }
}

/** The part of a cell that a message repeats. */
export function excerpt(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
