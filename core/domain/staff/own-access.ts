import { and, count, eq, isNotNull, isNull } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { OwnAccess, RecoveryCodes, TotpEnrolment } from '#contract/staff.ts'
import { role, staff, staffRole } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { forgiveAttempts, reserveAttempt } from '#core/domain/login-attempt/index.ts'
import { lockAccount } from './account.ts'
import { confirmPassword } from './confirm-password.ts'
import type { StaffSessionInfo } from './find-session.ts'
import { limitsOf } from './login-limits.ts'
import { queueStaffMail } from './queue-staff-mail.ts'
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-code.ts'
import { endSessionsOf } from './session.ts'
import { matchTotp, newTotpSecret, toBase32, TOTP_ISSUER, totpUri } from './totp.ts'

type Own<Input> = { ctx: Ctx; input: Input & { session: StaffSessionInfo } }

/** How the access of the person who is logged in stands. */
export async function readOwnAccess({ ctx, input: { session } }: Own<object>): Promise<OwnAccess> {
  const { left, madeAt } = await countRecoveryCodes(ctx.db, session.staff.id)
  const isOwner = session.staff.roles.some(({ role_key: key }) => key === 'owner')
  const isOneWhoCanLogIn = and(isNull(staff.disabledAt), isNotNull(staff.totpConfirmedAt))
  const [owners] = isOwner
    ? await ctx.db
        .select({ count: count() })
        .from(staff)
        .innerJoin(staffRole, eq(staffRole.staffId, staff.id))
        .innerJoin(role, eq(role.id, staffRole.roleId))
        .where(and(eq(role.roleKey, 'owner'), isOneWhoCanLogIn))
    : []
  return { recovery_codes: { left, made_at: madeAt?.toISOString() ?? null }, is_sole_owner: owners?.count === 1 }
}

/**
 * Ten codes for whoever loses the authenticator, in place of those that there were; answered once, and told by mail. Errors:
 * `validation_failed` with issue `current` `wrong_password`; `rate_limited`.
 */
export async function makeRecoveryCodes({ ctx, input }: Own<{ current: string }>): Promise<RecoveryCodes> {
  const { id: staffId } = input.session.staff
  await confirmPassword(ctx, input)
  return ctx.db.transaction(async (tx) => {
    await lockAccount(tx, staffId)
    const codes = await replaceRecoveryCodes(tx, { staffId, now: ctx.ports.clock.now() })
    await writeAudit(tx, { ctx, action: 'staff.recovery_codes_made', subjectKind: 'staff', subjectId: staffId, detail: { count: codes.length } })
    await queueStaffMail(tx, ctx, { kind: 'recovery_made', staffId })
    return { codes }
  })
}

/** The secret of another authenticator; the present one counts until the first code of the new one is given. Errors as `makeRecoveryCodes`. */
export async function changeAuthenticator({ ctx, input }: Own<{ current: string }>): Promise<TotpEnrolment> {
  await confirmPassword(ctx, input)
  const secret = newTotpSecret()
  await ctx.db.update(staff).set({ totpNextSecret: secret }).where(eq(staff.id, input.session.staff.id))
  return { secret: toBase32(secret), uri: totpUri({ issuer: TOTP_ISSUER, mail: input.session.staff.mail, secret }) }
}

/**
 * The first code of another authenticator, which counts from now on: the former one does not any more, other sessions end, and the person
 * is told by mail. Errors: `second_factor_failed`, `rate_limited`.
 */
export async function confirmAuthenticator({ ctx, input }: Own<{ code: string }>): Promise<void> {
  const { staff: self, sessionId } = input.session
  const now = ctx.ports.clock.now()
  const limits = limitsOf({ factor: 'totp', account: String(self.id), ip: '', device: `session.${sessionId}` })
  await reserveAttempt(ctx, limits)
  await ctx.db.transaction(async (tx) => {
    await lockAccount(tx, self.id)
    const [waiting] = await tx.select({ secret: staff.totpNextSecret }).from(staff).where(eq(staff.id, self.id))
    const secret = waiting?.secret ?? null
    const step = secret === null ? null : matchTotp({ secret, code: input.code, at: now, lastStep: null })
    if (step === null) throw new AppError('second_factor_failed')
    await forgiveAttempts(tx, limits)
    await tx.update(staff).set({ totpSecret: secret, totpNextSecret: null, totpConfirmedAt: now, totpLastStep: step }).where(eq(staff.id, self.id))
    await endSessionsOf(tx, { staffId: self.id, now, keep: sessionId })
    await writeAudit(tx, { ctx, action: 'staff.authenticator_changed', subjectKind: 'staff', subjectId: self.id })
    await queueStaffMail(tx, ctx, { kind: 'authenticator_changed', staffId: self.id })
  })
}
