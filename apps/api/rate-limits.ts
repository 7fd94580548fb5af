import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#contract/errors.ts'
import { linePrefix } from '#core/domain/ip-prefix/index.ts'
import type { LimitName } from './api-route.ts'

export type Limits = Record<LimitName, { points: number; seconds: number }>

/**
 * Calls per address. Generous, because mobile carriers put a whole country behind one address: reads stop a runaway script, not a
 * visitor, and enquiries are only refused where no office could write them. What looks odd below that is flagged by the verb.
 */
export const DEFAULT_LIMITS: Limits = {
  read: { points: 6_000, seconds: 60 },
  search: { points: 1_200, seconds: 60 },
  enquiry: { points: 300, seconds: 600 },
  status: { points: 600, seconds: 600 },
  dealer: { points: 200, seconds: 600 },
  intent: { points: 1_200, seconds: 600 },
  account: { points: 200, seconds: 600 },
  register: { points: 60, seconds: 600 },
  partner: { points: 6_000, seconds: 600 },
}

/** Takes a point back that was counted; as many times as there are points, and no more until the time is over. */
export type GiveBack = () => Promise<void>

/** Counts one call. */
export type TakePoint = (name: LimitName, address: string | null) => Promise<GiveBack>

/**
 * Counts calls per kind and address; throws `rate_limited` with the seconds to wait. An unknown address is not counted.
 * What it answers gives the point back, for calls that should not count after all (an enquiry that lacks something): whoever does that
 * without end has used the same number up a second time, and is refused like everybody else.
 */
export function createRateLimits(limits: Limits): TakePoint {
  const limiterOf = (name: string, { points, seconds }: Limits[LimitName]) => new RateLimiterMemory({ points, duration: seconds, keyPrefix: name })
  const limiters = new Map(
    Object.entries(limits).map(([name, limit]) => [name, { calls: limiterOf(name, limit), returns: limiterOf(`${name}-returned`, limit) }]),
  )
  return async (name, address) => {
    const limiter = limiters.get(name)
    if (address === null || limiter === undefined) return async () => {}
    const key = linePrefix(address)
    try {
      await limiter.calls.consume(key)
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason
      throw new AppError('rate_limited', { retryAfterSeconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)) })
    }
    return async () => {
      const isLeft = await limiter.returns.consume(key).then(
        () => true,
        () => false,
      )
      if (isLeft) await limiter.calls.reward(key)
    }
  }
}
