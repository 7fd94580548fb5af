import { AppError } from '#contract/errors.ts'
import type { AssignEnquiryInput, EnquiryDetail } from '#contract/staff-enquiry.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { readRoutedPeople } from '#core/domain/routing/index.ts'
import { changeEnquiry } from './change-enquiry.ts'
import { tellNewOwner } from './tell-new-owner.ts'

/**
 * Gives an enquiry an owner, or none. Permission `enquiry.assign`; taking one that nobody has, or that
 * somebody has who may not answer leads any more, needs `enquiry.write` only.
 * Throws `not_found`, `forbidden`, `validation_failed` (`owner_id`: nobody of that id may answer leads). The new owner is told.
 */
export async function assignEnquiry({ ctx, input }: { ctx: Ctx; input: AssignEnquiryInput }): Promise<EnquiryDetail> {
  const staffId = requirePermission(ctx, 'enquiry.write')
  return changeEnquiry({
    ctx,
    id: input.id,
    staffId,
    decide: async (found, tx) => {
      if (found.ownerId === input.owner_id) return null
      const people = await readRoutedPeople(tx, ctx.ports.clock.now())
      const isTaking = input.owner_id === staffId && (found.ownerId === null || !people.has(found.ownerId))
      if (!isTaking) requirePermission(ctx, 'enquiry.assign')
      // Who cannot see a lead cannot own it.
      if (input.owner_id !== null && !people.has(input.owner_id))
        throw new AppError('validation_failed', { issues: [{ path: 'owner_id', key: 'unknown_staff' }] })
      if (input.owner_id !== null && input.owner_id !== staffId) await tellNewOwner(tx, ctx, { enquiryId: found.id, staffId: input.owner_id })
      const detail = { from: found.ownerId, to: input.owner_id }
      return {
        set: { ownerId: input.owner_id },
        events: [{ kind: 'owner_changed', detail }],
        audit: { action: 'enquiry.owner_changed', detail },
        isAnswer: false,
      }
    },
  })
}
