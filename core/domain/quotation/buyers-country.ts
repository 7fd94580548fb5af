import { eq } from 'drizzle-orm'
import type { Tx } from '#core/db/client.ts'
import { country, enquiry } from '#core/db/schema/index.ts'

/** The country of the buyer of a lead, which its costs of the way hang on; null where it is not known. */
export async function readBuyersCountry(db: Tx, enquiryId: number): Promise<string | null> {
  const [row] = await db.select({ iso2: country.iso2 }).from(enquiry).leftJoin(country, eq(country.id, enquiry.countryId)).where(eq(enquiry.id, enquiryId))
  return row?.iso2 ?? null
}
