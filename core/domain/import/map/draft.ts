import type { ImportKind } from '#contract/import.ts'
import type { Values } from '#core/domain/import/map/cells/reading.ts'
import type { Fault, Located, Remark } from '#core/domain/import/reason/reason.ts'

/** What the database already knows, by names folded with `foldName`. */
export type Lookups = {
  /** Any name of a brand, to its sign. Of an import of brands: those of the file too. */
  brands: ReadonlyMap<string, string>
  /** Loading ports. */
  ports: ReadonlyMap<string, string>
  /** Code, English or Chinese name of a country, to its code. */
  countries: ReadonlyMap<string, string>
  /** `brand_sign model`, to what its cars have in common. Empty unless the file lacks body or energy type. */
  models: ReadonlyMap<string, { bodyType: string; energyType: string }>
  /** `brand_sign/model_sign` of all cars. Empty unless fittings are imported. */
  carPaths: readonly string[]
  /** VIN of every unsold unit, to its stock reference. Empty unless used cars are imported. */
  stockByVin: ReadonlyMap<string, string>
  /** Units that came with a supplier's own number, by `supplierKey`. Empty unless used cars are imported. */
  stockBySupplier: ReadonlyMap<string, { stockRef: string; vin: string | null; isSold: boolean }>
  /** Stock references of all units. Empty unless used cars are imported. */
  stockRefs: ReadonlySet<string>
  /** Stored vehicles of the imported kind, by each of `nearKeys`. */
  vehicles: ReadonlyMap<string, readonly KnownVehicle[]>
}

/** What a row is compared with to find that it may be a vehicle which is there already. `key`: its model sign or stock reference. */
export type KnownVehicle = {
  key: string
  trim: string | null
  modelYear: number | null
  vin: string | null
  registered: string | null
  mileageKm: number | null
}

/** A row on its way: values by our column names, and what was found wrong. Rules add to it. */
export type Draft = {
  row: number
  values: Values
  /** Columns of `values` that were guessed because the file does not have them: they fill a new row and never overwrite a stored one. */
  guessed: Set<string>
  faults: Located<Fault>[]
  remarks: Located<Remark>[]
}

/** What a rule may look at beside the row. `columns`: those the file has; `supplier`: whose file it is, where that was said. */
export type RuleContext = { kind: ImportKind; columns: ReadonlySet<string>; lookups: Lookups; now: Date; supplier: string | null }

/** A rule fills or checks a row; it never throws. */
export type Rule = (draft: Draft, context: RuleContext) => void

/** Takes a column's value out of the row, with the reason: a new row has none, a stored one keeps its own. */
export function leaveOpen(draft: Draft, column: string, { code, params }: Remark): void {
  delete draft.values[column]
  draft.guessed.delete(column)
  draft.remarks.push({ code, params, isOpen: true, column })
}

/** Value of a column as a number; null where it is empty, missing or no number. */
export function numberOf(draft: Draft, column: string): number | null {
  const value = draft.values[column]
  return typeof value === 'number' ? value : null
}

/** Value of a column as text; null where it is empty, missing or no text. */
export function textOf(draft: Draft, column: string): string | null {
  const value = draft.values[column]
  return typeof value === 'string' ? value : null
}

/** True if the file (or another cell of the row) has said something about the column, be it "empty". */
export function isStated(draft: Draft, column: string): boolean {
  return Object.hasOwn(draft.values, column)
}
