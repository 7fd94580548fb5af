import { and, desc, eq, isNotNull, lte, or } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { QuotationDetail, QuotationIdInput } from '#contract/quotation.ts'
import { quotationTotals } from '#contract/quotation-values.ts'
import type { Tx } from '#core/db/client.ts'
import { auditLog, quotation, quotationVersion } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { readSettings } from '#core/domain/setting/index.ts'
import { readBuyersCountry } from './buyers-country.ts'
import { asSaidByHand } from './cost-sources.ts'
import { dayAfter, dayOf } from './day.ts'
import { lockQuotation, type LockedQuotation } from './lock-quotation.ts'
import { readMadeInto } from './made-from.ts'
import { noteEvent } from './note-event.ts'
import { nextNumber } from './number.ts'
import { readQuotation } from './read-quotation.ts'

/**
 * Begins the pro-forma of an offer that the buyer has: everything of the version that they accepted, else of the latest, as it went out. Only a
 * last day that is over is a new one. What was let pass there needs no approval here. One that was begun already is answered as it stands.
 * Permission `quotation.write`. Errors: `not_found`; `conflict` for what the buyer has not got, has declined, or is a pro-forma itself.
 */
export async function startProforma({ ctx, input }: { ctx: Ctx; input: QuotationIdInput }): Promise<QuotationDetail> {
  const staffId = requirePermission(ctx, 'quotation.write')
  const { value: offers } = await readSettings({ ctx, group: 'offers' })
  const now = ctx.ports.clock.now()
  const id = await ctx.db.transaction(async (tx) => {
    const source = await lockQuotation(tx, input.id)
    const known = await readMadeInto(tx, source.id)
    if (known !== null) return known.id
    if ((source.state !== 'issued' && source.state !== 'accepted') || source.draft.document === 'proforma') throw new AppError('conflict')
    const version = await readBuyersVersion(tx, source)
    const { terms } = version.snapshot
    const draft = {
      ...terms,
      document: 'proforma' as const,
      valid_until: terms.valid_until < dayOf(now) ? dayAfter(now, offers.valid_days) : terms.valid_until,
    }
    const { totalCents, discountBasisPoints } = quotationTotals(draft)
    // It went out with this discount, so somebody who may has let it pass.
    const approvedById = discountBasisPoints > offers.discount_percent * 100 ? (source.approvedById ?? (await readApprover(tx, version))) : null
    const number = await nextNumber(tx, now)
    // What was agreed stands as somebody's word: it does not follow the sheets.
    const costSources = asSaidByHand(draft, await readBuyersCountry(tx, source.enquiryId))
    const made = {
      number,
      enquiryId: source.enquiryId,
      draft,
      costSources,
      totalCents,
      validUntil: draft.valid_until,
      staffId,
      approvedById,
      madeFromId: version.id,
    }
    const [row] = await tx
      .insert(quotation)
      .values({ ...made, state: approvedById === null ? 'draft' : 'approved', createdAt: now, updatedAt: now })
      .returning({ id: quotation.id })
    if (row === undefined) throw new Error('insert into quotation returned no row')
    const detail = { number: source.number, revision: version.revision, to: number }
    await noteEvent(tx, ctx, { enquiryId: source.enquiryId, kind: 'quotation_continued', staffId, detail })
    await writeAudit(tx, { ctx, action: 'quotation.started', subjectKind: 'quotation', subjectId: row.id, detail: { number, from: source.number } })
    return row.id
  })
  return readQuotation(ctx, id)
}

/** Who let the discount of a version pass: whoever approved it last before it went out, else who sent it out by their own right. */
async function readApprover(tx: Tx, { quotationId, issuedAt, issuedById }: typeof quotationVersion.$inferSelect): Promise<number | null> {
  const isApproval = and(eq(auditLog.action, 'quotation.approved'), eq(auditLog.subjectKind, 'quotation'), eq(auditLog.subjectId, String(quotationId)))
  const [act] = await tx
    .select({ staffId: auditLog.staffId })
    .from(auditLog)
    .where(and(isApproval, lte(auditLog.createdAt, issuedAt)))
    .orderBy(desc(auditLog.id))
    .limit(1)
  return act?.staffId ?? issuedById
}

/** What the buyer has: the version that they accepted, else the latest. */
async function readBuyersVersion(tx: Tx, { id, revision }: LockedQuotation) {
  const [version] = await tx
    .select()
    .from(quotationVersion)
    .where(and(eq(quotationVersion.quotationId, id), or(isNotNull(quotationVersion.acceptedAt), eq(quotationVersion.revision, revision))))
    .orderBy(desc(isNotNull(quotationVersion.acceptedAt)), desc(quotationVersion.revision))
    .limit(1)
  if (version === undefined) throw new AppError('conflict')
  return version
}
