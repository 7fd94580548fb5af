import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { AssignEnquiryInput, EnquiryDetail } from '#contract/staff-enquiry.ts'
import type { Tx } from '#core/db/client.ts'
import { staff } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { tellStaff } from '#core/domain/staff-notice/index.ts'
import { changeEnquiry } from './change-enquiry.ts'

/**
 * Gives an enquiry an owner, or none. Permission `enquiry.assign`; taking one that nobody has needs `enquiry.write` only.
 * Throws `not_found`, `forbidden`, `validation_failed` (`owner_id`: nobody of that id works here).
 */
export async function assignEnquiry({ ctx, input }: { ctx: Ctx; input: AssignEnquiryInput }): Promise<EnquiryDetail> {
  const staffId = requirePermission(ctx, 'enquiry.write')
  return changeEnquiry({
    ctx,
    id: input.id,
    staffId,
    decide: async (found, tx) => {
      if (found.ownerId === input.owner_id) return null
      const isTaking = found.ownerId === null && input.owner_id === staffId
      if (!isTaking) requirePermission(ctx, 'enquiry.assign')
      if (input.owner_id !== null) await requireColleague(tx, input.owner_id)
      if (input.owner_id !== null) await tellStaff(tx, ctx, { kind: 'enquiry_yours', enquiryId: found.id, to: [input.owner_id] })
      const detail = { from: found.ownerId, to: input.owner_id }
      return {
        set: { ownerId: input.owner_id },
        event: { kind: 'owner_changed', detail },
        audit: { action: 'enquiry.owner_changed', detail },
        isResponse: false,
      }
    },
  })
}

async function requireColleague(tx: Tx, id: number): Promise<void> {
  const found = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.id, id), isNull(staff.disabledAt)))
  if (found.length === 0) throw new AppError('validation_failed', { issues: [{ path: 'owner_id', key: 'unknown_staff' }] })
}
