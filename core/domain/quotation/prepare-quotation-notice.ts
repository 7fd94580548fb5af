import { and, arrayContains, desc, eq, isNull } from 'drizzle-orm'
import type { DeclineReason, QuotationNoticeKind } from '#contract/quotation-values.ts'
import { enquiry, quotation, quotationVersion, role, staff, staffRole } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { findNoticeRecipients, isMailAddress } from '#core/domain/enquiry/index.ts'

/** Above it the longest run of a job would not hold a batch of notices. */
export const MOST_TOLD = 5

/** A notice to staff ready to be worded. `reason`, `message`: of a buyer who has declined. */
export type PreparedQuotationNotice = {
  id: number
  enquiryId: number
  number: string
  revision: number
  buyer: string
  totalCents: number
  reason: DeclineReason | null
  message: string | null
  recipients: string[]
}

/**
 * Whom to tell of what became of an offer, and what: for an approval everybody who may give it, else whose offer it is, else whose lead, else
 * whoever is told of enquiries. Null where it is gone. For the outbox only.
 */
export async function prepareQuotationNotice({
  ctx,
  input,
}: {
  ctx: Ctx
  input: { quotationId: number; about: QuotationNoticeKind }
}): Promise<PreparedQuotationNotice | null> {
  const [row] = await ctx.db
    .select({ whole: quotation, leadOwnerId: enquiry.ownerId })
    .from(quotation)
    .innerJoin(enquiry, eq(enquiry.id, quotation.enquiryId))
    .where(eq(quotation.id, input.quotationId))
  if (row === undefined) return null
  const { whole, leadOwnerId } = row
  const [version] = await ctx.db
    .select({ reason: quotationVersion.declineReason, message: quotationVersion.declineMessage })
    .from(quotationVersion)
    .where(eq(quotationVersion.quotationId, whole.id))
    .orderBy(desc(quotationVersion.revision))
    .limit(1)
  const isDeclined = input.about === 'declined'
  return {
    id: whole.id,
    enquiryId: whole.enquiryId,
    number: whole.number,
    revision: whole.revision,
    buyer: whole.draft.buyer_company || whole.draft.buyer_name,
    totalCents: whole.totalCents,
    reason: isDeclined ? (version?.reason ?? null) : null,
    message: isDeclined ? (version?.message ?? null) : null,
    recipients: input.about === 'approval_asked' ? await approvers(ctx) : await owners(ctx, [whole.staffId, leadOwnerId]),
  }
}

async function approvers(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ mail: staff.mail })
    .from(staff)
    .innerJoin(staffRole, eq(staffRole.staffId, staff.id))
    .innerJoin(role, eq(role.id, staffRole.roleId))
    .where(and(isNull(staff.disabledAt), arrayContains(role.permissions, ['quotation.approve'])))
  return rows.flatMap(({ mail }) => (isMailAddress(mail) ? [mail] : [])).slice(0, MOST_TOLD)
}

async function owners(ctx: Ctx, ids: readonly (number | null)[]): Promise<string[]> {
  for (const id of ids) {
    if (id === null) continue
    const [person] = await ctx.db
      .select({ mail: staff.mail })
      .from(staff)
      .where(and(eq(staff.id, id), isNull(staff.disabledAt)))
    if (person !== undefined && isMailAddress(person.mail)) return [person.mail]
  }
  return (await findNoticeRecipients({ ctx, input: { ownerId: null } })).slice(0, MOST_TOLD)
}
