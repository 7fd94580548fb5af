import { eq } from 'drizzle-orm'
import type { QuotationSnapshot } from '#contract/quotation-values.ts'
import { enquiry, quotation, quotationVersion } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { isMailAddress } from '#core/domain/enquiry/index.ts'
import { quotationCodes } from './codes.ts'
import { dayOf } from './day.ts'
import { offerState } from './offer-state.ts'

/** A mail to a buyer ready to be worded. */
export type PreparedQuotationMail = { enquiryId: number; address: string; code: string; snapshot: QuotationSnapshot }

/** What the mail of a version says; null where the buyer need not have it any more (answered, superseded, taken back), or cannot. For the outbox only. */
export async function prepareQuotationMail({ ctx, input }: { ctx: Ctx; input: { versionId: number } }): Promise<PreparedQuotationMail | null> {
  const [row] = await ctx.db
    .select({ version: quotationVersion, whole: quotation, mail: enquiry.mail })
    .from(quotationVersion)
    .innerJoin(quotation, eq(quotation.id, quotationVersion.quotationId))
    .innerJoin(enquiry, eq(enquiry.id, quotation.enquiryId))
    .where(eq(quotationVersion.id, input.versionId))
  if (row === undefined || !isMailAddress(row.mail)) return null
  const { version, whole, mail } = row
  if (offerState(version, whole, dayOf(ctx.ports.clock.now())) !== 'open') return null
  return {
    enquiryId: whole.enquiryId,
    address: mail,
    code: quotationCodes.codeOf(await quotationCodes.ensureKey(ctx), version.mark),
    snapshot: version.snapshot,
  }
}
