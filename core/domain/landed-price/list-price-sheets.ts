import { desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { PriceSheets, PriceSheetState } from '#contract/landed-price-sheet.ts'
import { PRICE_SHEETS, type PriceSheet } from '#contract/landed-price-values.ts'
import { priceSheetVersion, staff } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { laneEnds } from './lane-ends.ts'
import { listDestinations } from './list-destinations.ts'
import { readStored } from './sheets/compare-sheet.ts'
import { MOST_VERSIONS } from './sheets/keep-version.ts'
import { SHEETS } from './sheets/sheets.ts'

/** The sheets as they stand, with what has lapsed or soon will, and who replaced them when (R22.15). Permission `content.read`. */
export async function listPriceSheets({ ctx }: { ctx: Ctx }): Promise<PriceSheets> {
  requirePermission(ctx, 'content.read')
  const [list, destinations] = await Promise.all([Promise.all(PRICE_SHEETS.map((sheet) => stateOf(ctx, sheet))), listDestinations({ ctx })])
  return { list, destinations }
}

async function stateOf(ctx: Ctx, sheet: PriceSheet): Promise<PriceSheetState> {
  const { db } = ctx
  const { table } = SHEETS[sheet]
  const [rows, samples, versions, validity] = await Promise.all([
    db.$count(table),
    db.$count(table, sql`is_sample`),
    listVersions(ctx, sheet),
    sheet === 'freight' ? readValidity(ctx) : { lapsed: 0, lapsing: 0, next_lapse: null },
  ])
  return { sheet, rows, is_sample: samples > 0, ...validity, versions }
}

async function listVersions({ db }: Ctx, sheet: PriceSheet): Promise<PriceSheetState['versions']> {
  const { id, createdAt, fileName, rows, isSample } = getTableColumns(priceSheetVersion)
  const found = await db
    .select({ id, at: createdAt, staff_name: staff.name, file_name: fileName, rows, is_sample: isSample })
    .from(priceSheetVersion)
    .leftJoin(staff, eq(staff.id, priceSheetVersion.staffId))
    .where(eq(priceSheetVersion.sheet, sheet))
    .orderBy(desc(priceSheetVersion.id))
    .limit(MOST_VERSIONS)
  return found.map((version) => ({ ...version, at: version.at.toISOString() }))
}

async function readValidity({ db, ports }: Ctx): Promise<Pick<PriceSheetState, 'lapsed' | 'lapsing' | 'next_lapse'>> {
  const today = ports.clock.now().toISOString().slice(0, 'YYYY-MM-DD'.length)
  const ends = laneEnds(await readStored(db, 'freight'), today)
  const count = (wanted: 'lapsed' | 'lapsing') => ends.filter(({ state }) => state === wanted).length
  const [next] = ends.flatMap(({ until, state }) => (state === 'lapsed' ? [] : [until])).toSorted()
  return { lapsed: count('lapsed'), lapsing: count('lapsing'), next_lapse: next ?? null }
}
