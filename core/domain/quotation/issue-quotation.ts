import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { IssueQuotationInput, QuotationDetail } from '#contract/quotation.ts'
import type { DutyEstimate } from '#contract/quotation-values.ts'
import type { Tx } from '#core/db/client.ts'
import { country, enquiry, quotation, quotationVersion } from '#core/db/schema/index.ts'
import { notifyStaff } from '#core/db/notify.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { isMailAddress } from '#core/domain/enquiry/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { STOPPED } from '#core/domain/reply-clock/index.ts'
import { newMark } from '#core/domain/signed-code/index.ts'
import { createVerifyCode, quotationCodes } from './codes.ts'
import { readBuyersCountry } from './buyers-country.ts'
import { outdatedCosts } from './cost-sources.ts'
import { dayOf } from './day.ts'
import { needsApproval } from './discount-right.ts'
import { lockDraft } from './lock-quotation.ts'
import { readDutyEstimate } from './duty-estimate.ts'
import { makeSnapshot } from './make-snapshot.ts'
import { noteEvent } from './note-event.ts'
import { readQuotation } from './read-quotation.ts'
import { requireComplete } from './require-complete.ts'
import { hashOf } from './snapshot-hash.ts'
import { takeStep } from './take-step.ts'

/**
 * Sends the draft out: a version is frozen with its code, the one before is superseded, and the lead is quoted. The mail with the link goes by
 * the outbox; without it staff hand the link over, which is the one that the buyer has where nothing has changed since. Permission `quotation.write`, above the discount that a salesperson gives alone an approval
 * (`forbidden`). Errors as of `saveQuotation`; `validation_failed` for what is not complete, or where the lead has no address (`mail`).
 */
export async function issueQuotation({ ctx, input }: { ctx: Ctx; input: IssueQuotationInput }): Promise<QuotationDetail> {
  const staffId = requirePermission(ctx, 'quotation.write')
  await quotationCodes.ensureKey(ctx)
  const estimate = await readEstimate(ctx, input.id)
  const now = ctx.ports.clock.now()
  await ctx.db.transaction(async (tx) => {
    const held = await lockDraft(tx, input)
    if (await needsApproval(ctx, held)) throw new AppError('forbidden')
    const outdated = outdatedCosts({ ...held, country: await readBuyersCountry(tx, held.enquiryId) })
    requireComplete(held.draft, { today: dayOf(now), outdated })
    // The buyer's link says just this already.
    if (!input.is_mailed && held.state === 'issued' && held.issuedVersion === held.version) return
    const { reference, mail, ...lead } = await readLead(tx, held.enquiryId)
    if (input.is_mailed && !isMailAddress(mail)) throw new AppError('validation_failed', { issues: [{ path: 'mail', key: 'required' }] })
    const revision = held.revision + 1
    const snapshot = await makeSnapshot(ctx, { number: held.number, revision, reference, terms: held.draft, estimate })
    const [made] = await tx
      .insert(quotationVersion)
      .values({
        quotationId: held.id,
        revision,
        snapshot,
        hash: hashOf(snapshot),
        mark: newMark(),
        verifyCode: createVerifyCode(),
        validUntil: held.draft.valid_until,
        issuedById: staffId,
        issuedAt: now,
        isMailed: input.is_mailed,
      })
      .returning({ id: quotationVersion.id })
    if (made === undefined) throw new Error('insert into quotation_version returned no row')
    await tx.update(quotation).set({ state: 'issued', revision, issuedVersion: held.version, updatedAt: now }).where(eq(quotation.id, held.id))
    await noteEvent(tx, ctx, { enquiryId: held.enquiryId, kind: 'quotation_issued', staffId, detail: { number: held.number, revision } })
    await markAnswered(tx, { enquiryId: held.enquiryId, firstResponseAt: lead.firstResponseAt, now })
    await takeStep(tx, ctx, { cause: 'quotation_issued', enquiryId: held.enquiryId, lead, staffId })
    await writeAudit(tx, { ctx, action: 'quotation.issued', subjectKind: 'quotation', subjectId: held.id, detail: { number: held.number, revision } })
    if (input.is_mailed) await ctx.ports.jobs.send(tx, 'quotation-mail', { versionId: made.id, kind: 'quotation' })
    // Screens that show it.
    await notifyStaff(tx, { news: 'leads' })
  })
  return readQuotation(ctx, input.id)
}

// Before the draft is held, because the price sheets are read by other connections. Another version than the one that is issued is refused there.
async function readEstimate(ctx: Ctx, id: number): Promise<DutyEstimate | null> {
  const [row] = await ctx.db
    .select({ terms: quotation.draft, iso2: country.iso2 })
    .from(quotation)
    .innerJoin(enquiry, eq(enquiry.id, quotation.enquiryId))
    .leftJoin(country, eq(country.id, enquiry.countryId))
    .where(eq(quotation.id, id))
  return row === undefined ? null : readDutyEstimate(ctx, row)
}

async function readLead(tx: Tx, enquiryId: number) {
  const [row] = await tx
    .select({
      reference: enquiry.reference,
      mail: enquiry.mail,
      status: enquiry.status,
      isQuarantined: enquiry.isQuarantined,
      firstResponseAt: enquiry.firstResponseAt,
    })
    .from(enquiry)
    .where(eq(enquiry.id, enquiryId))
    .for('update')
  if (row === undefined) throw new AppError('not_found')
  return row
}

type Answered = { enquiryId: number; firstResponseAt: Date | null; now: Date }

/** An offer is an answer. */
async function markAnswered(tx: Tx, { enquiryId, firstResponseAt, now }: Answered): Promise<void> {
  await tx
    .update(enquiry)
    .set({ ...STOPPED, firstResponseAt: firstResponseAt ?? now, updatedAt: now })
    .where(eq(enquiry.id, enquiryId))
}
