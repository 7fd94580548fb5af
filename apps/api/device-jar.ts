import { memberDeviceLines, readMemberDevice } from '#contract/known-device.ts'

/** The proof by which a member's browser is known at the login. `keep` gives it a new one with the answer; null takes it away. */
export type DeviceJar = { proof: string | null; keep(proof: string | null): void }

/** `write` puts what is to be kept into the headers of the answer. */
export type OpenDeviceJar = DeviceJar & { write(headers: Headers): void }

export function openDeviceJar(request: Headers, siteOrigin: string): OpenDeviceJar {
  const isSecure = siteOrigin.startsWith('https:')
  const lines: string[] = []
  return {
    proof: readMemberDevice(request.get('cookie'), isSecure),
    keep: (proof) => void lines.push(...memberDeviceLines(proof, isSecure)),
    write: (headers) => {
      // A page of another site could log its visitor in as somebody else, and so make us forget the browser.
      const site = request.get('sec-fetch-site')
      if (site === null || site === 'same-origin') for (const line of lines) headers.append('set-cookie', line)
    },
  }
}
