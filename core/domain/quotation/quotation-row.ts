import { desc, eq, sql, type SQL } from 'drizzle-orm'
import type { QuotationRow } from '#contract/quotation.ts'
import type { Tx } from '#core/db/client.ts'
import { country, enquiry, quotation, staff } from '#core/db/schema/index.ts'
import { viewState } from './offer-state.ts'

/** Last day of the latest version; null before the first. Written out, because a statement over one table loses the names of tables in its columns. */
export const ISSUED_UNTIL = sql<string | null>`(select v.valid_until from quotation_version v
  where v.quotation_id = "quotation"."id" and v.revision = "quotation"."revision")`

const COLUMNS = {
  id: quotation.id,
  number: quotation.number,
  state: quotation.state,
  draft: quotation.draft,
  revision: quotation.revision,
  totalCents: quotation.totalCents,
  validUntil: quotation.validUntil,
  issuedUntil: ISSUED_UNTIL,
  enquiryId: enquiry.id,
  reference: enquiry.reference,
  iso2: country.iso2,
  staffId: staff.id,
  staffName: staff.name,
  updatedAt: quotation.updatedAt,
}

/** Lines of the list that meet `where`, those that were worked on last first. */
export async function selectRows(
  db: Tx,
  where: SQL | undefined,
  { today, limit, offset }: { today: string; limit: number; offset: number },
): Promise<QuotationRow[]> {
  const rows = await db
    .select(COLUMNS)
    .from(quotation)
    .innerJoin(enquiry, eq(enquiry.id, quotation.enquiryId))
    .leftJoin(country, eq(country.id, enquiry.countryId))
    .leftJoin(staff, eq(staff.id, quotation.staffId))
    .where(where)
    .orderBy(desc(quotation.updatedAt), desc(quotation.id))
    .limit(limit)
    .offset(offset)
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    document: row.draft.document,
    state: viewState(row.state, row.issuedUntil, today),
    revision: row.revision,
    total_cents: row.totalCents,
    valid_until: row.validUntil,
    buyer: row.draft.buyer_company || row.draft.buyer_name,
    country_iso2: row.iso2,
    enquiry: { id: row.enquiryId, reference: row.reference },
    owner: row.staffId === null ? null : { id: row.staffId, name: row.staffName ?? '' },
    updated_at: row.updatedAt.toISOString(),
  }))
}
