import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { LoginInput } from '#contract/staff.ts'
import { staff } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { NO_PASSWORD, findAccountByMail, type StaffAccount } from './account.ts'
import { asStaff } from './acting.ts'
import { readDeviceProof } from '#core/domain/known-device/index.ts'
import { forgiveAttempts, purgeAttempts, reserveAttempt, returnOnFailure, type Limit } from '#core/domain/login-attempt/index.ts'
import { limitsOf } from './login-limits.ts'
import { endSessionsOf, openSession, purgeSessions, type StartedSession } from './session.ts'

export type LoginStaffInput = LoginInput & {
  ip: string
  /** Cookie of an earlier login on this browser, as received. */
  deviceProof: string | null
}

/**
 * First factor. Answers a session at stage `totp`, or `enrol` where the second factor was never set up.
 * Errors: `login_failed`, the same for a wrong password, an unknown, an invited and a disabled account, after the same work;
 * `rate_limited` with the seconds to wait; `unavailable` where too many hashes are waiting.
 */
export async function loginStaff({ ctx, input }: { ctx: Ctx; input: LoginStaffInput }): Promise<StartedSession> {
  const account = await findAccountByMail(ctx.db, input.mail)
  const device = readDeviceProof(input.deviceProof, account, ctx.ports.clock.now())
  const limits = limitsOf({ factor: 'password', account: input.mail, ip: input.ip, device })
  await reserveAttempt(ctx, limits)
  const isRight = await checkPassword(ctx, { account, password: input.password, limits })
  if (!isRight || account === null || account.disabledAt !== null) {
    await writeAudit(ctx.db, {
      ctx,
      action: 'staff.login_failed',
      subjectKind: 'staff',
      subjectId: account?.id ?? null,
      detail: { isKnownDevice: device !== null },
    })
    throw new AppError('login_failed')
  }
  return startSession(ctx, account, limits)
}

async function checkPassword(ctx: Ctx, input: { account: StaffAccount | null; password: string; limits: readonly Limit[] }): Promise<boolean> {
  const known = input.account?.passwordHash
  const hash = known === undefined || known === NO_PASSWORD ? null : known
  return returnOnFailure(ctx, input.limits, () => ctx.ports.passwords.verify(hash, input.password))
}

async function startSession(ctx: Ctx, account: StaffAccount, limits: readonly Limit[]): Promise<StartedSession> {
  const now = ctx.ports.clock.now()
  const stage = account.totpConfirmedAt === null ? 'enrol' : 'totp'
  return ctx.db.transaction(async (tx) => {
    await forgiveAttempts(tx, limits)
    await purgeAttempts(tx, now)
    await purgeSessions(tx, now)
    if (stage === 'enrol') {
      // A secret shown to an earlier, unfinished login must not become this person's.
      await endSessionsOf(tx, { staffId: account.id, now, stage: 'enrol' })
      await tx.update(staff).set({ totpSecret: null }).where(eq(staff.id, account.id))
    }
    await writeAudit(tx, { ctx: asStaff(ctx, account.id), action: 'staff.password_accepted', subjectKind: 'staff', subjectId: account.id })
    return openSession(tx, { staffId: account.id, stage, now })
  })
}
