import { and, eq, exists, gt, inArray, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { SQL } from 'drizzle-orm'
import { AD_CONSENT_DAYS } from '#contract/ad-event-values.ts'
import type { Tx } from '#core/db/client.ts'
import { adEvent } from '#core/db/schema/index.ts'

const DAY_MS = 86_400_000

/** The moment since when something must have been sent, for the consent that came with it to hold at `now` (R23.68). */
export function consentHoldsSince(now: Date): Date {
  return new Date(now.getTime() - AD_CONSENT_DAYS * DAY_MS)
}

/** Of a row of `ad_event`: what carries the consent is still there, neither taken back nor too old. */
export function consentHolds(db: Tx, now: Date): SQL {
  const first = alias(adEvent, 'first')
  return exists(
    db
      .select({ id: first.id })
      .from(first)
      .where(
        and(
          inArray(first.kind, ['lead', 'dealer']),
          or(eq(first.enquiryId, adEvent.enquiryId), eq(first.dealerApplicationId, adEvent.dealerApplicationId)),
          gt(first.createdAt, consentHoldsSince(now)),
        ),
      ),
  )
}
