import { eq } from 'drizzle-orm'
import type { QuotationTerms } from '#contract/quotation-values.ts'
import type { Tx } from '#core/db/client.ts'
import { country, countryName, enquiry } from '#core/db/schema/index.ts'

/** The country of the buyer of a lead, which its costs of the way hang on; null where it is not known. */
export async function readBuyersCountry(db: Tx, enquiryId: number): Promise<string | null> {
  const [row] = await db.select({ iso2: country.iso2 }).from(enquiry).leftJoin(country, eq(country.id, enquiry.countryId)).where(eq(enquiry.id, enquiryId))
  return row?.iso2 ?? null
}

/**
 * The address of a buyer, of whom no more is known than their country: in the language of the document, also when that changes. Any other address stays
 * as it was written.
 */
export async function readCountryAddress(
  db: Tx,
  { iso2, before, value }: { iso2: string | null; before: QuotationTerms; value: QuotationTerms },
): Promise<string> {
  if (iso2 === null || value.locale === before.locale || value.buyer_address !== before.buyer_address) return value.buyer_address
  const rows = await db
    .select({ locale: countryName.locale, name: countryName.name })
    .from(countryName)
    .innerJoin(country, eq(country.id, countryName.countryId))
    .where(eq(country.iso2, iso2))
  const isCountry = rows.some(({ name }) => name === value.buyer_address)
  return (isCountry ? rows.find(({ locale }) => locale === value.locale)?.name : undefined) ?? value.buyer_address
}
