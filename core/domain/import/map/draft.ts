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

/** What a rule may look at beside the row. `columns`: those the file has. */
export type RuleContext = { kind: ImportKind; columns: ReadonlySet<string>; lookups: Lookups; now: Date }

/** A rule fills or checks a row; it never throws. */
export type Rule = (draft: Draft, context: RuleContext) => void

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
