import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { answerQuotationInputSchema, type AnswerQuotationInput } from '#contract/quotation.ts'
import { readInput } from '#contract/read-input.ts'
import type { Tx } from '#core/db/client.ts'
import { enquiry, quotation, quotationVersion } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { startedClock } from '#core/domain/reply-clock/index.ts'
import { tellOwner } from '#core/domain/staff-notice/index.ts'
import { dayOf } from './day.ts'
import { noteEvent } from './note-event.ts'
import { offerState } from './offer-state.ts'
import { lockOwnVersion, readOwnVersion } from './own-version.ts'
import { takeStep } from './take-step.ts'

/**
 * The buyer's answer to an offer, by the code of their link. The same answer once more changes nothing. Staff are told by the outbox; a
 * lead whose offer is accepted is quoted, also one that was lost. Errors:
 * `not_found`; `validation_failed`; `conflict` where the offer is not open any more: lapsed, superseded, taken back or answered otherwise.
 */
export async function answerOffer({ ctx, input }: { ctx: Ctx; input: AnswerQuotationInput }): Promise<void> {
  const given = readInput(answerQuotationInputSchema, input)
  const own = await readOwnVersion(ctx, given.code)
  const now = ctx.ports.clock.now()
  const clock = await startedClock(ctx)
  await ctx.db.transaction(async (tx) => {
    const { version, whole } = await lockOwnVersion(tx, own)
    const state = offerState(version, whole, dayOf(now))
    if (state === (given.answer === 'accept' ? 'accepted' : 'declined')) return
    if (state !== 'open' || version.revision !== given.revision) throw new AppError('conflict')
    const detail = { number: whole.number, revision: version.revision }
    if (given.answer === 'accept') {
      await tx.update(quotationVersion).set({ acceptedAt: now, acceptedBy: given.name }).where(eq(quotationVersion.id, version.id))
      // What was changed of the draft since was never offered: staff see from now on what the buyer has accepted.
      const { terms, total_cents: totalCents } = version.snapshot
      const accepted = { draft: terms, totalCents, validUntil: terms.valid_until, version: whole.version + 1, issuedVersion: whole.version + 1 }
      await tx
        .update(quotation)
        .set({ ...accepted, state: 'accepted', updatedAt: now })
        .where(eq(quotation.id, whole.id))
      await noteEvent(tx, ctx, { enquiryId: whole.enquiryId, kind: 'quotation_accepted', detail: { ...detail, name: given.name } })
    } else {
      const declined = { declinedAt: now, declineReason: given.reason, declineMessage: given.message === '' ? null : given.message }
      await tx.update(quotationVersion).set(declined).where(eq(quotationVersion.id, version.id))
      await tx.update(quotation).set({ state: 'declined', updatedAt: now }).where(eq(quotation.id, whole.id))
      await noteEvent(tx, ctx, { enquiryId: whole.enquiryId, kind: 'quotation_declined', detail: { ...detail, reason: given.reason } })
    }
    const lead = await lockLead(tx, whole.enquiryId)
    if (given.answer === 'accept') await takeStep(tx, ctx, { cause: 'quotation_accepted', enquiryId: whole.enquiryId, lead, staffId: null })
    // Whoever answers an offer waits for what comes next.
    await tx
      .update(enquiry)
      .set(clock)
      .where(and(eq(enquiry.id, whole.enquiryId), isNull(enquiry.awaitingSince)))
    const about = given.answer === 'accept' ? 'accepted' : 'declined'
    await ctx.ports.jobs.send(tx, 'quotation-notice', { quotationId: whole.id, about, mark: version.revision })
    await tellOwner(tx, ctx, { kind: 'quotation_answered', enquiryId: whole.enquiryId, ownerId: lead.ownerId })
  })
}

async function lockLead(tx: Tx, id: number) {
  const [lead] = await tx
    .select({ ownerId: enquiry.ownerId, status: enquiry.status, isQuarantined: enquiry.isQuarantined })
    .from(enquiry)
    .where(eq(enquiry.id, id))
    .for('update')
  if (lead === undefined) throw new AppError('not_found')
  return lead
}
