import { getTableColumns, type Column } from 'drizzle-orm'
import type { ImportKind } from '#contract/import.ts'
import { brand, car, fitting, importRule, port, usedCar } from '#core/db/schema/index.ts'
import { FITS, TABLES, type Content, type Stated } from './table-spec.ts'

type Check = (value: unknown) => boolean

const COLUMNS: Record<ImportKind, ReadonlyMap<string, Check>> = {
  brands: checksOf(getTableColumns(brand)),
  cars: checksOf(getTableColumns(car)),
  used: checksOf(getTableColumns(usedCar)),
  fittings: checksOf(getTableColumns(fitting)).set(FITS, isList),
  ports: checksOf(getTableColumns(port)),
  rules: checksOf(getTableColumns(importRule)),
}

/** Values by the table's column names as the record that they are. Throws where one is none that its column holds: a reader and the schema disagree. */
export function asStated<K extends ImportKind>(kind: K, values: Readonly<Record<string, unknown>>): Stated<K> {
  for (const [column, value] of Object.entries(values)) checkValue(kind, column, value)
  // Every value was compared with its column, from which the type is made.
  return values as Stated<K>
}

/** The same for all columns of a kind's content; one that is missing is none that its column holds. */
export function asContent<K extends ImportKind>(kind: K, values: Readonly<Record<string, unknown>>): Content<K> {
  for (const column of Object.values<string>(TABLES[kind].columns)) checkValue(kind, column, values[column])
  return values as Content<K>
}

function checkValue(kind: ImportKind, column: string, value: unknown): void {
  if (COLUMNS[kind].get(column)?.(value) !== true) throw new Error(`No value of ${TABLES[kind].table}.${column}: ${value === null ? 'null' : typeof value}`)
}

function checksOf(columns: Readonly<Record<string, Column>>): Map<string, Check> {
  return new Map(Object.values(columns).map((column) => [column.name, checkOf(column)]))
}

function checkOf({ dataType, notNull }: Column): Check {
  const isValue = dataType === 'array' || dataType === 'json' ? isList : (value: unknown) => typeof value === dataType
  return notNull ? isValue : (value) => value === null || isValue(value)
}

function isList(value: unknown): boolean {
  return Array.isArray(value)
}
