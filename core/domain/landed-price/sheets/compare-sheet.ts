import { asc } from 'drizzle-orm'
import type { PriceSheetChanges } from '#contract/landed-price-sheet.ts'
import type { PriceSheet } from '#contract/landed-price-values.ts'
import type { SheetCells } from '#contract/price-sheet-values.ts'
import type { Db, Tx } from '#core/db/client.ts'
import { toCells, type Values } from './row-cells.ts'
import { SHEETS, type SheetRow } from './sheets.ts'

/** A row that is kept. */
export type StoredRow = { id: number; version: number; isSample: boolean; cells: SheetCells; values: Values }

/** What a file makes of a sheet, row by row in its order; `stored` null: the row is new. */
export type SheetDifference = { rows: readonly { row: SheetRow; stored: StoredRow | null; columns: readonly string[] }[]; removed: readonly StoredRow[] }

/** Every row of a sheet in its order. */
export async function readStored(db: Db | Tx, sheet: PriceSheet): Promise<StoredRow[]> {
  const { table } = SHEETS[sheet]
  const rows: Values[] = await db
    .select()
    .from(table)
    .orderBy(asc(table.position ?? table.id), asc(table.id))
  return rows.map((values) => ({
    id: Number(values['id']),
    version: Number(values['version']),
    isSample: values['isSample'] === true,
    cells: toCells(sheet, values),
    values,
  }))
}

/** Finds each row of a file again among those that are kept, by its key; of rows with the same key the first is the first. */
export function compareSheet(sheet: PriceSheet, rows: readonly SheetRow[], stored: readonly StoredRow[]): SheetDifference {
  const { keyOf } = SHEETS[sheet]
  const left = Map.groupBy(stored, ({ values }) => keyOf(values))
  const found = rows.map((row) => {
    const known = left.get(row.key)?.shift() ?? null
    return { row, stored: known, columns: known === null ? [] : Object.keys(row.cells).filter((column) => row.cells[column] !== known.cells[column]) }
  })
  return { rows: found, removed: [...left.values()].flat() }
}

/** Named of each outcome. */
const MOST_NAMED = 3

/** The difference in figures, with the first of each outcome. */
export function summarize({ rows, removed }: SheetDifference): PriceSheetChanges {
  const added = rows.filter(({ stored }) => stored === null)
  const changed = rows.filter(({ stored, columns }) => stored !== null && columns.length > 0)
  const before = new Set([...rows.flatMap(({ stored }) => stored ?? []), ...removed].flatMap(({ cells }) => countriesOf(cells)))
  const after = new Set(rows.flatMap(({ row }) => countriesOf(row.cells)))
  return {
    added: added.length,
    changed: changed.length,
    removed: removed.length,
    unchanged: rows.length - added.length - changed.length,
    first: [
      ...removed.slice(0, MOST_NAMED).map(({ cells }) => ({ outcome: 'removed' as const, cells, was: {}, columns: [] })),
      ...changed
        .slice(0, MOST_NAMED)
        .map(({ row, stored, columns }) => ({ outcome: 'changed' as const, cells: row.cells, was: stored?.cells ?? {}, columns: [...columns] })),
      ...added.slice(0, MOST_NAMED).map(({ row }) => ({ outcome: 'added' as const, cells: row.cells, was: {}, columns: [] })),
    ],
    lost_countries: [...before].filter((country) => !after.has(country)).toSorted(),
  }
}

/** The countries that a row is of; that of a port on the way is none of them. */
export function countriesOf(cells: SheetCells): string[] {
  return [cells['country_iso2'], cells['destination_country_iso2'], ...(cells['countries_iso2']?.split('|') ?? [])].filter(
    (code) => code !== undefined && /^[A-Z]{2}$/.test(code),
  ) as string[]
}
