import { eq } from 'drizzle-orm'
import type { ChangePasswordInput } from '#contract/staff.ts'
import { staff } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { makeDeviceProof } from '#core/domain/known-device/index.ts'
import { forgiveAttempts } from '#core/domain/login-attempt/index.ts'
import { refuseCommonPassword } from './complete-setup.ts'
import { checkOwnPassword } from './confirm-password.ts'
import type { StaffSessionInfo } from './find-session.ts'
import type { LoggedIn } from './give-second-factor.ts'
import { endSessionsOf, openSession } from './session.ts'

/**
 * A new password for the person who is logged in: ends all their sessions and known devices and answers a new session.
 * Errors: `validation_failed` with issue `current` `wrong_password` or `password` `common_password`; `rate_limited`.
 */
export async function changePassword({ ctx, input }: { ctx: Ctx; input: ChangePasswordInput & { session: StaffSessionInfo } }): Promise<LoggedIn> {
  const { account, limits } = await checkOwnPassword(ctx, input)
  refuseCommonPassword(input.next, [account.mail, account.name])
  const passwordHash = await ctx.ports.passwords.hash(input.next)
  const now = ctx.ports.clock.now()
  return ctx.db.transaction(async (tx) => {
    await forgiveAttempts(tx, limits)
    await tx.update(staff).set({ passwordHash, updatedAt: now }).where(eq(staff.id, account.id))
    await endSessionsOf(tx, { staffId: account.id, now })
    await writeAudit(tx, { ctx, action: 'staff.password_changed', subjectKind: 'staff', subjectId: account.id })
    const session = await openSession(tx, { staffId: account.id, stage: 'full', now })
    return { ...session, deviceProof: makeDeviceProof({ id: account.id, passwordHash }, now) }
  })
}
