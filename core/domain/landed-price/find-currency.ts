import { arrayContains, asc } from 'drizzle-orm'
import { currency } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'

/** A country's currency for a second price beside the US dollars that count: so many units for one dollar, and the day (ISO) of that rate. */
export type SecondCurrency = { code: string; usdRate: number; asOf: string }

/** The currency of a country (ISO 3166-1); null where none is known, or it is the US dollar (R22.11). */
export async function findCurrency({ ctx, input }: { ctx: Ctx; input: { country: string } }): Promise<SecondCurrency | null> {
  const { country } = input
  return keep(ctx, { key: `currency ${country}`, make: loadCurrency, sizeOf: () => 200 }, country)
}

async function loadCurrency({ db, reads }: Ctx, country: string): Promise<SecondCurrency | null> {
  reads('landed_price')
  const [row] = await db
    .select({ code: currency.code, usdRate: currency.usdRate, asOf: currency.asOf })
    .from(currency)
    .where(arrayContains(currency.countries, [country]))
    .orderBy(asc(currency.code))
    .limit(1)
  return row === undefined || row.code === 'USD' ? null : { ...row, usdRate: Number(row.usdRate) }
}
