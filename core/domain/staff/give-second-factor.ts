import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { Tx } from '#core/db/client.ts'
import { staff } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { findAccount, lockAccount, type StaffAccount } from './account.ts'
import { asStaff } from './acting.ts'
import { makeDeviceProof, readDeviceProof } from '#core/domain/known-device/index.ts'
import { forgiveAttempts, reserveAttempt, type Limit } from '#core/domain/login-attempt/index.ts'
import type { StaffSessionInfo } from './find-session.ts'
import { limitsOf } from './login-limits.ts'
import { queueStaffMail } from './queue-staff-mail.ts'
import { countRecoveryCodes, takeRecoveryCode } from './recovery-code.ts'
import { endSession, openSession, type StartedSession } from './session.ts'
import { matchTotp } from './totp.ts'

export type SecondFactorInput = { session: StaffSessionInfo; code: string; ip: string; deviceProof: string | null }

/** A full session, and the proof that this browser keeps for the next login. */
export type LoggedIn = StartedSession & { deviceProof: string }

/**
 * Second factor of a login. Each code works once; the step before and after the present one count too (RFC 6238).
 * Throws `second_factor_failed`; `rate_limited`; `forbidden` at any other stage than `totp`.
 */
export async function verifyTotp({ ctx, input }: { ctx: Ctx; input: SecondFactorInput }): Promise<LoggedIn> {
  return giveSecondFactor(ctx, input, { stage: 'totp', action: 'staff.logged_in' })
}

/** The first code of a new authenticator: puts the second factor into force and logs in. Errors as `verifyTotp`, at stage `enrol`. */
export async function confirmTotp({ ctx, input }: { ctx: Ctx; input: SecondFactorInput }): Promise<LoggedIn> {
  return giveSecondFactor(ctx, input, { stage: 'enrol', action: 'staff.second_factor_enrolled' })
}

/**
 * Second factor by one of the recovery codes, which is used up and told of by mail. Errors as `verifyTotp`, and guesses count together
 * with those at the authenticator's codes.
 */
export async function verifyRecoveryCode({ ctx, input }: { ctx: Ctx; input: SecondFactorInput }): Promise<LoggedIn> {
  return giveSecondFactor(ctx, input, { stage: 'totp', action: 'staff.recovery_code_used', isRecovery: true })
}

type Way = { stage: 'totp' | 'enrol'; action: string; isRecovery?: boolean }

async function giveSecondFactor(ctx: Ctx, input: SecondFactorInput, way: Way): Promise<LoggedIn> {
  if (input.session.stage !== way.stage) throw new AppError('forbidden')
  const holder = await findAccount(ctx.db, input.session.staff.id)
  const device = readDeviceProof(input.deviceProof, holder, ctx.ports.clock.now())
  const limits = limitsOf({ factor: 'totp', account: String(input.session.staff.id), ip: input.ip, device })
  await reserveAttempt(ctx, limits)
  const loggedIn = await ctx.db.transaction((tx) => checkCode(tx, ctx, { ...input, limits, way }))
  if (loggedIn) return loggedIn
  await writeAudit(ctx.db, {
    ctx: asStaff(ctx, input.session.staff.id),
    action: 'staff.second_factor_failed',
    subjectKind: 'staff',
    subjectId: input.session.staff.id,
  })
  throw new AppError('second_factor_failed')
}

// The row is held while the code is compared and its step noted: the same code sent twice at once is accepted once.
async function checkCode(tx: Tx, ctx: Ctx, input: SecondFactorInput & { limits: readonly Limit[]; way: Way }): Promise<LoggedIn | null> {
  const now = ctx.ports.clock.now()
  const account = await lockAccount(tx, input.session.staff.id)
  if (!account?.totpSecret || (account.totpConfirmedAt === null) !== (input.way.stage === 'enrol')) return null
  if (input.way.isRecovery) return takeCode(tx, ctx, { ...input, account, now })
  const step = matchTotp({ secret: account.totpSecret, code: input.code, at: now, lastStep: account.totpLastStep })
  if (step === null || !(await endSession(tx, input.session.sessionId, now))) return null
  await tx
    .update(staff)
    .set({ totpLastStep: step, totpConfirmedAt: account.totpConfirmedAt ?? now })
    .where(eq(staff.id, account.id))
  await forgiveAttempts(tx, input.limits)
  await writeAudit(tx, { ctx: asStaff(ctx, account.id), action: input.way.action, subjectKind: 'staff', subjectId: account.id })
  return logIn(tx, account, now)
}

type Taking = SecondFactorInput & { limits: readonly Limit[]; account: StaffAccount; now: Date }

async function takeCode(tx: Tx, ctx: Ctx, { account, code, session, limits, now }: Taking): Promise<LoggedIn | null> {
  // The row is held: whoever sends the same code twice at once is let in once.
  if (!(await takeRecoveryCode(tx, { staffId: account.id, code, now }))) return null
  if (!(await endSession(tx, session.sessionId, now))) throw new AppError('token_invalid')
  await forgiveAttempts(tx, limits)
  const { left } = await countRecoveryCodes(tx, account.id)
  const about = { subjectKind: 'staff', subjectId: account.id, detail: { left } }
  await writeAudit(tx, { ctx: asStaff(ctx, account.id), action: 'staff.recovery_code_used', ...about })
  await queueStaffMail(tx, ctx, { kind: 'recovery_used', staffId: account.id, detail: { left } })
  return logIn(tx, account, now)
}

async function logIn(tx: Tx, account: StaffAccount, now: Date): Promise<LoggedIn> {
  const session = await openSession(tx, { staffId: account.id, stage: 'full', now })
  return { ...session, deviceProof: makeDeviceProof(account, now) }
}
