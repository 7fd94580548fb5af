import { eq } from 'drizzle-orm'
import type { EnquiryTouch } from '#contract/staff-enquiry.ts'
import type { Tx } from '#core/db/client.ts'
import { enquiryAttribution } from '#core/db/schema/index.ts'

/** First and last touch of an enquiry, null where none was sent (R18.1). */
export async function readTouches(db: Tx, enquiryId: number): Promise<{ first: EnquiryTouch | null; last: EnquiryTouch | null }> {
  const rows = await db
    .select({
      touch: enquiryAttribution.touch,
      utm_source: enquiryAttribution.utmSource,
      utm_medium: enquiryAttribution.utmMedium,
      utm_campaign: enquiryAttribution.utmCampaign,
      utm_term: enquiryAttribution.utmTerm,
      utm_content: enquiryAttribution.utmContent,
      gclid: enquiryAttribution.gclid,
      wbraid: enquiryAttribution.wbraid,
      gbraid: enquiryAttribution.gbraid,
      fbclid: enquiryAttribution.fbclid,
      referrer: enquiryAttribution.referrer,
      landing_page: enquiryAttribution.landingPage,
      locale: enquiryAttribution.locale,
      device: enquiryAttribution.device,
      touchedAt: enquiryAttribution.touchedAt,
    })
    .from(enquiryAttribution)
    .where(eq(enquiryAttribution.enquiryId, enquiryId))
  const find = (touch: string): EnquiryTouch | null => {
    const row = rows.find((entry) => entry.touch === touch)
    if (row === undefined) return null
    const { touch: _touch, touchedAt, ...values } = row
    return { ...values, touched_at: touchedAt?.toISOString() ?? null }
  }
  return { first: find('first'), last: find('last') }
}
