import writeExcelFile, { type SheetData } from 'write-excel-file/node'
import { sql } from 'drizzle-orm'
import { IMPORT_COLUMN_UNITS, type ImportKind } from '#contract/import-values.ts'
import type { Tx } from '#core/db/client.ts'
import type { Ctx } from '#core/domain/context.ts'
import { KINDS } from '#core/domain/import/check/kinds.ts'
import { importMessages } from '#core/domain/import/report/reason-text.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import type { StaffLocale } from '#i18n/locales.ts'
import { exampleRows } from './example-rows.ts'

/** Ours are made and the supplier is asked for at the upload; who knows them may add the columns. */
const LEFT_OUT = new Set(['model_sign', 'stock_ref', 'brand_sign of brands', 'supplier', 'defects'])
const NARROWEST = 12

/**
 * A sheet (XLSX) to fill in: the headings of a kind in the reader's language and in English, with units and a star at what is needed, and example rows
 * that the import takes as they stand. Permission `catalogue.import`.
 */
export async function writeSampleSheet({ ctx, input: { kind } }: { ctx: Ctx; input: { kind: ImportKind } }): Promise<{ fileName: string; bytes: Uint8Array }> {
  requirePermission(ctx, 'catalogue.import')
  const locale = ctx.locale === 'zh' ? 'zh' : 'en'
  const { columns } = KINDS[kind]
  const specs = columns.columns.filter(({ name, isSource }) => isSource !== true && !LEFT_OUT.has(name) && !LEFT_OUT.has(`${name} of ${kind}`))
  const headings = specs.map(({ name, isRequired = false }) => headingOf(name, { locale, isNeeded: isRequired || columns.needed.includes(name) }))
  const known = await readKnown(ctx.db, locale)
  const rows = exampleRows(kind, { locale, year: ctx.ports.clock.now().getUTCFullYear(), known })
  const data: SheetData = [
    headings.map((value) => ({ value, fontWeight: 'bold', wrap: true, alignVertical: 'top' })),
    ...rows.map((row) => specs.map(({ name }) => row[name] ?? null)),
  ]
  const sheet = importMessages(locale, 'label').sheetName(kind)
  const widths = headings.map((heading, at) => ({
    width: Math.max(NARROWEST, heading.length * 0.8, ...rows.map((row) => widthOf(row[specs[at]?.name ?? '']))),
  }))
  const file = await writeExcelFile(data, { sheet, columns: widths, stickyRowsCount: 1 }).toBuffer()
  return { fileName: `sample-${kind}.xlsx`, bytes: file }
}

/** `表显里程 Mileage (km) *`. */
function headingOf(name: string, { locale, isNeeded }: { locale: StaffLocale; isNeeded: boolean }): string {
  const words = [...new Set([locale, 'en'] as const)].map((language) => importMessages(language, 'label').heading(name))
  const unit = IMPORT_COLUMN_UNITS[name]
  return [...words, ...(unit === undefined ? [] : [`(${unit})`]), ...(isNeeded ? ['*'] : [])].join(' ')
}

function widthOf(cell: string | number | undefined): number {
  return [...String(cell ?? '')].reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 2 : 1), 2)
}

/** A maker of the catalogue, one with cars before others, in both languages; without any, one that staff will hardly do without. */
async function readKnown(tx: Tx, locale: StaffLocale): Promise<{ brand: string; fits: string | null }> {
  const { rows } = await tx.execute<{ sign: string; name: string; name_zh: string | null; has_cars: boolean }>(sql`
    select brand_sign as sign, brand_name as name, brand_name_zh as name_zh, exists (select 1 from car where car.brand_id = brand.id) as has_cars
    from brand where publish_state <> 'archived' order by has_cars desc, (publish_state = 'published') desc, sort_order, id limit 1`)
  const [found] = rows
  if (found === undefined) return { brand: locale === 'zh' ? '比亚迪 BYD' : 'BYD', fits: null }
  const brand = locale === 'zh' && found.name_zh !== null ? `${found.name_zh} ${found.name}` : found.name
  return { brand, fits: found.has_cars ? `${found.sign}/*` : null }
}
