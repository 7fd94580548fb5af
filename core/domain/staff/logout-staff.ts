import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { asStaff } from './acting.ts'
import type { StaffSessionInfo } from './find-session.ts'
import { endSession } from './session.ts'

/** Ends the session on the server, whatever its stage. */
export async function logoutStaff({ ctx, input }: { ctx: Ctx; input: { session: StaffSessionInfo } }): Promise<void> {
  const staffId = input.session.staff.id
  await ctx.db.transaction(async (tx) => {
    if (!(await endSession(tx, input.session.sessionId, ctx.ports.clock.now()))) return
    await writeAudit(tx, { ctx: asStaff(ctx, staffId), action: 'staff.logged_out', subjectKind: 'staff', subjectId: staffId })
  })
}
