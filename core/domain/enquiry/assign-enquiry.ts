import { AppError } from '#contract/errors.ts'
import type { AssignEnquiryInput, EnquiryDetail } from '#contract/staff-enquiry.ts'
import type { Tx } from '#core/db/client.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { readRoutedPeople } from '#core/domain/routing/index.ts'
import { changeEnquiry } from './change-enquiry.ts'
import { tellNewOwner } from './tell-new-owner.ts'

/**
 * Gives an enquiry an owner, or none. Permission `enquiry.assign`; taking one that nobody has needs `enquiry.write` only.
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
      const isTaking = found.ownerId === null && input.owner_id === staffId
      if (!isTaking) requirePermission(ctx, 'enquiry.assign')
      if (input.owner_id !== null) await requireColleague(tx, input.owner_id, ctx.ports.clock.now())
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

// Who cannot see a lead cannot own it.
async function requireColleague(tx: Tx, id: number, now: Date): Promise<void> {
  if (!(await readRoutedPeople(tx, now)).has(id)) throw new AppError('validation_failed', { issues: [{ path: 'owner_id', key: 'unknown_staff' }] })
}
