import type { CurrencyFeedSettings } from '#core/ports/currency-rates/http.ts'
import { StartupError } from '#apps/server/process/startup-error.ts'

const SECONDS = 30

/** Reads `CURRENCY_FEED_URL`; null where none is set. Throws a `StartupError` that repeats no value, because an address may hold a secret. */
export function readCurrencyFeed(url: string | null): CurrencyFeedSettings | null {
  if (url === null) return null
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new StartupError('CURRENCY_FEED_URL is not understood: expected https://host/latest.json.')
  return { url, seconds: SECONDS }
}
