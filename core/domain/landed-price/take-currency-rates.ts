import { eq, inArray } from 'drizzle-orm'
import { PRICE_ROW_KINDS } from '#contract/price-sheet-values.ts'
import { notifyContent } from '#core/db/notify.ts'
import { currency } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { differenceOf, writeRevisions } from '#core/domain/revision/index.ts'
import { toCells } from './sheets/row-cells.ts'

/** What a feed says: units for one US dollar, the day (ISO) of which they are, and its name. */
type RatesInput = { asOf: string; source: string; perUsd: ReadonlyMap<string, number> }

/** Counts of currencies. `doubtful`: the new rate lies too far from the one in force, which stays. */
export type TakenRates = { changed: number; doubtful: number }

/** A currency that halves or doubles from one day to the next is a fault of the feed before it is news. */
const MOST_CHANGE = 2
/** As the column keeps them: six digits before the point, four behind it. */
const MOST_RATE = 999_999
const DECIMALS = 4

/**
 * Puts the day's rates in the place of older ones, for the currencies that the sheet has; what the sheet alone says (countries, sign) stays.
 * Rates are for the second price alone, no calculation uses them (R22.11). Permission `content.write`.
 */
export async function takeCurrencyRates({ ctx, input }: { ctx: Ctx; input: RatesInput }): Promise<TakenRates> {
  requirePermission(ctx, 'content.write')
  const { asOf, source, perUsd } = input
  return ctx.db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(currency)
      .where(inArray(currency.code, [...perUsd.keys()]))
      .for('update')
    const taken: TakenRates = { changed: 0, doubtful: 0 }
    for (const row of rows) {
      const rate = perUsd.get(row.code) ?? 0
      if (row.code === 'USD' || row.asOf >= asOf) continue
      if (!isLikely(rate, Number(row.usdRate))) {
        taken.doubtful += 1
        continue
      }
      await tx
        .update(currency)
        .set({ usdRate: rate.toFixed(DECIMALS), asOf, source, isSample: false, version: row.version + 1 })
        .where(eq(currency.code, row.code))
      await writeRevisions(tx, { ctx, revised: [revisedBy(row, { usdRate: rate.toFixed(DECIMALS), asOf, source })] })
      taken.changed += 1
    }
    if (taken.changed === 0) return taken
    await notifyContent(tx, ['landed_price'])
    await writeAudit(tx, { ctx, action: 'landed_price.rates_taken', subjectKind: 'price_sheet', subjectId: null, detail: { ...taken, as_of: asOf, source } })
    return taken
  })
}

type Row = typeof currency.$inferSelect

function revisedBy(row: Row, to: Pick<Row, 'usdRate' | 'asOf' | 'source'>) {
  const [before, after] = [toCells('currencies', row), toCells('currencies', { ...row, ...to })]
  return { subjectKind: PRICE_ROW_KINDS.currencies, subjectId: row.id, ...(differenceOf(before, after) ?? { before: {}, after: {} }) }
}

function isLikely(rate: number, before: number): boolean {
  return Number(rate.toFixed(DECIMALS)) > 0 && rate <= MOST_RATE && rate <= before * MOST_CHANGE && rate >= before / MOST_CHANGE
}
