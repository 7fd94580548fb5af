import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Db } from '#core/db/client.ts'
import { importCatalogue } from '#core/domain/import/index.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { replacePriceSheet } from './index.ts'

const CATALOGUE = path.resolve(import.meta.dirname, '../../../demo/catalogue')
const STOCK = [
  ['brands', 'brands.csv'],
  ['ports', 'ports.csv'],
  ['rules', 'import_rules.csv'],
  ['cars', 'cars.csv'],
  ['used', 'used_cars.csv'],
] as const
const SHEETS = [
  ['freight', 'freight_rates.csv'],
  ['charges', 'insurance_inspection.csv'],
  ['duties', 'duty_rules.csv'],
  ['transit', 'transit_routes.csv'],
  ['sizes', 'used_models.csv'],
  ['currencies', 'currencies.csv'],
] as const

/** The stock of the demonstration with its rules and price sheets. For tests. */
export async function loadPricedStock(db: Db): Promise<void> {
  const { ctx } = createTestCtx(db, { actor: { kind: 'system' } })
  for (const [kind, fileName] of STOCK) {
    await importCatalogue({ ctx, input: { kind, fileName, bytes: await readFile(path.join(CATALOGUE, fileName)), publish: true } })
  }
  for (const [sheet, fileName] of SHEETS) {
    const report = await replacePriceSheet({ ctx, input: { sheet, fileName, bytes: await readFile(path.join(CATALOGUE, fileName)), isSample: true } })
    if (report.issues.length > 0) throw new Error(`${fileName}: ${JSON.stringify(report.issues)}`)
  }
}
