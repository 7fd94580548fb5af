import type { StaffNoticeKind } from '#contract/staff-notice-values.ts'
import type { Tx } from '#core/db/client.ts'
import type { Ctx } from '#core/domain/context.ts'
import { tellStaff } from './tell-staff.ts'

export type TellOwnerInput = { kind: StaffNoticeKind; enquiryId: number; ownerId: number | null }

/** Tells whose lead it is, or everybody who may see leads where it is nobody's, or its owner is not here any more. Nobody is told of their own doing. */
export async function tellOwner(tx: Tx, ctx: Ctx, { kind, enquiryId, ownerId }: TellOwnerInput): Promise<void> {
  if (ctx.actor.kind === 'staff' && ctx.actor.staffId === ownerId) return
  const told = ownerId === null ? 0 : await tellStaff(tx, ctx, { kind, enquiryId, to: [ownerId] })
  if (told === 0) await tellStaff(tx, ctx, { kind, enquiryId, to: 'all' })
}
