import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#contract/errors.ts'
import { linePrefix } from '#core/domain/ip-prefix/index.ts'

/** Guards the calls before a login by address, ahead of any work; the durable limits per account and address lie in the verbs. */
export type LoginRate = { take(ip: string): Promise<void> }

/** `points` calls a minute for one network; beyond that `rate_limited` with the seconds to wait. */
export function createLoginRate(points = 60): LoginRate {
  const limiter = new RateLimiterMemory({ points, duration: 60 })
  return {
    take: async (ip) => {
      try {
        await limiter.consume(linePrefix(ip))
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        throw new AppError('rate_limited', { retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) })
      }
    },
  }
}
