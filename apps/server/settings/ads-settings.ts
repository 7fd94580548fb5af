import type { AdSettings } from '#core/ports/ads/http.ts'
import { StartupError } from '#apps/server/process/startup-error.ts'

/**
 * Reads `ADS_META` (`<pixel id>:<access token>`) and `ADS_GOOGLE` (`<measurement id>:<API secret>`); null where one is not set.
 * Throws a `StartupError` that does not repeat the value, because it holds a secret.
 */
export function readAds({ meta, google }: { meta: string | null; google: string | null }): AdSettings {
  const [pixelId, token] = parts('ADS_META', meta, /^(\d{5,20}):(\S+)$/, '<pixel id>:<access token>')
  const [measurementId, secret] = parts('ADS_GOOGLE', google, /^(G-[A-Z0-9]{4,20}):(\S+)$/, '<G-… measurement id>:<API secret>')
  return {
    meta: pixelId && token ? { pixelId, token } : null,
    google: measurementId && secret ? { measurementId, secret } : null,
  }
}

function parts(name: string, text: string | null, pattern: RegExp, expected: string): (string | undefined)[] {
  if (text === null) return []
  const found = pattern.exec(text)
  if (found === null) throw new StartupError(`${name} is not understood: expected ${expected}.`)
  return found.slice(1)
}
