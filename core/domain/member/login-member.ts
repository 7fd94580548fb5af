import { AppError } from '#contract/errors.ts'
import { loginInputSchema, type MemberLoginInput, type TokenAnswer } from '#contract/member.ts'
import type { Ctx } from '#core/domain/context.ts'
import { forgiveAttempts, reserveAttempt, returnAttempt } from '#core/domain/login-attempt/index.ts'
import type { MemberAccount } from './account.ts'
import { findCandidates, MOST_CANDIDATES, readIdentity } from './candidates.ts'
import { loginLimits } from './limits.ts'
import { readInput } from './read-input.ts'
import { openSession } from './session.ts'

/**
 * Opens a session by mail address, mobile or WhatsApp number and the transformed password (specification section 7). Several accounts may
 * carry a number or an unconfirmed address: the password tells which is meant. Always the same number of hashes, account or not.
 * Errors: `validation_failed` (nothing to go by), `login_failed`, `rate_limited`, `unavailable`.
 */
export async function loginMember({ ctx, input, ip }: { ctx: Ctx; input: MemberLoginInput; ip: string | null }): Promise<TokenAnswer> {
  const given = readInput(loginInputSchema, input)
  const identity = await readIdentity(ctx, given)
  if (identity === null) throw new AppError('validation_failed', { issues: [{ path: 'email', key: 'required' }] })
  const limits = loginLimits({ identity: identity.key, ip })
  await reserveAttempt(ctx, limits)
  const candidates = await findCandidates(ctx.db, identity)
  const found = await pickByPassword(ctx, candidates, given.password).catch(async (error: unknown) => {
    await returnAttempt(ctx.db, limits)
    throw error
  })
  if (found === null) throw new AppError('login_failed')
  const now = ctx.ports.clock.now()
  return ctx.db.transaction(async (tx) => {
    await forgiveAttempts(tx, limits)
    return { token: await openSession(tx, { memberId: found.id, now }) }
  })
}

// No early end: the first that fits is remembered while the others, or nobody, are tried in the same way.
async function pickByPassword(ctx: Ctx, candidates: readonly MemberAccount[], password: string): Promise<MemberAccount | null> {
  let found: MemberAccount | null = null
  for (let place = 0; place < MOST_CANDIDATES; place += 1) {
    const candidate = candidates[place] ?? null
    const isRight = await ctx.ports.passwords.verify(candidate?.passwordHash ?? null, password)
    if (isRight) found ??= candidate
  }
  return found
}
