import type { TranslatorSettings } from '#core/ports/translator/http.ts'
import { StartupError } from '#apps/server/process/startup-error.ts'

const SECONDS = 30

/**
 * Reads `TRANSLATOR_URL`, `TRANSLATOR_KEY` and `TRANSLATOR_SECONDS`; null where no address is set. Throws a `StartupError` that repeats no
 * value, because an address may hold a secret.
 */
export function readTranslator({ url, key, seconds }: { url: string | null; key: string | null; seconds: string | null }): TranslatorSettings | null {
  if (url === null) return null
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new StartupError('TRANSLATOR_URL is not understood: expected https://host/translate.')
  const limit = seconds === null ? SECONDS : Number(seconds)
  if (!Number.isInteger(limit) || limit < 1 || limit > 120) throw new StartupError('TRANSLATOR_SECONDS is not understood: expected 1 to 120.')
  return { url, key, seconds: limit }
}
