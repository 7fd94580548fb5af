import type { Ctx } from '#core/domain/context.ts'
import { readDeviceProof } from '#core/domain/known-device/index.ts'
import { reserveAttempt, tryAttempt, type Limit } from '#core/domain/login-attempt/index.ts'
import type { MemberAccount } from './account.ts'
import { MOST_CANDIDATES, type Identity } from './candidates.ts'
import { accountLimit, knownDeviceLimit, loginLimits, nobodyLimit } from './limits.ts'

/** An account that a guess may be compared with, and the bucket that the guess counts in. */
export type Target = { account: MemberAccount; limit: Limit }

/** `targets`: always as many as there may be, null where nothing is compared. `shared`: buckets of what was typed and of the network, where it counts too. */
export type Guess = { targets: readonly (Target | null)[]; shared: readonly Limit[]; counted: readonly Limit[] }

type Asked = { identity: Identity; candidates: readonly MemberAccount[]; ip: string | null; deviceProof: string | null }

/**
 * Counts a guess at the login in the bucket of each account that may be meant, beside those of what was typed and of the network. An
 * account whose own bucket is closed is not compared, and nobody is told. A known device counts in a bucket of its own for the account
 * that it proves; for the others it is a stranger. Throws `rate_limited` where what was typed, the network or the known device has to wait.
 */
export async function countGuess(ctx: Ctx, asked: Asked): Promise<Guess> {
  const known = findKnown(asked, ctx.ports.clock.now())
  if (known !== null) await reserveAttempt(ctx, [known.limit])
  const { keys } = asked.identity
  const places = Array.from({ length: MOST_CANDIDATES }, (_, place) => {
    const account = asked.candidates[place] ?? null
    return { account, limit: account === null ? nobodyLimit(keys, place) : accountLimit(account.id) }
  })
  const shared = loginLimits({ keys, ip: asked.ip })
  const strangers = places.filter(({ account }) => account === null || account.id !== known?.account.id).map(({ limit }) => limit)
  const open = known === null ? await reserveAttempt(ctx, shared, strangers) : await tryAttempt(ctx, shared, strangers)
  const targets = places.map(({ account, limit }): Target | null => {
    if (account === null) return null
    if (account.id === known?.account.id) return known
    return open?.includes(limit) ? { account, limit } : null
  })
  const ofShared = open === null ? [] : shared
  return { targets, shared: ofShared, counted: [...(known === null ? [] : [known.limit]), ...ofShared, ...(open ?? [])] }
}

function findKnown({ candidates, deviceProof }: Asked, now: Date): Target | null {
  for (const account of candidates) {
    const device = readDeviceProof(deviceProof, account, now)
    if (device !== null) return { account, limit: knownDeviceLimit(account.id, device) }
  }
  return null
}
