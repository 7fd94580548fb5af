import { AppError } from '#contract/errors.ts'
import type { AssignEnquiryInput, EnquiryDetail } from '#contract/staff-enquiry.ts'
import type { Tx } from '#core/db/client.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { readRoutedPeople } from '#core/domain/routing/index.ts'
import { changeEnquiry, type Decide } from './change-enquiry.ts'
import { tellNewOwner } from './tell-new-owner.ts'

/**
 * Gives an enquiry an owner, or none. Permission `enquiry.assign`; taking one that nobody has, or that
 * somebody has who may not answer leads any more, needs `enquiry.write` only.
 * Throws `not_found`, `forbidden`, `validation_failed` (`owner_id`: nobody of that id may answer leads). The new owner is told.
 */
export async function assignEnquiry({ ctx, input }: { ctx: Ctx; input: AssignEnquiryInput }): Promise<EnquiryDetail> {
  const staffId = requirePermission(ctx, 'enquiry.write')
  const people = (tx: Tx) => readRoutedPeople(tx, ctx.ports.clock.now())
  const tell: Owning['tell'] = (tx, told) => tellNewOwner(tx, ctx, told)
  return changeEnquiry({ ctx, id: input.id, staffId, decide: decideOwner(ctx, { ownerId: input.owner_id, staffId, people, tell }) })
}

type Owning = {
  ownerId: number | null
  staffId: number | null
  /** Who may own leads. */
  people: (tx: Tx) => ReturnType<typeof readRoutedPeople>
  tell: (tx: Tx, told: { enquiryId: number; staffId: number }) => Promise<void>
}

/** What another owner changes of a lead; for one lead and for many. */
export function decideOwner(ctx: Ctx, { ownerId, staffId, people: readPeople, tell }: Owning): Decide {
  return async (found, tx) => {
    if (found.ownerId === ownerId) return null
    const people = await readPeople(tx)
    const isTaking = ownerId === staffId && (found.ownerId === null || !people.has(found.ownerId))
    if (!isTaking) requirePermission(ctx, 'enquiry.assign')
    // Who cannot see a lead cannot own it.
    if (ownerId !== null && !people.has(ownerId)) throw new AppError('validation_failed', { issues: [{ path: 'owner_id', key: 'unknown_staff' }] })
    if (ownerId !== null && ownerId !== staffId) await tell(tx, { enquiryId: found.id, staffId: ownerId })
    const detail = { from: found.ownerId, to: ownerId }
    return { set: { ownerId }, events: [{ kind: 'owner_changed', detail }], audit: { action: 'enquiry.owner_changed', detail }, isAnswer: false }
  }
}
