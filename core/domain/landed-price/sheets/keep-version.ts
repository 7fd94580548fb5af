import { and, desc, eq, notInArray } from 'drizzle-orm'
import { stringify } from 'csv-stringify/sync'
import { SHEET_COLUMNS } from '#contract/price-sheet-values.ts'
import type { PriceSheet } from '#contract/landed-price-values.ts'
import type { Tx } from '#core/db/client.ts'
import { priceSheetVersion } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readStored } from './compare-sheet.ts'

/** Kept of each sheet, so that it can be put back. */
export const MOST_VERSIONS = 20

type Version = { ctx: Ctx; sheet: PriceSheet; fileName: string; rows: number; isSample: boolean; content: string }

/** Keeps a sheet word for word, and of each sheet the last of them. */
export async function keepVersion(tx: Tx, { ctx, ...version }: Version): Promise<void> {
  const { actor, ports } = ctx
  await tx.insert(priceSheetVersion).values({ ...version, staffId: actor.kind === 'staff' ? actor.staffId : null, createdAt: ports.clock.now() })
  const own = eq(priceSheetVersion.sheet, version.sheet)
  const kept = tx.select({ id: priceSheetVersion.id }).from(priceSheetVersion).where(own).orderBy(desc(priceSheetVersion.id)).limit(MOST_VERSIONS)
  await tx.delete(priceSheetVersion).where(and(own, notInArray(priceSheetVersion.id, kept)))
}

/** Keeps the sheet as its rows now stand. Single rows that are edited on one day share a version, so that they do not push out the earlier files. */
export async function keepEdited(tx: Tx, ctx: Ctx, sheet: PriceSheet): Promise<void> {
  const stored = await readStored(tx, sheet)
  const fileName = editedName(sheet)
  const own = eq(priceSheetVersion.sheet, sheet)
  const [last] = await tx.select().from(priceSheetVersion).where(own).orderBy(desc(priceSheetVersion.id)).limit(1)
  const today = dayOf(ctx.ports.clock.now())
  if (last !== undefined && last.fileName === fileName && dayOf(last.createdAt) === today)
    await tx.delete(priceSheetVersion).where(eq(priceSheetVersion.id, last.id))
  const content = stringify(
    stored.map(({ cells }) => cells),
    { header: true, columns: Object.keys(SHEET_COLUMNS[sheet]) },
  )
  await keepVersion(tx, { ctx, sheet, fileName, rows: stored.length, isSample: stored.some(({ isSample }) => isSample), content })
}

/** What the versions are called that single edits leave. */
export function editedName(sheet: PriceSheet): string {
  return `${sheet}-edited.csv`
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 'YYYY-MM-DD'.length)
}
