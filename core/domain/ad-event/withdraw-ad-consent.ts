import { eq, inArray } from 'drizzle-orm'
import type { WithdrawAdConsentInput } from '#contract/enquiry.ts'
import { adEvent } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'

/**
 * A visitor takes back that advertisers may hear of what they sent from this browser (GDPR Article 7(3)): nothing more is told, and that it
 * could have been is forgotten. The browser's number is known to nobody else; one that is not known changes nothing.
 */
export async function withdrawAdConsent({ ctx, input }: { ctx: Ctx; input: WithdrawAdConsentInput }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const gone = await tx.delete(adEvent).where(eq(adEvent.clientId, input.client_id)).returning({ enquiryId: adEvent.enquiryId })
    const leads = gone.flatMap(({ enquiryId }) => (enquiryId === null ? [] : [enquiryId]))
    // A state that was being noted meanwhile: the first statement has waited for it, and did not see it yet.
    if (leads.length > 0) await tx.delete(adEvent).where(inArray(adEvent.enquiryId, leads))
  })
}
