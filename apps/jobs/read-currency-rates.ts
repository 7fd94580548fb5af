import { takeCurrencyRates } from '#core/domain/landed-price/index.ts'
import type { CurrencyRates } from '#core/ports/currency-rates/port.ts'
import type { JobHandler } from '#core/ports/jobs/port.ts'
import type { JobDeps } from './deps.ts'

/** Takes the rates of the day in, where a feed is set up. One that does not answer is asked again by the next run. */
export function createCurrencyRatesHandler({ createCtx, log }: JobDeps, feed: CurrencyRates | null): JobHandler<'currency-rates'> {
  return async () => {
    if (feed === null) return 'done'
    const taken = await takeCurrencyRates({ ctx: createCtx(), input: await feed.read() })
    if (taken.doubtful > 0) log.warn(taken, 'rates of currencies that lie too far from those in force were left out')
    else if (taken.changed > 0) log.info(taken, 'rates of currencies taken in')
    return 'done'
  }
}
