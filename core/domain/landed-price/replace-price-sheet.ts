import type { PriceSheetReport } from '#contract/landed-price-sheet.ts'
import type { PriceSheet } from '#contract/landed-price-values.ts'
import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { Tx } from '#core/db/client.ts'
import { notifyContent } from '#core/db/notify.ts'
import { port, priceSheetVersion } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { MOST_ISSUES } from './sheets/read-sheet.ts'
import { SHEETS, type NamedPort } from './sheets/sheets.ts'

/** Kept of each sheet, so that it can be put back. */
export const MOST_VERSIONS = 20

export type ReplacePriceSheetInput = {
  sheet: PriceSheet
  /** CSV in UTF-8 with the columns of its row schema (`sheets/`). */
  bytes: Uint8Array
  fileName: string
  /** True: tells what is wrong and writes nothing. */
  isDryRun?: boolean
  /** True: the rows are marked as sample data. */
  isSample?: boolean
}

/**
 * Puts a sheet of prices or rules in the place of what was there, whole: a faulty row keeps all of it out, so that no country is priced by half
 * a sheet (R22.7). Permission `content.write`. Errors: `forbidden`. What is wrong stands in the report.
 */
export async function replacePriceSheet({ ctx, input }: { ctx: Ctx; input: ReplacePriceSheetInput }): Promise<PriceSheetReport> {
  requirePermission(ctx, 'content.write')
  const { sheet, fileName, isDryRun = false, isSample = false } = input
  const { rows, issues: faults, ports, write } = SHEETS[sheet].open(input.bytes)
  const issues = [...faults, ...(await unknownPorts(ctx, ports))].toSorted((a, b) => a.row - b.row).slice(0, MOST_ISSUES)
  const isWritten = issues.length === 0 && !isDryRun
  if (isWritten)
    await ctx.db.transaction(async (tx) => {
      await write(tx, { isSample })
      await keepVersion(tx, { ctx, sheet, fileName, rows, isSample, content: Buffer.from(input.bytes).toString('utf8') })
      await notifyContent(tx, ['landed_price'])
      await writeAudit(tx, {
        ctx,
        action: 'landed_price.replaced',
        subjectKind: 'price_sheet',
        subjectId: null,
        detail: { sheet, file: fileName, rows, isSample },
      })
    })
  return { sheet, rows, is_written: isWritten, issues }
}

/** Ports that nobody has entered: no visitor could choose them, and a slip would leave a port without its rate. */
async function unknownPorts({ db }: Ctx, named: readonly NamedPort[]): Promise<PriceSheetReport['issues']> {
  if (named.length === 0) return []
  const rows = await db.select({ name: port.portName, country: port.countryIso2 }).from(port)
  const known = new Set(rows.map(({ name, country }) => `${country} ${name}`))
  return named.filter((each) => !known.has(`${each.country} ${each.port}`)).map(({ row, column }) => ({ row, column, key: 'unknown_port' as const }))
}

type Version = { ctx: Ctx; sheet: PriceSheet; fileName: string; rows: number; isSample: boolean; content: string }

/** Keeps the sheet word for word, and of each sheet the last of them. */
async function keepVersion(tx: Tx, { ctx, ...version }: Version): Promise<void> {
  const { actor, ports } = ctx
  await tx.insert(priceSheetVersion).values({ ...version, staffId: actor.kind === 'staff' ? actor.staffId : null, createdAt: ports.clock.now() })
  const own = eq(priceSheetVersion.sheet, version.sheet)
  const kept = tx.select({ id: priceSheetVersion.id }).from(priceSheetVersion).where(own).orderBy(desc(priceSheetVersion.id)).limit(MOST_VERSIONS)
  await tx.delete(priceSheetVersion).where(and(own, notInArray(priceSheetVersion.id, kept)))
}

/** True where nobody has filled a sheet yet. */
export async function isPriceSheetEmpty({ ctx, input }: { ctx: Ctx; input: { sheet: PriceSheet } }): Promise<boolean> {
  return (await ctx.db.$count(SHEETS[input.sheet].table)) === 0
}
