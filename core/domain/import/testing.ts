import { sql, type SQL } from 'drizzle-orm'
import type { ImportKind, ImportReport } from '#contract/import.ts'
import { createTestDatabase } from '#core/db/testing.ts'
import type { Actor } from '#core/domain/context.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { importCatalogue, type ImportCatalogueInput } from './import-catalogue.ts'

const BRANDS_CSV = [
  'brand_sign,brand_name,brand_name_zh,type,aliases',
  'byd,BYD,比亚迪,1,比亚迪汽车|BYD Auto',
  'geely,Geely,吉利,1,吉利汽车',
  'great-wall,Great Wall,长城,1,',
].join('\n')

/** A database of its own with three brands, and short words for importing into it. `adminUrl` as for `createTestDatabase`. */
export async function createImportBench(adminUrl: string) {
  const database = await createTestDatabase(adminUrl)

  async function run(kind: ImportKind, file: string | Uint8Array, more: Partial<ImportCatalogueInput> & { actor?: Actor } = {}): Promise<ImportReport> {
    const { actor = { kind: 'system' }, ...input } = more
    const { ctx } = createTestCtx(database.db, { actor })
    const bytes = typeof file === 'string' ? Buffer.from(file) : file
    return importCatalogue({ ctx, input: { kind, bytes, fileName: `${kind}.csv`, ...input } })
  }

  async function rows<Row extends Record<string, unknown>>(query: SQL) {
    const { rows: found } = await database.db.execute<Row>(query)
    return found
  }

  /** Empties the catalogue but for the three brands. */
  async function reset(): Promise<void> {
    await database.db.execute(sql`truncate brand, car, used_car, fitting, port, import_rule, audit_log restart identity cascade`)
    await run('brands', BRANDS_CSV)
  }

  return { database, run, rows, reset, brandsCsv: BRANDS_CSV }
}

export type ImportBench = Awaited<ReturnType<typeof createImportBench>>

/** Rows of a report in short: number, outcome, codes. */
export function outcomes(report: ImportReport): (string | number)[][] {
  return report.rows.map((row) => [row.row, row.outcome, ...row.reasons.map((reason) => reason.code)])
}

export const CAR_HEADINGS = 'model_sign,brand_sign,model_name,trim,model_year,body_type,energy_type,fob_price_usd'
