import { and, arrayContains, eq, inArray, isNull } from 'drizzle-orm'
import type { EnquiryNoticeKind } from '#contract/enquiry-values.ts'
import type { EnquiryDetail } from '#contract/staff-enquiry.ts'
import { enquiry, role, staff, staffRole } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readEscalation } from '#core/domain/reply-clock/index.ts'
import { isMailAddress } from './mail-address.ts'
import { readEnquiry } from './read-enquiry.ts'

/** Above it the longest run of a job would not hold a batch of notices. */
const MOST_TOLD = 5

type Input = { enquiryId: number; about: EnquiryNoticeKind; staffId: number | null }

/**
 * Whom to tell of a lead, and what: the new owner that it is theirs, or one of several; that its answer is late, its owner and whom the settings name, else whoever
 * may give leads to colleagues. Null where it is nobody's business any more: gone, given to another, answered meanwhile. For the outbox only.
 */
export async function prepareEnquiryNotice({ ctx, input }: { ctx: Ctx; input: Input }): Promise<{ enquiry: EnquiryDetail; recipients: string[] } | null> {
  const [row] = await ctx.db.select({ ownerId: enquiry.ownerId, awaitingSince: enquiry.awaitingSince }).from(enquiry).where(eq(enquiry.id, input.enquiryId))
  if (row === undefined) return null
  const isGiven = input.about !== 'overdue'
  if (isGiven ? row.ownerId !== input.staffId : row.awaitingSince === null) return null
  const ids = isGiven ? [input.staffId] : [row.ownerId, ...(await readEscalation(ctx))]
  return { enquiry: await readEnquiry(ctx, input.enquiryId), recipients: await mailsOf(ctx, ids) }
}

async function mailsOf(ctx: Ctx, given: readonly (number | null)[]): Promise<string[]> {
  const ids = [...new Set(given)].filter((id) => id !== null)
  if (ids.length === 0) return []
  const rows = await ctx.db
    .selectDistinct({ id: staff.id, mail: staff.mail })
    .from(staff)
    .innerJoin(staffRole, eq(staffRole.staffId, staff.id))
    .innerJoin(role, eq(role.id, staffRole.roleId))
    .where(and(inArray(staff.id, ids), isNull(staff.disabledAt), arrayContains(role.permissions, ['enquiry.read'])))
  const mails = new Map(rows.map(({ id, mail }) => [id, mail]))
  return ids
    .flatMap((id) => mails.get(id) ?? [])
    .filter((mail) => isMailAddress(mail))
    .slice(0, MOST_TOLD)
}
