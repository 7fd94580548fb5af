import { and, desc, eq, ne } from 'drizzle-orm'
import type { PriceSheet } from '#contract/landed-price-values.ts'
import type { Tx } from '#core/db/client.ts'
import { priceSheetVersion } from '#core/db/schema/index.ts'
import { editedName } from './keep-version.ts'
import { SHEETS, type SheetRow } from './sheets.ts'

/** Whether a row that staff have made their own says again what the sample data said, as far as the sheet with it is still kept. */
export async function isSampleAgain(tx: Tx, sheet: PriceSheet, row: SheetRow): Promise<boolean> {
  const [sample] = await tx
    .select({ content: priceSheetVersion.content })
    .from(priceSheetVersion)
    .where(and(eq(priceSheetVersion.sheet, sheet), eq(priceSheetVersion.isSample, true), ne(priceSheetVersion.fileName, editedName(sheet))))
    .orderBy(desc(priceSheetVersion.id))
    .limit(1)
  if (sample === undefined) return false
  const { rows } = SHEETS[sheet].open(Buffer.from(sample.content))
  return rows.some(({ key, cells }) => key === row.key && Object.keys(row.cells).every((column) => cells[column] === row.cells[column]))
}
