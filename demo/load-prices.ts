import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PriceSheet } from '#contract/landed-price-values.ts'
import type { Ctx } from '#core/domain/context.ts'
import { isPriceSheetEmpty, replacePriceSheet } from '#core/domain/landed-price/index.ts'

/** Prices and rules of the demonstration for the way to the buyer. */
const DEMO_PRICE_SHEETS: readonly { sheet: PriceSheet; file: string }[] = [
  { sheet: 'freight', file: 'freight_rates.csv' },
  { sheet: 'charges', file: 'insurance_inspection.csv' },
  { sheet: 'duties', file: 'duty_rules.csv' },
  { sheet: 'transit', file: 'transit_routes.csv' },
  { sheet: 'sizes', file: 'used_models.csv' },
  { sheet: 'currencies', file: 'currencies.csv' },
]

/** Loads the sample sheets that nobody has filled yet, marked as sample data. Throws where a row is wrong: the files are part of the product. */
export async function loadDemoPrices({ ctx, input }: { ctx: Ctx; input: { rootDir: string } }): Promise<void> {
  for (const { sheet, file } of DEMO_PRICE_SHEETS) {
    if (!(await isPriceSheetEmpty({ ctx, input: { sheet } }))) continue
    const bytes = await readFile(path.join(input.rootDir, 'demo/catalogue', file))
    const { issues } = await replacePriceSheet({ ctx, input: { sheet, bytes, fileName: file, isSample: true } })
    const [issue] = issues
    if (issue) throw new Error(`${file} row ${issue.row}: ${issue.column} ${issue.key}`)
  }
}
