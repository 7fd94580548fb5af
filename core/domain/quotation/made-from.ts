import { and, asc, eq, ne } from 'drizzle-orm'
import type { QuotationDetail } from '#contract/quotation.ts'
import type { QuotationTerms } from '#contract/quotation-values.ts'
import type { Tx } from '#core/db/client.ts'
import { quotation, quotationVersion } from '#core/db/schema/index.ts'

/** The offer and version that a pro-forma was begun with; null where it was not. */
export async function readMadeFrom(db: Tx, versionId: number | null): Promise<QuotationDetail['made_from']> {
  if (versionId === null) return null
  const [row] = await db
    .select({ id: quotation.id, number: quotation.number, revision: quotationVersion.revision })
    .from(quotationVersion)
    .innerJoin(quotation, eq(quotation.id, quotationVersion.quotationId))
    .where(eq(quotationVersion.id, versionId))
  return row ?? null
}

/** The pro-forma that was begun with a version of this offer and stands; null where there is none. */
export async function readMadeInto(db: Tx, quotationId: number): Promise<QuotationDetail['made_into']> {
  const [row] = await db
    .select({ id: quotation.id, number: quotation.number })
    .from(quotation)
    .innerJoin(quotationVersion, eq(quotationVersion.id, quotation.madeFromId))
    .where(and(eq(quotationVersion.quotationId, quotationId), ne(quotation.state, 'withdrawn')))
    .orderBy(asc(quotation.id))
    .limit(1)
  return row ?? null
}

/** Whether two offers cost the same, line by line and in everything that is added or taken off. */
export function haveSameAmounts(one: QuotationTerms, other: QuotationTerms): boolean {
  return JSON.stringify(amountsOf(one)) === JSON.stringify(amountsOf(other))
}

function amountsOf({ lines, basis, discount_cents, freight_cents, insurance_cents, inspection_cents }: QuotationTerms) {
  const priced = lines.map(({ kind, sign, quantity, unit_cents, list_cents }) => [kind, sign, quantity, unit_cents, list_cents])
  return [priced, basis, discount_cents, freight_cents, insurance_cents, inspection_cents]
}
