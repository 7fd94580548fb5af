import { ENQUIRY_LIMITS, type Touch } from '#contract/enquiry.ts'
import { withoutSecret } from '#contract/secret-path.ts'
import type { enquiryAttribution } from '#core/db/schema/index.ts'
import { cleanLine } from '#core/domain/text/index.ts'

type AttributionRow = typeof enquiryAttribution.$inferInsert

/** First and last touch as rows (R18.1); a touch that says nothing gives none. */
export function attributionRows(input: { enquiryId: number; first: Touch | null; last: Touch | null; now: Date }): AttributionRow[] {
  const rows = [
    { touch: 'first', values: readTouch(input.first, input.now) },
    { touch: 'last', values: readTouch(input.last, input.now) },
  ] as const
  return rows.flatMap(({ touch, values }) => (values === null ? [] : [{ enquiryId: input.enquiryId, touch, ...values }]))
}

/** A touch in columns, cleaned; null where it says nothing. */
export function readTouch(touch: Touch | null, now: Date): Omit<AttributionRow, 'enquiryId' | 'touch'> | null {
  if (touch === null) return null
  const line = (key: keyof Touch) => cleanLine(touch[key], ENQUIRY_LIMITS.touch) || null
  const values = {
    utmSource: line('utm_source'),
    utmMedium: line('utm_medium'),
    utmCampaign: line('utm_campaign'),
    utmTerm: line('utm_term'),
    utmContent: line('utm_content'),
    gclid: line('gclid'),
    wbraid: line('wbraid'),
    gbraid: line('gbraid'),
    fbclid: line('fbclid'),
    referrer: line('referrer'),
    landingPage: withoutSecret(line('landing_page') ?? '') || null,
    locale: line('locale'),
    device: line('device'),
    touchedAt: readMoment(touch.touched_at, now),
  }
  return Object.values(values).some((value) => value !== null) ? values : null
}

// The browser's clock may be wrong: a moment outside of the last year or ahead of us is worth nothing.
function readMoment(value: unknown, now: Date): Date | null {
  const moment = new Date(cleanLine(value, 40))
  const age = now.getTime() - moment.getTime()
  return age > -3600_000 && age < 366 * 24 * 3600_000 ? moment : null
}
