import { claimDelivery, findConversion, settleDelivery } from '#core/domain/ad-event/index.ts'
import { AdFailure, AdRefusal, type AdEvents } from '#core/ports/ads/port.ts'
import type { JobHandler } from '#core/ports/jobs/port.ts'
import type { JobDeps } from './deps.ts'

/** Tells one advertiser of a lead whose sender has agreed to it. An advertiser that this site is not set up for is told nothing. */
export function createAdEventHandler({ createCtx, siteOrigin, log }: JobDeps, ads: AdEvents): JobHandler<'ad-event'> {
  return async ({ adEventId, provider }) => {
    const ctx = createCtx()
    if (!ads.providers.includes(provider)) return 'done'
    const lead = await findConversion({ ctx, input: { adEventId, provider, siteOrigin } })
    if (lead === null) return 'done'
    const claim = await claimDelivery({ ctx, input: { adEventId, provider } })
    if (claim === 'told') return 'done'
    // Another try finds out whether the other one could.
    if (claim === 'taken') throw new AdFailure(`${provider} is being told by another job`)
    try {
      await ads.sendLead(provider, lead)
    } catch (error) {
      // What is no answer is told by its kind: messages may name an address with its secret.
      const told = error instanceof AdFailure ? error.message : error instanceof Error ? error.name : 'unknown'
      await settleDelivery({ ctx, input: { adEventId, provider, error: told } })
      if (!(error instanceof AdRefusal)) throw error
      log.warn({ provider, reason: error.message }, 'an advertiser refuses an event')
      return 'given_up'
    }
    await settleDelivery({ ctx, input: { adEventId, provider, error: null } })
    return 'done'
  }
}
