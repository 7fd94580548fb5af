import { AppError } from '#contract/errors.ts'
import { loginInputSchema, type MemberLoginInput } from '#contract/member.ts'
import { readInput } from '#contract/read-input.ts'
import type { Ctx } from '#core/domain/context.ts'
import { makeDeviceProof } from '#core/domain/known-device/index.ts'
import { forgiveAttempts, returnOnFailure } from '#core/domain/login-attempt/index.ts'
import { findCandidates, readIdentity } from './candidates.ts'
import { countGuess, type Target } from './count-guess.ts'
import { openSession, type OpenedSession } from './session.ts'

export type LoginMemberRequest = {
  ctx: Ctx
  input: MemberLoginInput
  ip: string | null
  /** Cookie of an earlier login on this browser, as received. */
  deviceProof: string | null
}

/**
 * Opens a session by mail address, mobile or WhatsApp number and the transformed password (R12.1). Several accounts may
 * carry a number or an unconfirmed address: the password tells which is meant. Always the same number of hashes, account or not.
 * Errors: `validation_failed` (nothing to go by), `login_failed`, `rate_limited`, `unavailable`.
 */
export async function loginMember({ ctx, input, ip, deviceProof }: LoginMemberRequest): Promise<OpenedSession> {
  const given = readInput(loginInputSchema, input)
  const identity = await readIdentity(ctx, given)
  if (identity === null) throw new AppError('validation_failed', { issues: [{ path: 'email', key: 'required' }] })
  const candidates = await findCandidates(ctx.db, identity)
  const guess = await countGuess(ctx, { identity, candidates, ip, deviceProof })
  const found = await returnOnFailure(ctx, guess.counted, () => pickByPassword(ctx, guess.targets, given.password))
  if (found === null) throw new AppError('login_failed')
  const now = ctx.ports.clock.now()
  return ctx.db.transaction(async (tx) => {
    // The other accounts were guessed at too: theirs still counts, or who has one of them could try every password at the rest.
    await forgiveAttempts(tx, [found.limit, ...guess.shared])
    const token = await openSession(tx, { memberId: found.account.id, now })
    return { token, deviceProof: makeDeviceProof(found.account, now) }
  })
}

// No early end: the first that fits is remembered while the others, or nobody, are tried in the same way.
async function pickByPassword(ctx: Ctx, targets: readonly (Target | null)[], password: string): Promise<Target | null> {
  let found: Target | null = null
  for (const target of targets) {
    const isRight = await ctx.ports.passwords.verify(target?.account.passwordHash ?? null, password)
    if (isRight) found ??= target
  }
  return found
}
