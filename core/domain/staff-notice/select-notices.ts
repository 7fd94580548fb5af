import { eq, type SQL } from 'drizzle-orm'
import type { StaffNotice } from '#contract/staff-notice.ts'
import type { Tx } from '#core/db/client.ts'
import { country, enquiry, quotation, staff, staffNotice } from '#core/db/schema/index.ts'

type Page = { where: SQL | undefined; orderBy: SQL; limit: number }

/** Notices with whose lead each is about, and who was told. */
export async function selectNotices(db: Tx, { where, orderBy, limit }: Page): Promise<{ staffId: number; notice: StaffNotice }[]> {
  const rows = await db
    .select({
      id: staffNotice.id,
      staffId: staffNotice.staffId,
      kind: staffNotice.kind,
      leads: staffNotice.leads,
      quotationId: quotation.id,
      quotationNumber: quotation.number,
      createdAt: staffNotice.createdAt,
      seenAt: staffNotice.seenAt,
      enquiryId: enquiry.id,
      reference: enquiry.reference,
      name: enquiry.name,
      countryIso2: country.iso2,
      countryName: enquiry.countryName,
    })
    .from(staffNotice)
    .innerJoin(staff, eq(staff.id, staffNotice.staffId))
    .innerJoin(enquiry, eq(enquiry.id, staffNotice.enquiryId))
    .leftJoin(quotation, eq(quotation.id, staffNotice.quotationId))
    .leftJoin(country, eq(country.id, enquiry.countryId))
    .where(where)
    .orderBy(orderBy)
    .limit(limit)
  return rows.map((row) => ({
    staffId: row.staffId,
    notice: {
      id: row.id,
      kind: row.kind,
      leads: row.leads,
      quotation: row.quotationId === null ? null : { id: row.quotationId, number: row.quotationNumber ?? '' },
      created_at: row.createdAt.toISOString(),
      seen_at: row.seenAt?.toISOString() ?? null,
      enquiry: { id: row.enquiryId, reference: row.reference, name: row.name, country_iso2: row.countryIso2, country_name: row.countryName },
    },
  }))
}
