import type { EnquiryDetail, EnquiryIdInput } from '#contract/staff-enquiry.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { clockSince, readClockRules } from '#core/domain/reply-clock/index.ts'
import { giveByRules } from '#core/domain/routing/index.ts'
import { changeEnquiry } from './change-enquiry.ts'
import { prepareKnownLeadRouting } from './lead-routing.ts'
import { sendJobs } from './write-enquiry.ts'

/**
 * Lets an enquiry out of quarantine: it joins the list, and the mails it was denied are sent now. Permission `enquiry.write`.
 * An enquiry that is not in quarantine stays as it is. Throws `not_found`.
 */
export async function releaseEnquiry({ ctx, input }: { ctx: Ctx; input: EnquiryIdInput }): Promise<EnquiryDetail> {
  const staffId = requirePermission(ctx, 'enquiry.write')
  const given = await prepareRelease(ctx, input.id)
  return changeEnquiry({
    ctx,
    id: input.id,
    staffId,
    decide: async (found, tx) => {
      if (!found.isQuarantined) return null
      const now = ctx.ports.clock.now()
      const ownerId =
        given.routing !== null && found.ownerId === null ? (await giveByRules(tx, { enquiryId: found.id, given: given.routing, now })).ownerId : found.ownerId
      await sendJobs(tx, ctx, { enquiryId: found.id, ownerId, isAcknowledged: !found.spamReasons.includes('mail_unreadable') })
      const status = found.status === 'spam' ? 'new' : found.status
      const detail = { from: 'quarantine', to: status }
      return {
        // It was received when it came, whoever has held it up since.
        set: { isQuarantined: false, status, ...(found.firstResponseAt === null ? clockSince(given.rules, found.createdAt) : {}) },
        events: [{ kind: 'status_changed', detail }],
        audit: { action: 'enquiry.released', detail },
        isAnswer: false,
      }
    },
  })
}

/** What clock and owner of a released lead go by; read before it is held. Throws `not_found`. */
async function prepareRelease(ctx: Ctx, id: number) {
  return { routing: await prepareKnownLeadRouting(ctx, id), rules: await readClockRules(ctx) }
}
