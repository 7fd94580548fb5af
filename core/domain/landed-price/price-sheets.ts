import { and, count, desc, eq, getTableColumns, lt, lte, min, gte, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { PriceSheetReport, PriceSheets, PriceSheetState } from '#contract/landed-price-sheet.ts'
import { PRICE_SHEETS, type PriceSheet } from '#contract/landed-price-values.ts'
import { freightRate, priceSheetVersion, staff } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { readAtMost } from '#core/domain/upload/index.ts'
import { listDestinations } from './list-destinations.ts'
import { MOST_VERSIONS, replacePriceSheet } from './replace-price-sheet.ts'
import { SHEETS } from './sheets/sheets.ts'

const MOST_BYTES = 8 * 1024 * 1024
const DAY_MS = 86_400_000
/** Staff are told so long before a freight rate lapses. */
const NOTICE_DAYS = 30

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
  const dayIn = (days: number) => new Date(ports.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)
  const today = dayIn(0)
  const isHeld = gte(freightRate.validTo, today)
  const [lapsed, lapsing, next] = await Promise.all([
    db.select({ value: count() }).from(freightRate).where(lt(freightRate.validTo, today)),
    db
      .select({ value: count() })
      .from(freightRate)
      .where(and(isHeld, lte(freightRate.validTo, dayIn(NOTICE_DAYS)))),
    db
      .select({ value: min(freightRate.validTo) })
      .from(freightRate)
      .where(isHeld),
  ])
  return { lapsed: lapsed[0]?.value ?? 0, lapsing: lapsing[0]?.value ?? 0, next_lapse: next[0]?.value ?? null }
}

type SentSheet = { sheet: PriceSheet; mode: 'check' | 'take'; sample: 'yes' | 'no'; source: AsyncIterable<Uint8Array>; fileName: string }

/** Reads a sheet that staff send, at most 8 MB; `check` only tells what is wrong. Permission `content.write`. Errors: `payload_too_large`. */
export async function receivePriceSheet({ ctx, input }: { ctx: Ctx; input: SentSheet }): Promise<PriceSheetReport> {
  requirePermission(ctx, 'content.write')
  const bytes = await readAtMost(input.source, MOST_BYTES)
  const { sheet, mode, sample, fileName } = input
  return replacePriceSheet({ ctx, input: { sheet, bytes, fileName, isDryRun: mode === 'check', isSample: sample === 'yes' } })
}

/** A sheet word for word as it was taken in. Permission `content.read`. Errors: `not_found`. */
export async function readPriceSheetVersion({ ctx, input }: { ctx: Ctx; input: { sheet: PriceSheet; id: number } }) {
  requirePermission(ctx, 'content.read')
  const [version] = await ctx.db
    .select()
    .from(priceSheetVersion)
    .where(and(eq(priceSheetVersion.sheet, input.sheet), eq(priceSheetVersion.id, input.id)))
  if (version === undefined) throw new AppError('not_found')
  return version
}

/** Puts an earlier sheet in force again, as a new version. Permission `content.write`. Errors: `not_found`. */
export async function restorePriceSheet({ ctx, input }: { ctx: Ctx; input: { sheet: PriceSheet; id: number } }): Promise<PriceSheetReport> {
  requirePermission(ctx, 'content.write')
  const { sheet, fileName, content, isSample } = await readPriceSheetVersion({ ctx, input })
  return replacePriceSheet({ ctx, input: { sheet, bytes: Buffer.from(content), fileName, isSample } })
}
