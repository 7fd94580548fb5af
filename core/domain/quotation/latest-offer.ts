import { desc, eq } from 'drizzle-orm'
import { quotation, quotationVersion } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import type { Locale } from '#i18n/locales.ts'
import { quotationCodes } from './codes.ts'
import { dayOf } from './day.ts'
import { offerState } from './offer-state.ts'

/** An offer as its buyer has it: the language of its document, its last day (UTC), and the path of its page. */
export type LatestOffer = { locale: Locale; validUntil: string; path: string }

/**
 * The newest version that went out on a lead, where its buyer can still take it or has taken it; null where there is none, or where it lapsed,
 * was declined or taken back. The caller has checked the permission.
 */
export async function readLatestOffer(ctx: Ctx, enquiryId: number): Promise<LatestOffer | null> {
  const [newest] = await ctx.db
    .select({ version: quotationVersion, whole: quotation })
    .from(quotationVersion)
    .innerJoin(quotation, eq(quotation.id, quotationVersion.quotationId))
    .where(eq(quotation.enquiryId, enquiryId))
    .orderBy(desc(quotationVersion.issuedAt), desc(quotationVersion.id))
    .limit(1)
  if (newest === undefined) return null
  const { version, whole } = newest
  const state = offerState(version, whole, dayOf(ctx.ports.clock.now()))
  if (state !== 'open' && state !== 'accepted') return null
  const code = quotationCodes.codeOf(await quotationCodes.readKey(ctx), version.mark)
  return { locale: version.snapshot.terms.locale, validUntil: version.validUntil, path: `/quotation/${code}` }
}
