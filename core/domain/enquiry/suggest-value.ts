import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { EnquiryDetail, EnquiryItem } from '#contract/staff-enquiry.ts'
import type { Tx } from '#core/db/client.ts'
import { enquiry, quotation } from '#core/db/schema/index.ts'

type Asked = { id: number; quantity: number | null; items: readonly EnquiryItem[] }

/**
 * What a sale may come to, in US cents: by the newest quotation that was not taken back, else by today's FOB prices of what is asked for. Null where
 * there is neither, or something that is asked for has no price.
 */
export async function suggestValue(db: Tx, asked: Asked): Promise<EnquiryDetail['suggested_value']> {
  const [offer] = await db
    .select({ cents: quotation.totalCents })
    .from(quotation)
    .where(and(eq(quotation.enquiryId, asked.id), ne(quotation.state, 'withdrawn'), gt(quotation.totalCents, 0)))
    .orderBy(desc(quotation.updatedAt), desc(quotation.id))
    .limit(1)
  if (offer?.cents !== undefined && offer.cents !== null) return { cents: offer.cents, source: 'quotation' }
  const cents = asked.items.length > 0 ? sumOf(asked.items) : await priceOfOne(db, asked)
  return cents === null || cents === 0 ? null : { cents, source: 'prices' }
}

function sumOf(items: readonly EnquiryItem[]): number | null {
  let sum = 0
  for (const { quantity, today } of items) {
    if (today === null || today.fob_price_usd_cents === null) return null
    sum += today.fob_price_usd_cents * quantity
  }
  return sum
}

const PRICE = sql<string | null>`coalesce(
  (select c.fob_price_usd_cents from car c where c.id = ${enquiry.carId}),
  (select u.fob_price_usd_cents from used_car u where u.id = ${enquiry.usedCarId}),
  (select f.fob_price_usd_cents from fitting f where f.id = ${enquiry.fittingId}))`

async function priceOfOne(db: Tx, { id, quantity }: Asked): Promise<number | null> {
  const [row] = await db.select({ cents: PRICE }).from(enquiry).where(eq(enquiry.id, id))
  return row === undefined || row.cents === null ? null : Number(row.cents) * (quantity ?? 1)
}
