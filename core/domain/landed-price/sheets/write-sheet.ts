import { eq, inArray, sql } from 'drizzle-orm'
import type { PriceSheet } from '#contract/landed-price-values.ts'
import { PRICE_ROW_KINDS } from '#contract/price-sheet-values.ts'
import type { Tx } from '#core/db/client.ts'
import type { Ctx } from '#core/domain/context.ts'
import { differenceOf, writeRevisions } from '#core/domain/revision/index.ts'
import type { SheetDifference } from './compare-sheet.ts'
import { SHEETS } from './sheets.ts'

/** Written by one statement; fewer than the database takes parameters for. */
const ROWS_AT_ONCE = 500

type Input = { ctx: Ctx; sheet: PriceSheet; difference: SheetDifference; isSample: boolean }

/** Makes the rows of a sheet those of a file. What is the same keeps its row, so that its history goes on; what was changed is kept as a revision. */
export async function writeSheet(tx: Tx, { ctx, sheet, difference: { rows, removed }, isSample }: Input): Promise<void> {
  const { table } = SHEETS[sheet]
  const placed = rows.map((each, position) => ({ ...each, values: { ...each.row.values, isSample, ...(table.position === undefined ? {} : { position }) } }))
  for (const part of parts(removed.map(({ id }) => id))) await tx.delete(table).where(inArray(table.id, part))
  for (const part of parts(placed.filter(({ stored }) => stored === null))) await tx.insert(table).values(part.map(({ values }) => values) as never)
  for (const { stored, columns, values } of placed) {
    if (stored === null || columns.length === 0) continue
    await tx
      .update(table)
      .set({ ...values, version: stored.version + 1 })
      .where(eq(table.id, stored.id))
  }
  await placeKept(tx, sheet, placed)
  await tx
    .update(table)
    .set({ isSample })
    .where(sql`${table.isSample} <> ${isSample}`)
  const kind = PRICE_ROW_KINDS[sheet]
  const revised = rows.flatMap(({ row, stored }) => {
    const change = stored === null ? null : differenceOf(stored.cells, row.cells)
    return change === null || stored === null ? [] : [{ subjectKind: kind, subjectId: stored.id, ...change }]
  })
  await writeRevisions(tx, { ctx, revised })
}

/** Rows that stay move to the places that they have in the file. */
async function placeKept(tx: Tx, sheet: PriceSheet, placed: readonly { stored: { id: number } | null }[]): Promise<void> {
  const { table } = SHEETS[sheet]
  if (table.position === undefined) return
  const kept = placed.flatMap(({ stored }, position) => (stored === null ? [] : [{ id: stored.id, position }]))
  const places = JSON.stringify(kept)
  await tx.execute(sql`
    update ${table} set position = place.position from json_to_recordset(${places}::json) as place(id bigint, position integer)
    where ${table.id} = place.id and ${table.position} <> place.position`)
}

function parts<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / ROWS_AT_ONCE) }, (_, at) => list.slice(at * ROWS_AT_ONCE, (at + 1) * ROWS_AT_ONCE))
}
